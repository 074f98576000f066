// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/cards_results.h"

#include "profile/library.h"
#include "profile/own_results.h"
#include "profile/same_cards.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "tournament_files/contest_matches.h"
#include "tournament_files/saved_tournament.h"

#include <algorithm>
#include <limits>

namespace hilltop {
namespace {

bool same_steps(const Record& one, const Record& other) {
    return one.source == other.source && one.seats == other.seats && one.steps == other.steps;
}

CardsResult cards_result_of(const Record& record) {
    CardsResult row;
    row.seats = record.seats;
    row.result = *record.result;
    row.played = played_at(record).value_or(0);
    row.record = record;
    return row;
}

/// Collects them, each match once.
class CardsCollector {
public:
    CardsCollector(const Record& match, const Stop& stop)
        : m_match(match)
        , m_stop(stop) {}

    void add(const Record& record) {
        if (!record.result || !have_same_cards(record, m_match)) return;
        ++m_found;
        for (const CardsResult& known : all.rows)
            if (known.record.game == record.game && same_steps(known.record, record)) return;
        all.rows.push_back(cards_result_of(record));
        all.rows.back().mine = same_steps(record, m_match);
    }

    void read_file(const std::string& path) {
        m_found = 0;
        const auto read = is_tournament_file(path) ? read_tournament(path) : read_records(path);
        if (!read)
            all.problems.push_back(read.error());
        else if (m_found == 0 && !m_stop())
            all.problems.push_back(failure("profile", "{}: no match of this file was played on these cards", path));
    }

    CardsResults all;

private:
    Result<> read_records(const std::string& path) {
        const auto records = TRY(open_records(path));
        for (const Record& record : records)
            add(record);
        return {};
    }

    Result<> read_tournament(const std::string& path) {
        auto saved = TRY(open_tournament(path));
        const Schedule& schedule = saved.course.schedule();
        const Plan& plan = saved.course.plan();
        const Record& match = m_match;
        if (plan.game != match.game || plan.rules != match.rules || plan.seed != match.source.seed ||
            plan.seats != static_cast<int>(match.seats.size()) || !match.dealt_from_seed())
            return {};
        for (std::uint32_t number = 0; number < schedule.series_count() && !m_stop(); ++number) {
            const Series series = schedule.series(number);
            const std::uint64_t deal = match.source.deal;
            if (deal < series.first_deal || series.deal_number(series.matches - 1) < deal) continue;
            const auto first = static_cast<int>(deal - series.first_deal) * series.matches_per_deal;
            const int end = std::min(series.matches, first + series.matches_per_deal);
            for (int i = first; i < end; ++i) {
                const auto stored = saved.file.match(number, i);
                if (!stored) return stored.error();
                if (*stored) add_stored(path, plan, place_of_match(series, i), **stored);
            }
        }
        return {};
    }

    void add_stored(const std::string& path, const Plan& plan, const PlayedMatch& place, const StoredMatch& stored) {
        ++m_found;
        Record record;
        for (std::size_t seat = 0; seat < m_match.seats.size(); ++seat)
            record.seats.push_back({plan.bots[place.by_seat[static_cast<int>(seat)]], 0, {}});
        name_entrants(record, plan, place);
        // One of this tournament that is looked at, rather than one that was played on its cards.
        const bool mine = place.number == m_match.source.match &&
                          std::none_of(m_match.seats.begin(), m_match.seats.end(),
                                       [](const RecordSeat& seat) { return seat.bot == kPerson; });
        if (mine) std::erase_if(all.rows, [](const CardsResult& row) { return row.mine; });
        CardsResult row;
        row.seats = std::move(record.seats);
        row.result = {stored.points, {stored.second.begin(), stored.second.end()}, {}};
        for (Seat seat : stored.winners)
            row.result.winners.push_back(seat.index());
        row.mine = mine;
        row.file = path;
        row.match = place.number;
        all.rows.push_back(std::move(row));
    }

    const Record& m_match;
    const Stop& m_stop;
    int m_found = 0; ///< in the file that is read
};

} // namespace

std::vector<std::int64_t> worth_of(const std::string& game, const RecordResult& result, int seat) {
    const GameEntry* entry = find_game(game);
    const auto mine = static_cast<std::size_t>(seat);
    if (entry == nullptr || mine >= result.points.size()) return {};
    const Info& info = entry->info();
    Record ended;
    ended.game = game;
    ended.result = result;
    const auto outcome =
        static_cast<std::int64_t>(OwnOutcome::Lost) - static_cast<std::int64_t>(own_outcome(ended, seat));
    const auto ahead = [&](const std::vector<int>& points) -> std::int64_t {
        if (mine >= points.size()) return 0;
        std::optional<std::int64_t> best;
        for (std::size_t other = 0; other < points.size(); ++other) {
            const bool partner = info.cooperative || (info.teams && (other + mine) % 2 == 0);
            if (other != mine && !partner) best = std::max<std::int64_t>(best.value_or(points[other]), points[other]);
        }
        return points[mine] - best.value_or(0);
    };
    if (info.low_points) return {outcome, -std::int64_t{result.points[mine]}};
    return {outcome, ahead(result.points), ahead(result.second), result.points[mine]};
}

CardsResults results_on_cards(const Record& match, int seat, const std::string& library, const std::string& file,
                              const Stop& stop) {
    CardsCollector collector(match, stop);
    for (const Library::Entry& entry : Library(library).recent(std::numeric_limits<int>::max())) {
        if (stop()) break;
        if (!entry.problem) collector.add(entry.record);
    }
    collector.add(match); // whether it has been kept by now or not
    if (!file.empty()) collector.read_file(file);
    CardsResults all = std::move(collector.all);
    std::vector<std::pair<std::vector<std::int64_t>, CardsResult>> sorted;
    for (CardsResult& row : all.rows)
        sorted.emplace_back(worth_of(match.game, row.result, seat), std::move(row));
    std::stable_sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    all.rows.clear();
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        const bool equal = i > 0 && sorted[i].first == sorted[i - 1].first;
        sorted[i].second.rank = equal ? all.rows.back().rank : static_cast<int>(i) + 1;
        all.rows.push_back(std::move(sorted[i].second));
    }
    return all;
}

Result<Record> match_of(const CardsResult& result) {
    if (result.file.empty()) return result.record;
    auto saved = TRY(open_tournament(result.file));
    const auto place = place_of(saved.course.schedule(), result.match);
    if (!place) return failure("profile", "{}: this match has not been played", result.file);
    auto found = TRY(find_match(saved.file, saved.course, *place));
    if (!found.reproduced) return not_reproduced(result.file, result.match);
    name_entrants(found.record, saved.course.plan(),
                  place_of_match(saved.course.schedule().series(place->series), place->match));
    return std::move(found.record);
}

} // namespace hilltop
