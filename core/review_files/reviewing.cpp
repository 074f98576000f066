// SPDX-License-Identifier: GPL-3.0-or-later
#include "review_files/reviewing.h"

#include "analysis/review_text.h"
#include "hill/hill_matches.h"
#include "profile/autosave.h"
#include "profile/same_cards.h"
#include "records/record_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace hilltop {
namespace {

/// A file of records is written as a whole, so not after each of its matches.
constexpr auto kWriteEvery = std::chrono::seconds(5);

/// What it says of itself may be false; then its result is not what anybody has reviewed.
Result<Replay> sound_replay(Record record, const std::string& where) {
    auto replay = Replay::make(std::move(record), Replay::Asking::Later);
    if (!replay) return failure("review_files", "{}: {}", where, replay.error());
    if (!replay->claims_fit()) return failure("review_files", "{}: {}", where, replay->claim_error());
    return replay;
}

/// Counts what is kept of a match: a review by today's judge is summed up.
Result<> count_kept(ReviewedMatches& found, const MatchPlace& place, const Replay& replay, const Marking& marking) {
    auto review = TRY(kept_review(replay));
    if (!review) return {};
    if (!is_todays(*review, replay.game())) {
        ++found.outdated;
        return {};
    }
    sum_up(*review, marking.of(replay.game().info(), replay.record().rules));
    found.add(place, replay, *review);
    return {};
}

/// Reads what is kept beside one tournament or hill.
class BesideReader {
public:
    BesideReader(ReviewedMatches& found, const ReviewReading& reading, const Stop& stop,
                 const std::function<void(double)>& told)
        : m_found(found)
        , m_reading(reading)
        , m_stop(stop)
        , m_told(told) {}

    void read(const std::string& path) {
        if (const auto done = read_all(path); !done) m_found.problems.push_back(done.error());
    }

private:
    Result<> read_all(const std::string& path) {
        auto reviews = TRY(TournamentReviews::find(path));
        if (!reviews) return {};
        const auto keys = TRY(reviews->matches());
        const auto contest = TRY(open_contest(path));
        m_found.matches += keys.size();
        for (std::size_t i = 0; i < keys.size(); ++i) {
            if (m_stop()) {
                m_found.stopped = true;
                return {};
            }
            const auto match = TRY(contest->with_review_key(keys[i]));
            const auto done = match ? take(*reviews, *contest, *match) : Result<>();
            if (!done)
                m_found.problems.push_back(
                    failure("review_files", "{}: match {}: {}", path, match->number + 1, done.error()));
            if (m_told) m_told(static_cast<double>(i + 1) / static_cast<double>(keys.size()));
        }
        return {};
    }

    /// A review of other answers than those in the contest does not count.
    Result<> take(TournamentReviews& reviews, ContestMatches& contest, const ContestMatch& match) {
        auto found = TRY(contest.find(match, WhenNotKept::Fail));
        if (!found.reproduced) return {};
        const auto text = TRY(reviews.text(contest.review_key(match), found.record));
        if (!text) return {};
        lend_review(found.record, *text);
        contest.name_seats(found.record, match);
        const auto replay = TRY(Replay::make(std::move(found.record), Replay::Asking::Later));
        return count_kept(m_found, {contest.path(), match.number, true}, replay, m_reading.marking);
    }

    ReviewedMatches& m_found;
    const ReviewReading& m_reading;
    const Stop& m_stop;
    const std::function<void(double)>& m_told;
};

/// Judges one match after the other and keeps what it finds.
class ReviewWalk {
public:
    ReviewWalk(const MatchSet& matches, ReviewOrder order, const std::function<void(const Reviewing&)>& told)
        : m_given(matches.paths, matches.most, matches.which)
        , m_order(std::move(order))
        , m_told(told)
        , m_shelf(matches.spare)
        , m_draft(matches.draft) {
        m_state.matches = m_given.count();
        m_order.progress = [this](double share) {
            m_state.share = share;
            tell();
        };
        take_problems();
    }

    Reviewing run() {
        tell();
        while (!stopped()) {
            const auto match = m_given.next();
            take_problems();
            if (!match) break;
            const auto done = take(*match);
            if (!done) m_state.problems.push_back(done.error());
            if (m_state.stopped) break;
            ++m_state.done;
            m_state.share = 0;
            tell();
        }
        if (const auto written = m_shelf.finish(); !written) m_state.problems.push_back(written.error());
        take_remarks();
        tell();
        return std::move(m_state);
    }

private:
    bool stopped() {
        if (m_order.stop()) m_state.stopped = true;
        return m_state.stopped;
    }

    void tell() {
        m_state.missing = m_given.not_kept();
        if (m_told) m_told(m_state);
    }

    void take_remarks() {
        for (Error& remark : m_shelf.take_remarks())
            m_state.problems.push_back(std::move(remark));
    }

    void take_problems() {
        while (m_known < m_given.problems().size())
            m_state.problems.push_back(m_given.problems()[m_known++]);
    }

    /// Read each time: a rated match may begin or end during the review.
    bool cards_are_played(const Record& record) const {
        if (m_draft.empty()) return false;
        const auto draft = unfinished_match(m_draft);
        return draft && *draft && (*draft)->rated && have_same_deal(**draft, record);
    }

    Result<> take(const GivenMatch& match) {
        if (!match.record) return match.record.error();
        Record record = *match.record;
        if (record.rated && cards_are_played(record)) return {};
        m_shelf.lend(match, record);
        const auto replay = TRY(sound_replay(std::move(record), match.where));
        const auto kept = deep_review(replay, m_order.samples, {});
        if (kept && *kept) return {};
        const auto made = review(replay, m_order);
        if (!made) return failure("review_files", "{}: {}", match.where, made.error());
        if (!*made) {
            m_state.stopped = true;
            return {};
        }
        if (const auto done = m_shelf.keep(match, replay, **made); !done)
            return failure("review_files", "{}: {}", match.where, done.error());
        ++m_state.judged;
        if (std::chrono::steady_clock::now() - m_written >= kWriteEvery) {
            m_written = std::chrono::steady_clock::now();
            TRY(m_shelf.finish());
        }
        take_remarks();
        return {};
    }

    GivenMatches m_given;
    ReviewOrder m_order;
    const std::function<void(const Reviewing&)>& m_told;
    ReviewShelf m_shelf;
    std::string m_draft;
    Reviewing m_state;
    std::size_t m_known = 0;
    std::chrono::steady_clock::time_point m_written = std::chrono::steady_clock::now();
};

} // namespace

void ReviewedMatches::add(const MatchPlace& place, const Replay& replay, const Review& review) {
    auto group = std::find_if(groups.begin(), groups.end(), [&](const ManyReviews& one) { return one.takes(replay); });
    if (group == groups.end()) group = groups.insert(group, ManyReviews(replay));
    group->add(places.size(), replay, review);
    places.push_back(place);
    ++reviewed;
}

Result<Record> with_review(Record record, const Replay& replay, const Review& review) {
    Record bare = record;
    if (!drop_review(bare))
        return failure("review_files",
                       "the match already has an analysis by a newer version of Hilltop, which is kept");
    // One that is broken may claim to be deeper.
    if (!kept_review(replay)) record = std::move(bare);
    if (!keep_review(record, review))
        return failure("review_files", "the match already has a deeper analysis, which is kept");
    return record;
}

void ReviewShelf::lend(const GivenMatch& match, Record& record) {
    m_spare.lend(record);
    if (!match.tournament) return;
    auto reviews = m_read.find(match.file);
    if (reviews == m_read.end()) {
        auto found = TournamentReviews::find(match.file);
        reviews = m_read.emplace(match.file, found ? std::move(*found) : std::nullopt).first;
    }
    if (!reviews->second) return;
    const auto text = reviews->second->text(match.review_key(), record);
    if (text && *text) lend_review(record, **text);
}

/// Said once a file, however many matches it has.
Result<> ReviewShelf::keep_spare(const std::string& file, const Record& reviewed, const Error& why) {
    if (!m_spare.able()) return why;
    TRY(m_spare.keep(reviewed));
    if (m_unwritable.insert(file).second)
        m_remarks.push_back(failure("review_files", "{}; analyses are kept in {} instead", why, m_spare.folder()));
    return {};
}

/// False where a deeper one stays.
Result<bool> ReviewShelf::keep_beside(const GivenMatch& match, const Replay& replay, const Review& review) {
    auto reviews = m_write.find(match.file);
    if (reviews == m_write.end()) {
        auto opened = TRY(TournamentReviews::open(match.file));
        reviews = m_write.emplace(match.file, std::move(opened)).first;
    }
    return reviews->second.keep(match.review_key(), *match.record, review, !kept_review(replay));
}

Result<> ReviewShelf::keep(const GivenMatch& match, const Replay& replay, const Review& review) {
    if (match.tournament) {
        const auto written = keep_beside(match, replay, review);
        if (written)
            return *written ? Result<>()
                            : failure("review_files", "the match already has a deeper analysis, which is kept");
        const auto reviewed = with_review(*match.record, replay, review);
        return reviewed ? keep_spare(match.file, *reviewed, written.error()) : reviewed.error();
    }
    if (match.record->line == 0)
        return failure("review_files", "the file is a log of another program, which cannot store analyses");
    auto reviewed = TRY(with_review(*match.record, replay, review));
    m_edits[match.file].push_back({match.record->line, {write_record(*match.record)}, std::move(reviewed)});
    return {};
}

Result<> ReviewShelf::finish() {
    Result<> done;
    for (const auto& [file, edits] : m_edits) {
        const auto written = replace_records(file, edits);
        if (written) continue;
        for (const RecordEdit& edit : edits) {
            const auto kept = keep_spare(file, edit.record, written.error());
            if (!kept && done) done = kept;
        }
    }
    m_edits.clear();
    return done;
}

Reviewing review_and_keep(const MatchSet& matches, ReviewOrder order,
                          const std::function<void(const Reviewing&)>& told) {
    return ReviewWalk(matches, std::move(order), told).run();
}

Result<Record> reviewed_match(const MatchPlace& place, const SpareReviews& spare) {
    if (!place.tournament) {
        auto records = TRY(open_records(place.file));
        if (place.match >= records.size())
            return failure("review_files", "{} has become shorter while it was read; try again", place.file);
        spare.lend(records[place.match]);
        return std::move(records[place.match]);
    }
    const auto contest = TRY(open_contest(place.file));
    const auto match = TRY(contest->numbered(place.match));
    auto found = TRY(contest->find(match));
    if (!found.reproduced) return contest->not_reproduced(match);
    GivenMatch given{place.file, place.match, {}, true};
    given.key = contest->review_key(match);
    ReviewShelf(spare).lend(given, found.record);
    return std::move(found.record);
}

ReviewedMatches read_reviews(const std::vector<std::string>& paths, const Stop& stop,
                             const std::function<void(double share)>& told, const ReviewReading& reading) {
    ReviewedMatches found;
    std::vector<std::string> files;
    for (const std::string& path : paths) {
        if (is_contest_file(path))
            BesideReader(found, reading, stop, told).read(path);
        else
            files.push_back(path);
    }
    GivenMatches given(files, 0);
    found.problems.insert(found.problems.end(), given.problems().begin(), given.problems().end());
    std::uint64_t seen = 0;
    while (!found.stopped) {
        if (stop()) {
            found.stopped = true;
            break;
        }
        auto match = given.next();
        if (!match) break;
        if (match->record) reading.spare.lend(*match->record);
        if (told) told(static_cast<double>(++seen) / static_cast<double>(given.count()));
        if (!match->record || !keeps_review(*match->record)) continue;
        ++found.matches;
        const auto replay = sound_replay(*match->record, match->where);
        const auto counted =
            replay ? count_kept(found, {match->file, match->match, match->tournament}, *replay, reading.marking)
                   : Result<>(replay.error());
        if (!counted) found.problems.push_back(failure("review_files", "{}: {}", match->where, counted.error()));
    }
    return found;
}

} // namespace hilltop
