// SPDX-License-Identifier: GPL-3.0-or-later
// A file of reviews beside a tournament: any bytes, or any values in its rows. Refused with a sentence, or read, and
// what it says of a match is shown or refused. The first byte chooses: 0 has the bytes of a file behind it, others
// changes of rows.
#include "analysis/review_text.h"
#include "made_records.h"
#include "review_files/tournament_reviews.h"
#include "sqlite_rows.h"

#include <array>
#include <filesystem>

using namespace hilltop;

namespace {

constexpr std::array<fuzz::Column, 3> kReviewColumns{
    {{"reviews", "review"}, {"reviews", "match"}, {"reviews", "answers"}}};

const Record& reviewed_record() {
    static const Record record = fuzz::made_record(**require_game("rps"));
    return record;
}

/// Quick, and of all that a review has.
Review made_review() {
    const auto replay = Replay::make(reviewed_record(), Replay::Asking::Later);
    return **review(*replay, {.samples = 2, .seed = 1});
}

std::string made_reviews() {
    const std::string tournament = fuzz::own_folder() + "/made-reviews";
    const std::string path = TournamentReviews::path_of(tournament);
    std::filesystem::remove(path);
    {
        auto reviews = fuzz::must(TournamentReviews::open(tournament));
        fuzz::must(reviews.keep(0, reviewed_record(), made_review()));
    }
    return path;
}

} // namespace

static fuzz::Seeds seeds_of_reviews() {
    return {{"file.reviews", '\0' + fuzz::with_small_pages(made_reviews())},
            {"review", {1, 0, 0, 0, 5, 40, 0, '9'}},
            {"cut", {1, 0, 0, 0, 6, 30, 0}},
            {"match", {1, 1, 0, 0, 0, '\xd2'}},
            {"text", {1, 0, 0, 0, 1, 2, '{', '}'}}};
}

HILLTOP_FUZZ(reviews, 60) {
    static const std::string made = fuzz::bytes_of(made_reviews());
    fuzz::Bytes input(bytes);
    const bool rows = input.next() != 0;
    const std::string name = "bytes.htour";
    const std::string path = fuzz::as_file(rows ? std::string_view(made) : input.rest(), name + ".reviews");
    if (rows) fuzz::change_rows(path, kReviewColumns, input);
    auto reviews = TournamentReviews::find(fuzz::own_folder() + '/' + name);
    if (!reviews) return fuzz::refused(reviews.error());
    const auto matches = (*reviews)->matches();
    fuzz::judged(matches);
    Record record = reviewed_record();
    const auto text = (*reviews)->text(0, record);
    fuzz::judged(text);
    if (!text || !*text) return;
    lend_review(record, **text);
    const auto replay = Replay::make(record, Replay::Asking::Later);
    fuzz::judged(kept_review(*replay));
    for (int seat = 0; seat < 2; ++seat)
        static_cast<void>(kept_accuracy(record, seat));
}
