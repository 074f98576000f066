// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/attendance.h"

#include "engine/bad_match.h"
#include "engine/info.h"

#include <algorithm>
#include <utility>

namespace hilltop {
Attendance::Attendance(const Info& game, std::vector<bool> foreign, const ForfeitPoints& forfeit)
    : m_game(&game)
    , m_forfeit(forfeit)
    , m_foreign(std::move(foreign))
    , m_entrants(m_foreign.size()) {}

void Attendance::begin(const std::vector<std::uint16_t>& absent) {
    m_entrants.assign(m_entrants.size(), {});
    m_in_a_row = m_out = 0;
    for (const std::uint16_t entrant : absent)
        put_out(m_entrants[entrant]);
}

void Attendance::put_out(Entrant& entrant) {
    if (!std::exchange(entrant.out, true)) ++m_out;
}

void Attendance::match_over(const SeatedEntrants& by_seat, std::span<const SeriesFault> faults) {
    if (faults.empty() && m_in_a_row == 0) return; // nearly always
    for (int seat = 0; seat < by_seat.size(); ++seat) {
        const std::uint16_t number = by_seat[seat];
        const bool seen = std::find(by_seat.begin(), by_seat.begin() + seat, number) != by_seat.begin() + seat;
        if (seen || !m_foreign[number]) continue;
        Entrant& entrant = m_entrants[number];
        const auto met = [&](auto counts) {
            return std::any_of(faults.begin(), faults.end(), [&](const SeriesFault& fault) {
                return fault.entrant == number && counts(fault.fault);
            });
        };
        const int before = entrant.in_a_row;
        entrant.in_a_row = met(is_bad) ? before + 1 : 0;
        m_in_a_row += (entrant.in_a_row > 0) - (before > 0);
        if (entrant.in_a_row >= kMostInARow || (m_game->disqualifies && met([](Fault) { return true; })))
            put_out(entrant);
    }
}

SeatSet Attendance::absent(const SeatedEntrants& by_seat) const {
    SeatSet absent;
    for (int seat = 0; m_out > 0 && seat < by_seat.size(); ++seat)
        if (out(by_seat[seat])) absent.insert(Seat(seat));
    return absent;
}

ForfeitPoints points_of_forfeit(const Info& game, const RuleValues& rules) {
    if (game.stake_rule != nullptr) return {1, rules.at(game.stake_rule) > 0 ? -1 : 0};
    return {game.winning_rule != nullptr ? rules.at(game.winning_rule) : game.forfeit_points, 0};
}

std::optional<MatchResult> Attendance::forfeit(const SeatedEntrants& by_seat) const {
    const int seats = by_seat.size();
    if (m_out == 0 || m_game->cooperative || (seats != 2 && !m_game->teams)) return {};
    const auto side = [&](int seat) { return m_game->teams ? seat % 2 : seat; };
    bool lost[2] = {false, false};
    for (int seat = 0; seat < seats; ++seat)
        lost[side(seat)] = lost[side(seat)] || out(by_seat[seat]);
    if (!lost[0] && !lost[1]) return {};
    MatchResult result{};
    for (Seat seat : SeatSet::all(seats)) {
        const bool gone = lost[side(seat.index())];
        if (!gone) result.winners.insert(seat);
        result.points[seat] = gone ? m_forfeit.lost : m_forfeit.won;
    }
    return result;
}

std::vector<std::uint16_t> Attendance::out_of(const std::vector<std::uint16_t>& entrants) const {
    std::vector<std::uint16_t> found;
    for (const std::uint16_t entrant : entrants)
        if (m_out > 0 && out(entrant)) found.push_back(entrant);
    return found;
}

} // namespace hilltop
