// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/standings_state.h"

#include "base/bytes.h"
#include "tournament/series_parts.h"

#include <algorithm>
#include <cstdlib>

namespace hilltop {
namespace {

constexpr std::uint64_t kStandingsFormat = 4;
constexpr std::int64_t kMostCounted = std::int64_t{1} << 40; ///< matches with the same points; sums stay within 64 bits

struct Put {
    ByteWriter& bytes;
    template <class T>
    void operator()(const T& value) const {
        bytes.put(value);
    }
    template <class T>
    void list(const std::vector<T>& list) const {
        bytes.put(std::uint64_t{list.size()});
    }
};

struct Get {
    ByteReader& bytes;
    bool& sound;
    template <class T>
    void operator()(T& value) const {
        sound = get_sound(bytes, value) && sound;
    }
    template <class T>
    void list(std::vector<T>& list) const {
        list.resize(bytes.get_count());
    }
};

} // namespace

template <class Self, class Visit>
void StandingsState::walk(Self& self, Visit&& visit) {
    visit(self.m_repeated);
    visit(self.m_matches);
    visit(self.m_digest);
    visit(self.m_first_deal);
    visit(self.m_history_step);
    visit(self.m_series);
    const auto walk_sums = [&](auto& sums) {
        for (auto* number :
             {&sums.part, &sums.whole, &sums.part_part, &sums.part_whole, &sums.whole_whole, &sums.deals})
            visit(*number);
    };
    for (auto& cell : self.m_cells) {
        for (auto* number :
             {&cell.matches, &cell.wins, &cell.draws, &cell.losses, &cell.points_for, &cell.points_against})
            visit(*number);
        walk_sums(cell.counted);
        walk_sums(cell.singly);
        for (auto& pairs : cell.pairs)
            visit(pairs);
    }
    for (auto& sum : self.m_sums) {
        for (auto* number : {&sum.matches, &sum.score.wins, &sum.score.points, &sum.score.second, &sum.draws,
                             &sum.faults, &sum.faulty})
            visit(*number);
        for (auto* sums : {&sum.share, &sum.wins, &sum.mean})
            walk_sums(*sums);
        visit(sum.disqualified);
    }
    Attendance::walk(self.m_attendance, visit);
    visit.list(self.m_joint);
    for (auto& joint : self.m_joint)
        for (auto* number : {&joint.part_part, &joint.part_whole, &joint.whole_part, &joint.whole_whole})
            visit(*number);
    visit.list(self.m_deals);
    for (auto& dealt : self.m_deals)
        for (auto* number : {&dealt.part, &dealt.whole, &dealt.wins, &dealt.points, &dealt.matches})
            visit(*number);
    visit.list(self.m_places);
    for (auto& place : self.m_places)
        visit(place);
    visit.list(self.m_history);
    for (auto& point : self.m_history) {
        visit(point.matches);
        visit.list(point.entrants);
        for (auto& entrant : point.entrants) {
            visit(entrant.matches);
            visit(entrant.value);
            visit(entrant.half);
        }
    }
}

void StandingsState::save(const Standings& standings, ByteWriter& bytes) {
    bytes.put(kStandingsFormat);
    bytes.put(standings.m_entrants);
    walk(standings, Put{bytes});
    for (const ValueCounts& points : standings.m_points) {
        bytes.put(points.first());
        bytes.put(std::uint64_t{points.counts().size()});
        for (const std::int64_t count : points.counts())
            bytes.put(count);
    }
}

bool StandingsState::load(Standings& standings, ByteReader& bytes) {
    std::uint64_t format = 0;
    int entrants = 0;
    bytes.get(format);
    bytes.get(entrants);
    if (format != kStandingsFormat || entrants != standings.m_entrants) return false;
    bool sound = true;
    walk(standings, Get{bytes, sound});
    if (!sound) return false;
    for (ValueCounts& points : standings.m_points) {
        points = {};
        int value = 0;
        bytes.get(value);
        const std::size_t size = bytes.get_count();
        if (std::abs(std::int64_t{value}) > kMostPoints || size > std::size_t{kMostPoints}) return false;
        for (std::size_t i = 0; i < size; ++i, ++value) {
            std::int64_t count = 0;
            bytes.get(count);
            if (count > kMostCounted) return false;
            if (count > 0) points.add(value, count);
        }
    }
    const auto fits = [&](std::size_t size) { return size == static_cast<std::size_t>(standings.m_entrants); };
    const auto square = static_cast<std::size_t>(standings.m_entrants) * static_cast<std::size_t>(standings.m_entrants);
    return (standings.m_joint.empty() || standings.m_joint.size() == square) &&
           standings.m_deals.size() % std::max<std::size_t>(1, static_cast<std::size_t>(standings.m_entrants)) == 0 &&
           (standings.m_places.empty() || fits(standings.m_places.size())) && standings.m_history_step > 0 &&
           std::all_of(standings.m_history.begin(), standings.m_history.end(),
                       [&](const HistoryPoint& point) { return fits(point.entrants.size()); });
}

} // namespace hilltop
