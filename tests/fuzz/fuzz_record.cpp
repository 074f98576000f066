// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a file of records: each is refused with a sentence, or can be replayed and comes back as it was written.
// What matches say of themselves beside the format (reviews, pairs, the same cards) is read as well.
#include "analysis/review_text.h"
#include "made_records.h"
#include "profile/library.h"
#include "profile/rated_pair.h"
#include "profile/same_cards.h"
#include "records/record_file.h"
#include "target.h"

using namespace hilltop;

static fuzz::Seeds seeds_of_record() {
    fuzz::Seeds seeds;
    for (const GameEntry* game : games()) {
        const Record record = fuzz::made_record(*game);
        seeds.emplace(game->info().id + std::string(".hmatch"), write_record(record) + '\n');
        seeds.emplace(game->info().id + std::string("-steps.hmatch"),
                      fuzz::short_record(*game) + '\n' + write_record(cut_before(record, 2)) + '\n');
    }
    // A review, a pair, and cards of another match.
    Record record = first_of_pair(fuzz::made_record(**require_game("rps")));
    const auto replay = Replay::make(record, Replay::Asking::Later);
    keep_review(record, **review(*replay, {.samples = 2, .seed = 1}));
    const std::string noted = write_record(on_same_cards(dated(record, 1'800'000'000), {record.source, 0, "a.hmatch"}));
    seeds.emplace("noted.hmatch", noted + '\n');
    return seeds;
}

HILLTOP_FUZZ(record, 60) {
    const auto records = read_records(bytes);
    if (!records) return fuzz::refused(records.error());
    for (const Record& record : *records) {
        const std::string line = write_record(record);
        const auto again = read_record(line);
        fuzz::claim(again && write_record(*again) == line, "a record does not come back as it was written");
        fuzz::judged(same_cards(record));
        static_cast<void>(rated_pair(record));
        static_cast<void>(played_at(record));
        for (int seat = 0; seat < static_cast<int>(record.seats.size()); ++seat)
            static_cast<void>(kept_accuracy(record, seat));
        for (const auto& [name, text] : record.extra)
            if (name == kReviewField) static_cast<void>(may_replace(text, text));
        const auto replay = Replay::make(record, Replay::Asking::Later);
        if (!replay) {
            fuzz::refused(replay.error());
            continue;
        }
        const auto review = kept_review(*replay);
        fuzz::judged(review);
        if (review && *review) fuzz::claim(review_to_json(**review, record).is_object(), "a review cannot be written");
    }
}
