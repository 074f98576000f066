// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament_files/saved_tournament.h"

#include "base/version.h"
#include "records/record_text.h"
#include "records/replay.h"
#include "tournament/hosted_hash.h"
#include "tournament/series_parts.h"
#include "tournament_files/secret_seeds.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>

namespace hilltop {
namespace {

Result<Plan> plan_of(const TournamentReader& file) {
    auto plan = read_plan(file.head().plan);
    if (!plan) return failure("tournament_files", "{}: its plan cannot be read: {}", file.path(), plan.error());
    if (const auto found = find_secret(*plan); !found)
        return failure("tournament_files", "{}: {}", file.path(), found.error());
    if (const auto fits = check_kept_plan(*plan); !fits)
        return failure("tournament_files", "{}: its plan cannot be played: {}", file.path(), fits.error());
    if (const auto fits = check_shard(*plan, file.head().shard); !fits)
        return failure("tournament_files", "{}: {}", file.path(), fits.error());
    if (const auto& entrants = file.head().entrants; entrants.size() != plan->bots.size())
        return failure("tournament_files",
                       "{}: its plan has {} bots, but {} entrants, so the file is damaged; try a copy of it",
                       file.path(), plan->bots.size(), entrants.size());
    return plan;
}

/// The match once more, by the bots of today.
Result<Record> play_again(const Plan& plan, const PlayedMatch& match) {
    std::vector<std::string> bots;
    for (const std::uint16_t entrant : match.by_seat)
        bots.push_back(plan.bots[entrant]);
    auto record = play_record(plan.entry(), plan.rules, {plan.seed, match.deal, match.number}, bots);
    for (std::size_t seat = 0; record && seat < record->seats.size(); ++seat)
        record->seats[seat].name = plan.given_name(match.by_seat[static_cast<int>(seat)]);
    return record;
}

/// The pairings follow from the rounds before, and the rule that breaks ties has changed once.
Error no_series_of(const Course& course, const TournamentReader& file, std::uint32_t number) {
    if (is_adaptive(course.plan().format) && number >= course.schedule().stage(0).series_count())
        return failure("tournament_files",
                       "{}: series {} does not follow from the results before it. Either {} broke ties by other rules, "
                       "then play this tournament anew, or the file is damaged",
                       file.path(), number, file.head().program);
    return failure("tournament_files",
                   "{}: series {} does not belong to its plan, so the file is damaged; try a copy of it", file.path(),
                   number);
}

/// Series are cut by the plan, and this has changed for plans with hosted bots and a stop rule or duplicate deals.
Error cut_otherwise(const TournamentReader& file) {
    return failure("tournament_files",
                   "{} was played by {}, which split tournaments of your own bots differently; open it with that "
                   "version or play it again",
                   file.path(), file.head().program);
}

/// A row does not tell who played it. Where rounds follow from results that another version may have read otherwise,
/// the first match of every later pairing is played again.
Result<> same_meetings(TournamentReader& file, const Course& course) {
    const Plan& plan = course.plan();
    if (!is_adaptive(plan.format)) return {};
    const auto now = head_of(plan, file.head().shard, {}).entrants;
    for (int i = 1; i < course.schedule().stage_count(); ++i) {
        const Stage& stage = course.schedule().stage(i);
        for (std::uint32_t pairing = 0; pairing < stage.pairings.size(); ++pairing) {
            const std::uint32_t number = stage.first_series + stage.series_of({pairing, 0});
            if (number >= course.folded()) return {};
            const PlayedMatch match = place_of_match(course.schedule().series(number), 0);
            const bool changed = std::any_of(match.by_seat.begin(), match.by_seat.end(), [&](std::uint16_t entrant) {
                return file.head().entrants.at(entrant) != now.at(entrant);
            });
            const bool hosted = std::any_of(match.by_seat.begin(), match.by_seat.end(),
                                            [&](std::uint16_t entrant) { return is_hosted(plan, plan.bots[entrant]); });
            if (hosted) continue; // their matches cannot be played again
            // Only ties in penalty points were once broken by another rule.
            if (changed && plan.entry().info().counting != Counting::SharedWins) continue;
            if (!changed) {
                const auto stored = file.match(number, 0);
                if (!stored) return stored.error();
                const auto record = play_again(plan, match);
                if (record && *stored && Digest(record->digest.value_or(0)).folded() == (*stored)->digest) continue;
            }
            return failure("tournament_files",
                           "{}: {} and {} meet in series {}, but the file may hold another pairing: {} may have broken "
                           "a tie before it by other rules; play this tournament anew",
                           file.path(), plan.bots[match.by_seat[0]], plan.bots[match.by_seat[1]], number,
                           file.head().program);
        }
    }
    return {};
}

Result<Course> course_of(TournamentReader& file) {
    const auto plan = TRY(plan_of(file));
    const Shard shard = file.head().shard;
    Course course(plan, shard);
    const auto state = TRY(file.state());
    if (state) {
        // A state this version does not understand is no loss: everything is folded again.
        auto saved = Course::load(plan, shard, state->bytes);
        if (saved && saved->folded() == state->rows) course = std::move(*saved);
    }
    const bool anew = course.folded() == 0;
    std::optional<Error> broken;
    const auto read = file.each_series(course.folded(), [&](const KeptSeries& kept) {
        const auto here = [&] { return course.series(course.folded()); };
        // Older versions looked less often, so a sequential test may have played beyond its verdict. That does not
        // count.
        const bool sprt = course.plan().stop.kind == StopRule::Kind::Sprt;
        if (course.over() && sprt) return false;
        const auto matches = static_cast<int>(kept.result.lines.size());
        const bool fits = !course.over() && here().number == kept.result.number &&
                          here().first_match == kept.first_match && here().seats == kept.seats;
        if (fits && matches <= here().matches && hilltop::fits(here(), kept.result)) {
            const bool whole = matches == here().matches;
            const bool all = course.add(kept.result) == matches;
            if ((all && whole) || (course.over() && (all || sprt))) return true;
        }
        const bool otherwise =
            !course.over() && matches != here().matches && takes_turns(course.plan()) && has_hosted(course.plan());
        broken = otherwise ? cut_otherwise(file) : no_series_of(course, file, kept.result.number);
        return false;
    });
    if (broken) return *broken;
    if (!read) return read.error();
    if (anew) {
        TRY(same_meetings(file, course));
    }
    return course;
}

/// What was played before its turn.
Result<std::vector<SeriesResult>> ahead_of(TournamentReader& file, const Course& course) {
    auto kept = TRY(file.ahead());
    std::vector<SeriesResult> ahead;
    for (KeptSeries& series : kept) {
        const std::int64_t behind = std::int64_t{series.result.number} - course.shard().index;
        const auto place = static_cast<std::uint32_t>(behind / course.shard().count);
        if (behind < 0 || behind % course.shard().count != 0 || place >= course.known() ||
            course.series(place).first_match != series.first_match ||
            static_cast<std::size_t>(course.series(place).matches) != series.result.lines.size() ||
            !fits(course.series(place), series.result))
            return takes_turns(course.plan())
                       ? cut_otherwise(file)
                       : failure("tournament_files",
                                 "{}: series {} does not belong to its plan, so the file is damaged; try a copy of it",
                                 file.path(), series.result.number);
        if (place >= course.folded()) ahead.push_back(std::move(series.result));
    }
    return ahead;
}

/// What was played of series that had not ended.
Result<std::vector<SeriesResult>> begun_of(TournamentReader& file, const Course& course,
                                           const std::vector<SeriesResult>& ahead) {
    auto kept = TRY(file.begun());
    std::vector<SeriesResult> begun;
    for (KeptSeries& series : kept) {
        const std::uint32_t number = series.result.number;
        if (number % course.shard().count != course.shard().index || course.over()) continue;
        const std::uint32_t place = course.shard().row(number);
        // An earlier version does not know of them, and may have played the whole series.
        const bool ended = place < course.folded() || std::any_of(ahead.begin(), ahead.end(), [&](const auto& one) {
                               return one.number == number;
                           });
        if (ended || place >= course.known()) continue;
        const Series due = course.series(place);
        if (due.first_match != series.first_match || !fits(due, series.result))
            return failure("tournament_files",
                           "{}: series {} does not belong to its plan, so the file is damaged; try a copy of it",
                           file.path(), number);
        series.result.handed_over = static_cast<int>(series.result.lines.size());
        begun.push_back(std::move(series.result));
    }
    return begun;
}

/// All that counts although it is not folded.
Result<std::vector<SeriesResult>> provisional_of(TournamentReader& file, const Course& course) {
    auto ahead = ahead_of(file, course);
    if (!ahead) return ahead;
    auto begun = begun_of(file, course, *ahead);
    if (!begun) return begun;
    std::move(begun->begin(), begun->end(), std::back_inserter(*ahead));
    return ahead;
}

/// What a seat of a record says of an entrant; hosted ones have no version of ours.
RecordSeat record_seat(const Plan& plan, std::uint16_t entrant) {
    const std::string& bot = plan.bots[entrant];
    const BotTraits* traits = plan.entry().find_bot(bot);
    return {bot, traits == nullptr ? 0 : traits->version, plan.given_name(entrant)};
}

Result<> same_programs(const TournamentReader& file, const Plan& plan) {
    const FileHead now = head_of(plan, file.head().shard, {});
    const auto& then = file.head().entrants;
    for (std::size_t i = 0; i < now.entrants.size(); ++i) {
        if (i < then.size() && then[i] == now.entrants[i]) continue;
        if (now.entrants[i].version == 0)
            return failure("tournament_files",
                           "{}: the file of {} was changed or removed, so the results would be of two different bots; "
                           "restore the file that has played so far, or begin a new tournament",
                           file.path(), now.entrants[i].name);
        return failure("tournament_files",
                       "{}: {} has changed (version {} has played so far, now it is version {}), so the results would "
                       "be of two different bots; keep the results as they are, or begin a new tournament",
                       file.path(), now.entrants[i].name, i < then.size() ? then[i].version : 0,
                       now.entrants[i].version);
    }
    return {};
}

} // namespace

Record hosted_record(const Plan& plan, const Series& series, const SeriesResult& result, const KeptMatch& kept) {
    const PlayedMatch match = place_of_match(series, kept.match);
    std::vector<RecordSeat> seats;
    RecordResult outcome;
    const auto first = static_cast<std::size_t>(kept.match) * static_cast<std::size_t>(series.seats);
    const MatchLine& line = result.lines[static_cast<std::size_t>(kept.match)];
    for (Seat seat : SeatSet::all(series.seats)) {
        const std::size_t cell = first + static_cast<std::size_t>(seat.index());
        seats.push_back(record_seat(plan, match.by_seat[seat.index()]));
        outcome.points.push_back(result.points[cell]);
        outcome.second.push_back(result.second[cell]);
        if ((line.winners >> seat.index() & 1) != 0) outcome.winners.push_back(seat.index());
    }
    return kept_record(plan.entry(), plan.rules, {plan.seed, match.deal, match.number}, std::move(seats), kept,
                       std::move(outcome));
}

FileHead head_of(const Plan& plan, Shard shard, std::string name) {
    FileHead head{plan_to_json(plan).dump(), std::move(name), kProgram, {}, shard};
    for (const std::string& bot : plan.bots) {
        if (const BotTraits* traits = plan.entry().find_bot(bot))
            head.entrants.push_back({bot, traits->version, built_in_hash(plan.game, bot, traits->version)});
        else
            head.entrants.push_back({bot, 0, hosted_hash(bot)});
    }
    return head;
}

Result<SavedTournament> create_tournament(const std::string& path, const Plan& plan, Shard shard, std::string name) {
    if (plan.seal) {
        TRY(keep_secret(*plan.seal));
    }
    auto file = TRY(TournamentFile::create(path, head_of(plan, shard, std::move(name)),
                                           shard.whole() ? Journal::Local : Journal::Shared));
    return SavedTournament{std::move(file), Course(plan, shard), {}};
}

Result<SavedTournament> open_tournament(const std::string& path) {
    auto file = TRY(TournamentFile::open(path));
    auto course = TRY(course_of(file));
    auto ahead = TRY(provisional_of(file, course));
    return SavedTournament{std::move(file), std::move(course), std::move(ahead)};
}

Result<SavedTournament> resume_tournament(const std::string& path) {
    auto file = TRY(TournamentFile::open_to_play(path));
    auto course = TRY(course_of(file));
    TRY(same_programs(file, course.plan()));
    auto ahead = TRY(provisional_of(file, course));
    return SavedTournament{std::move(file), std::move(course), std::move(ahead)};
}

TournamentSink::TournamentSink(TournamentFile file, const Course& course)
    : FileSink(std::move(file))
    , m_plan(course.plan())
    , m_sample_step(m_plan.keep == Keep::All ? 1
                    : m_plan.keep == Keep::Sample
                        ? std::max<std::uint64_t>(1, static_cast<std::uint64_t>(expected_matches(m_plan)) / kSample)
                        : 0) {}

/// Answers of hosted bots cannot be made again, whatever the plan asks for.
void TournamentSink::keep_hosted(const Series& series, const SeriesResult& result) {
    for (const KeptMatch& match : result.kept)
        keep(series.match_number(match.match), hosted_record(m_plan, series, result, match));
}

void TournamentSink::series_part(const Series& part, const SeriesResult& result) {
    keep_hosted(part, result);
    FileSink::series_part(part, result);
}

void TournamentSink::prepare(const Series& series, const SeriesResult& result) {
    FileSink::prepare(series, result);
    keep_hosted(series, result);
    std::vector<bool> kept(static_cast<std::size_t>(series.matches));
    for (const KeptMatch& match : result.kept)
        kept[static_cast<std::size_t>(match.match)] = true;
    std::vector<bool> faulty(static_cast<std::size_t>(series.matches));
    if (m_plan.keep != Keep::None)
        for (const SeriesFault& fault : result.faults)
            faulty[static_cast<std::size_t>(fault.match - series.first_match)] = true;
    std::vector<int> wanted;
    for (int match = result.handed_over; match < series.matches; ++match) {
        const auto index = static_cast<std::size_t>(match);
        const bool sampled = m_sample_step > 0 && series.match_number(match) % m_sample_step == 0;
        if ((sampled || faulty[index]) && !kept[index]) wanted.push_back(match);
    }
    for (const int match : wanted) {
        const auto record = play_again(m_plan, place_of_match(series, match));
        if (record) keep(series.match_number(match), *record);
    }
}

void TournamentSink::keep(std::uint64_t match, const Record& record) {
    std::string text = write_record(record);
    keep_record(match, without_seed(std::move(text), m_plan));
}

Result<> TournamentSink::finish(const Course& course) {
    state(course.save());
    if (auto told = told_plan(course)) FileSink::tell_plan(std::move(*told));
    return flush();
}

std::optional<std::string> told_plan(const Course& course) {
    if (!course.plan().seal || !course.tells_seed()) return {};
    return course.shown_plan().dump();
}

Result<> tell_seed(SavedTournament& saved) {
    FileBatch batch;
    batch.told_plan = told_plan(saved.course);
    if (!batch.told_plan || *batch.told_plan == saved.file.head().plan) return {};
    const auto clock = TRY(saved.file.clock());
    batch.session = {.begun = clock.begun, .written = clock.written, .seconds = 0};
    auto file = TRY(TournamentFile::open_to_play(saved.file.path()));
    return file.commit(batch);
}

std::optional<Schedule::Place> place_of(const Schedule& schedule, std::uint64_t match) {
    for (int i = schedule.stage_count() - 1; i >= 0; --i) {
        const Stage& stage = schedule.stage(i);
        if (match < stage.first_match) continue;
        const auto within = static_cast<std::int64_t>(match - stage.first_match);
        if (within >= stage.match_count()) return {};
        const Schedule::Fixture fixture{i, static_cast<int>(within / stage.matches)};
        return schedule.place({&fixture, 1}, within % stage.matches);
    }
    return {};
}

Result<FoundMatch> find_match(TournamentReader& file, const Course& course, const Schedule::Place& place) {
    const auto stored =
        TRY(place.series < course.schedule().series_count() ? file.match(place.series, place.match)
                                                            : Result<std::optional<StoredMatch>>(std::nullopt));
    if (!stored) return failure("tournament_files", "{}: this match has not been played", file.path());
    const PlayedMatch match = place_of_match(course.schedule().series(place.series), place.match);
    const auto kept = TRY(file.record(match.number));
    FoundMatch found;
    if (!kept && is_forfeit(stored->digest) && has_hosted(course.plan()))
        return failure("tournament_files", "{}: match {} was forfeited and not played, because a bot had dropped out",
                       file.path(), match.number + 1);
    if (kept) {
        auto record = read_record(with_seed(*kept, course.plan()));
        if (!record)
            return failure("tournament_files", "{}: the record of match {} cannot be read: {}", file.path(),
                           match.number + 1, record.error());
        found.record = std::move(*record);
        found.kept = true;
    } else {
        found.record = TRY(play_again(course.plan(), match));
    }
    found.reproduced = Digest(found.record.digest.value_or(0)).folded() == stored->digest;
    if (!course.tells_seed()) found.record = TRY(without_seed(found.record, course.plan()));
    return found;
}

Result<Record> kept_match(const Plan& plan, const std::string& text) {
    auto record = TRY(read_record(with_seed(text, plan)));
    return has_no_seed(text) ? without_seed(record, plan) : Result<Record>(std::move(record));
}

} // namespace hilltop
