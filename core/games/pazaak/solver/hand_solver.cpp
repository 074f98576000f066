// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/solver/hand_solver.h"

#include "base/numbers.h"

#include <algorithm>

namespace hilltop::pazaak {
namespace {

constexpr int kValues = Pazaak::kSideValues;
using Outcome = HandLeaves::Outcome;

constexpr bool better(int seat, double a, double b) {
    return seat == 0 ? a > b : a < b;
}

double leaf(const HandLeaves& leaves, Outcome outcome, int stood, bool stood_spent, bool other_spent) {
    return stood == 0 ? leaves.value[outcome][stood_spent][other_spent]
                      : leaves.value[outcome][other_spent][stood_spent];
}

/// Seat 0 is over 20 and seat 1 still gets its card.
double over(const HandSetting& setting, bool spent, int other) {
    double sum = 0.0;
    for (int card = 1; card <= Pazaak::kHouseValues; ++card)
        sum += setting.draw[at(card)] *
               setting.leaves.value[other + card > Pazaak::kGoal ? Outcome::Tied : Outcome::Second][spent][0];
    return sum;
}

} // namespace

SideChances SideChances::known(const Pazaak::SideDeck& cards) {
    unsigned held = 0;
    for (const std::uint8_t value : cards)
        held |= 1u << (value - 1);
    SideChances chances;
    for (unsigned values = 0; values < chances.m_none.size(); ++values)
        chances.m_none[values] = (values & held) == 0 ? 1.0 : 0.0;
    return chances;
}

SideChances SideChances::drawn(const std::array<int, kValues + 1>& copies, int cards) {
    int pool = 0;
    for (int value = 1; value <= kValues; ++value)
        pool += copies[static_cast<std::size_t>(value)];
    // By how many cards of the pool must be missed: one more misses with what is left of the pool.
    std::array<double, 4 * kValues + 1> missed{};
    missed[0] = 1.0;
    for (int count = 0; count < pool; ++count) {
        const auto i = static_cast<std::size_t>(count);
        missed[i + 1] = missed[i] * std::max(0, pool - cards - count) / (pool - count);
    }
    SideChances chances;
    for (unsigned values = 0; values < chances.m_none.size(); ++values) {
        int count = 0;
        for (int value = 1; value <= kValues; ++value)
            count += (values >> (value - 1) & 1u) != 0 ? copies[static_cast<std::size_t>(value)] : 0;
        chances.m_none[values] = missed[static_cast<std::size_t>(count)];
    }
    return chances;
}

void solve_alone(const HandSetting& setting, int stood, int total, bool spent, int low, ByTotal& values) {
    const HandLeaves& leaves = setting.leaves;
    const int seat = 1 - stood;
    const Outcome wins = seat == 0 ? Outcome::First : Outcome::Second;
    const Outcome loses = seat == 0 ? Outcome::Second : Outcome::First;
    const double won = leaf(leaves, wins, stood, spent, false);
    const double lost = leaf(leaves, loses, stood, spent, false);
    const double tied = leaf(leaves, Outcome::Tied, stood, spent, false);
    const double won_by_card = leaf(leaves, wins, stood, spent, true);
    const double tied_by_card = leaf(leaves, Outcome::Tied, stood, spent, true);
    const SideChances& side = setting.side[static_cast<std::size_t>(seat)];
    ByTotal decided; // by total at the decision
    for (int own = Pazaak::kGoal; own >= low; --own) {
        double sum = 0.0;
        for (int card = 1; card <= Pazaak::kHouseValues; ++card)
            sum += setting.draw[at(card)] * (own + card > Pazaak::kGoal ? lost : decided[at(own + card)]);
        values[at(own)] = sum;
        if (own > total) {
            decided[at(own)] = won;
            continue;
        }
        const double stand = own == total ? tied : lost;
        if (own == Pazaak::kGoal && setting.auto_stand) {
            decided[at(own)] = stand;
            continue;
        }
        double value = better(seat, sum, stand) ? sum : stand;
        unsigned tie_card = 0;
        unsigned win_cards = 0;
        for (int card = 1; card <= kValues; ++card) {
            const int reached = own + card;
            if (reached == total)
                tie_card = 1u << (card - 1);
            else if (reached > total && reached <= Pazaak::kGoal)
                win_cards |= 1u << (card - 1);
        }
        if (tie_card != 0 && better(seat, tied_by_card, value)) {
            const double without = side.none_of(tie_card);
            if (win_cards != 0 && better(seat, won_by_card, value)) {
                const double no_win = side.none_of(win_cards);
                const double neither = side.none_of(win_cards | tie_card);
                value = (1.0 - no_win) * won_by_card + (no_win - neither) * tied_by_card + neither * value;
            } else {
                value = (1.0 - without) * tied_by_card + without * value;
            }
        } else if (win_cards != 0 && better(seat, won_by_card, value)) {
            const double no_win = side.none_of(win_cards);
            value = (1.0 - no_win) * won_by_card + no_win * value;
        }
        decided[at(own)] = value;
    }
}

HandSolver::HandSolver(const HandSetting& setting, int low0, int low1)
    : m_setting(setting) {
    const int low[2] = {low0, low1};
    for (int stood = 0; stood < 2; ++stood) {
        for (const bool spent : {false, true}) {
            for (int total = low[stood]; total <= kGoal; ++total)
                solve_alone(setting, stood, total, spent, low[1 - stood], m_alone[stood][spent][at(total)]);
        }
    }
    for (const bool spent : {false, true}) {
        for (int total1 = low1; total1 <= kGoal; ++total1)
            m_over[spent][at(total1)] = over(setting, spent, total1);
    }
    for (int total0 = kGoal; total0 >= low0; --total0) {
        for (int total1 = kGoal; total1 >= low1; --total1) {
            double sum = 0.0;
            for (int card = 1; card <= Pazaak::kHouseValues; ++card) {
                const int total = total0 + card;
                sum +=
                    setting.draw[at(card)] * (total > kGoal ? m_over[0][at(total1)] : m_first[at(total)][at(total1)]);
            }
            m_round[at(total0)][at(total1)] = sum;
            m_second[at(total0)][at(total1)] = second_decides(total0, total1);
            m_first[at(total0)][at(total1)] = first_decides(total0, total1);
        }
    }
}

double HandSolver::after_end(int total0, int total1) const {
    if (total0 > kGoal) return m_over[0][at(total1)];
    double sum = 0.0;
    for (int card = 1; card <= Pazaak::kHouseValues; ++card) {
        const int total = total1 + card;
        sum += m_setting.draw[at(card)] *
               (total > kGoal ? m_setting.leaves.value[Outcome::First][0][0] : m_second[at(total0)][at(total)]);
    }
    return sum;
}

double HandSolver::after_stand(int stood, int total, bool spent, int other) const {
    if (total > kGoal) return m_over[spent][at(other)];
    return m_alone[stood][spent][at(total)][at(other)];
}

double HandSolver::second_stands(int total, bool spent, int other) const {
    if (total > kGoal || other > total) return m_setting.leaves.value[Outcome::First][0][spent];
    return after_stand(1, total, spent, other);
}

double HandSolver::best(int seat, double base, const std::array<double, kValues>& plays) const {
    std::array<int, kValues> order{}; // plays better than base, best first
    int count = 0;
    for (int card = 0; card < kValues; ++card) {
        const double value = plays[at(card)];
        if (!better(seat, value, base)) continue;
        int place = count++;
        for (; place > 0 && better(seat, value, plays[at(order[at(place - 1)])]); --place)
            order[at(place)] = order[at(place - 1)];
        order[at(place)] = card;
    }
    const SideChances& side = m_setting.side[at(seat)];
    double value = 0.0;
    double none = 1.0;
    unsigned tried = 0;
    for (int i = 0; i < count; ++i) {
        tried |= 1u << order[at(i)];
        const double still_none = side.none_of(tried);
        value += (none - still_none) * plays[at(order[at(i)])];
        none = still_none;
    }
    return value + none * base;
}

double HandSolver::first_decides(int total0, int total1) const {
    const double stand = after_stand(0, total0, false, total1);
    if (total0 == kGoal && m_setting.auto_stand) return stand;
    std::array<double, kValues> plays;
    for (int card = 1; card <= kValues; ++card)
        plays[at(card - 1)] = after_stand(0, total0 + card, true, total1);
    return best(0, std::max(stand, after_end(total0, total1)), plays);
}

double HandSolver::second_decides(int total0, int total1) const {
    const double stand = second_stands(total1, false, total0);
    if (total1 == kGoal && m_setting.auto_stand) return stand;
    std::array<double, kValues> plays;
    for (int card = 1; card <= kValues; ++card)
        plays[at(card - 1)] = second_stands(total1 + card, true, total0);
    return best(1, std::min(stand, round(total0, total1)), plays);
}

} // namespace hilltop::pazaak
