// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/bout_sink.h"

#include "pages/notable_matches.h"
#include "records/record_text.h"
#include "tournament/outcome.h"
#include "tournament/series_parts.h"
#include "tournament_files/saved_tournament.h"
#include "tournament_files/secret_seeds.h"

#include <algorithm>

namespace hilltop {
namespace {

using namespace std::chrono_literals;

/// A bout that is over sooner is kept as a whole.
constexpr auto kHandOverEvery = 1000ms;
/// What bots wrote beside their faults: of the first ones in a bout, and of each the first bytes.
constexpr std::size_t kMostErrors = 20, kMostErrorBytes = 4000;

void cut_errors(std::vector<SeriesFault>& faults) {
    for (std::size_t i = 0; i < faults.size(); ++i) {
        std::string& errors = faults[i].errors;
        errors.resize(i < kMostErrors ? std::min(errors.size(), kMostErrorBytes) : 0);
    }
}

} // namespace

BoutSink::BoutSink(Plan plan, Plan sealed, std::vector<std::string> specs, BegunBout begun)
    : m_plan(std::move(plan))
    , m_sealed(std::move(sealed))
    , m_specs(std::move(specs))
    , m_begun(std::move(begun))
    , m_records(std::exchange(m_begun.records, {}))
    , m_best(m_plan.entry().info().cooperative ? 2 : std::max<std::size_t>(2, m_plan.bots.size())) {
    m_begun.spent.resize(m_plan.bots.size());
    const Schedule schedule(m_plan);
    for (const KeptSeries& kept : std::exchange(m_begun.series, {}))
        if (static_cast<int>(kept.result.lines.size()) == schedule.series(kept.result.number).matches)
            m_known.emplace(kept.result.number, kept.result.absent);
}

/// For that one of m_best greater is better.
std::pair<double, double> BoutSink::merit(const Series& series, const SeriesResult& result, int match,
                                          std::size_t best) const {
    const bool worst = m_best.size() == 2 && best == 1;
    const auto merit =
        merit_of(m_plan.entry().info(), match_of(series, result, match), static_cast<std::uint16_t>(worst ? 0 : best));
    return worst ? std::pair(-merit.first, -merit.second) : merit;
}

int BoutSink::number_of(const Series& series, int match) const {
    return static_cast<int>(series.match_number(match) - m_plan.first_match);
}

std::string BoutSink::text_of(const Series& series, const SeriesResult& result, const KeptMatch& kept) const {
    Record record = hosted_record(m_plan, series, result, kept);
    record.log.clear(); // the clock of this machine
    const auto by_seat = seated(series, kept.match);
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat)
        record.seats[seat].bot = m_specs[by_seat[static_cast<int>(seat)]]; // not where it was unpacked
    return without_seed(write_record(record), m_sealed);
}

/// Keeps the records of these matches that may become the best ones; of equal ones it is the first. What was played
/// without a side that is out is no side's best.
void BoutSink::note(const Series& series, const SeriesResult& result) {
    if (!result.absent.empty()) return;
    for (std::size_t side = 0; side < m_best.size(); ++side) {
        const KeptMatch* best = nullptr;
        std::pair<double, double> most = m_best[side].merit;
        for (const KeptMatch& kept : result.kept) {
            const auto merit = this->merit(series, result, kept.match, side);
            if ((best != nullptr || m_best[side].number >= 0) && merit <= most) continue;
            best = &kept;
            most = merit;
        }
        const int number = best == nullptr ? -1 : number_of(series, best->match);
        if (best == nullptr || m_records.contains(number)) continue;
        m_begun.records[number] = m_records[number] = text_of(series, result, *best);
    }
}

/// Which of the records of a series, and of those before, are the best.
void BoutSink::choose(const Series& series, const SeriesResult& result) {
    const int first = number_of(series, 0), behind = number_of(series, static_cast<int>(result.lines.size()));
    for (auto record = m_records.lower_bound(first); record != m_records.end() && record->first < behind; ++record) {
        const int match = record->first - first;
        // Where a side is out by then the series was played again, and the record is of what does not count.
        if (!result.absent.empty() || is_forfeit(result.lines[static_cast<std::size_t>(match)].digest)) continue;
        for (std::size_t side = 0; side < m_best.size(); ++side) {
            const auto merit = this->merit(series, result, match, side);
            if (m_best[side].number < 0 || merit > m_best[side].merit) m_best[side] = {record->first, merit};
        }
    }
    std::erase_if(m_records, [&](const auto& record) {
        return record.first < behind && std::ranges::find(m_best, record.first, &Best::number) == m_best.end();
    });
}

void BoutSink::hand_over(const Series& series, const SeriesResult& result) {
    KeptSeries kept{.first_match = series.first_match,
                    .seats = series.seats,
                    .result = result.without_answers(result.faults.size())};
    kept.result.absent = result.absent;
    cut_errors(kept.result.faults);
    m_begun.series.push_back(std::move(kept));
}

void BoutSink::hand_over_whole(const Series& series, const SeriesResult& result) {
    if (m_known.emplace(result.number, result.absent).second) hand_over(series, result);
}

void BoutSink::series_part(const Series& part, const SeriesResult& result) {
    const std::lock_guard lock(m_mutex);
    note(part, result);
    hand_over(part, result);
}

void BoutSink::series_ahead(const Series& series, const SeriesResult& result) {
    const std::lock_guard lock(m_mutex);
    note(series, result);
    hand_over_whole(series, result);
}

void BoutSink::series_done(const Series& series, const SeriesResult& result) {
    const std::lock_guard lock(m_mutex);
    note(series, result);
    choose(series, result);
    hand_over_whole(series, result);
    SeriesResult own = result;
    own.kept.clear();
    for (SeriesFault& fault : own.faults)
        fault.match -= m_plan.first_match;
    append(m_whole, std::move(own));
}

void BoutSink::spent(const SpentByBot& spent) {
    const std::lock_guard lock(m_mutex);
    for (std::size_t side = 0; side < m_plan.bots.size(); ++side)
        if (const auto found = spent.find(m_plan.bots[side]); found != spent.end())
            m_begun.spent[side] = found->second->time();
}

void BoutSink::restore(const SpentByBot& spent) {
    for (const auto& [bot, time] : spent) // two sides may be the same bot
        if (const auto side = std::ranges::find(m_plan.bots, bot); side != m_plan.bots.end())
            time->add(m_begun.spent[static_cast<std::size_t>(side - m_plan.bots.begin())]);
}

std::optional<BegunBout> BoutSink::take_begun(bool all) {
    const std::lock_guard lock(m_mutex);
    const auto now = std::chrono::steady_clock::now();
    if (m_begun.series.empty() || (!all && now - m_handed_over < kHandOverEvery)) return {};
    m_handed_over = now;
    BegunBout taken{.bout = m_begun.bout, .season = m_begun.season, .spent = m_begun.spent};
    taken.series.swap(m_begun.series);
    taken.records.swap(m_begun.records);
    return taken;
}

PlayedBout BoutSink::take() {
    const std::lock_guard lock(m_mutex);
    cut_errors(m_whole.faults);
    PlayedBout played{.bout = m_begun.bout, .result = std::move(m_whole), .season = m_begun.season};
    for (const Best& best : m_best)
        if (best.number >= 0) played.records.emplace(best.number, m_records.at(best.number));
    return played;
}

} // namespace hilltop
