// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rule_spec.h"
#include "engine/series.h"

#include <optional>
#include <span>
#include <vector>

namespace hilltop {

/// Faults after which a bot answers no more in its match: its program has ended, or had to be ended.
constexpr bool is_death(Fault fault) {
    switch (fault) {
    case Fault::Crash:
    case Fault::NoStart:
    case Fault::Stall:
    case Fault::TooMuchOutput:
    case Fault::TooMuchMemory:
    case Fault::TooManyProcesses:
        return true;
    case Fault::NotAllowed:
    case Fault::NotUnderstood:
    case Fault::TimeOut:
    case Fault::Dead:
        return false;
    }
    return false;
}

/// This many late answers in a row end a bot's match; this many matches in a row in which it was late or died end its
/// tournament.
inline constexpr int kMostInARow = 3;

/// What a match that is not played brings each side.
struct ForfeitPoints {
    int won = 0, lost = 0;
};
/// As much as winning it would have brought, the lowest stake where points are staked: who has fallen out must not be
/// worth more to those who met it before.
ForfeitPoints points_of_forfeit(const Info& game, const RuleValues& rules);
template <class G>
ForfeitPoints points_of_forfeit(const typename G::Rules& rules) {
    return points_of_forfeit(G::info(), rule_values<typename G::Rules>(G::rules(), rules));
}

/// Who is out, from match to match. A bot that is not built in is out after too many bad matches in a row and, where
/// the rules disqualify, after any fault: it is asked nothing more and forfeits what is left.
class Attendance {
public:
    Attendance() = default;
    /// `foreign` by entrant: it is not built in.
    Attendance(const Info& game, std::vector<bool> foreign, const ForfeitPoints& forfeit = {});

    /// A series begins: only those are out.
    void begin(const std::vector<std::uint16_t>& absent);
    /// A match has ended with this seating; `faults` are its own, including those during notifications.
    void match_over(const SeatedEntrants& by_seat, std::span<const SeriesFault> faults);
    bool out(std::uint16_t entrant) const { return m_entrants[entrant].out; }
    SeatSet absent(const SeatedEntrants& by_seat) const;
    /// The result of a match that is not played because a side of two is out; nothing where it has to be played.
    std::optional<MatchResult> forfeit(const SeatedEntrants& by_seat) const;
    /// Those of them who are out.
    std::vector<std::uint16_t> out_of(const std::vector<std::uint16_t>& entrants) const;
    /// How many are.
    int count() const { return m_out; }

    /// Every value in one order, for writing and for reading.
    template <class Self, class Visit>
    static void walk(Self& self, Visit&& visit) {
        for (auto& entrant : self.m_entrants) {
            visit(entrant.in_a_row);
            visit(entrant.out);
        }
        visit(self.m_in_a_row);
        visit(self.m_out);
    }

private:
    struct Entrant {
        int in_a_row = 0; ///< bad matches
        bool out = false;
    };
    void put_out(Entrant& entrant);

    const Info* m_game = nullptr;
    ForfeitPoints m_forfeit;
    std::vector<bool> m_foreign;
    std::vector<Entrant> m_entrants;
    int m_in_a_row = 0; ///< entrants whose last match was a bad one
    int m_out = 0;
};

} // namespace hilltop
