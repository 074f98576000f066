// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/zipdeck/solver/duel.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace hilltop::zipdeck {
namespace {

constexpr int kCards = DuelPlan::kCards;

constexpr ZipDeck::Card card_of(int card) {
    return static_cast<ZipDeck::Card>(card);
}

/// What the round changes in my points less the rival's, by cards and answers: with the higher card I am its caller.
int change(int mine, DuelAnswer me, int theirs, DuelAnswer they) {
    if (mine < theirs) return -change(theirs, they, mine, me);
    const int own = me == DuelAnswer::Give   ? -ZipDeck::worth(card_of(mine))
                    : me == DuelAnswer::Keep ? ZipDeck::worth(card_of(mine))
                                             : ZipDeck::fine(card_of(mine));
    return own - (they == DuelAnswer::Pass ? 0 : ZipDeck::fine(card_of(theirs)));
}

double chance(const DuelPlan& plan, int card, DuelAnswer answer) {
    const auto at = static_cast<std::size_t>(card);
    if (answer == DuelAnswer::Give) return plan.gives[at];
    if (answer == DuelAnswer::Keep) return plan.keeps[at];
    return 1 - plan.gives[at] - plan.keeps[at];
}

constexpr DuelAnswer kAnswers[kDuelAnswers] = {DuelAnswer::Pass, DuelAnswer::Give, DuelAnswer::Keep};

/// Both sides of one round, each with a plan from which it gains nothing by departing.
struct Even {
    DuelPlan mine;
    DuelPlan theirs;
    bool pure = true;
};

/// Regret matching with everything that was regretted below nothing forgotten, by turns, its later rounds counting more
/// (CFR+: Tammelin, "Solving large imperfect information games using CFR+", 2014).
Even learn(const DuelRound& me, const DuelRound& them) {
    using Regrets = std::array<std::array<double, 2>, kCards>;
    Regrets mine{}, theirs{};
    DuelPlan sum_mine, sum_theirs, now_mine, now_theirs;
    const auto plan_of = [](const Regrets& regrets) {
        DuelPlan plan;
        for (std::size_t card = 0; card < kCards; ++card) {
            const double all = regrets[card][0] + regrets[card][1];
            plan.gives[card] = all > 0 ? regrets[card][1] / all : 0.5;
        }
        return plan;
    };
    const auto step = [](Regrets& regrets, const DuelRound& round, const DuelPlan& now, const DuelPlan& other) {
        for (int card = 0; card < kCards; ++card) {
            const auto at = static_cast<std::size_t>(card);
            const double pass = round.worth(card, DuelAnswer::Pass, other);
            const double give = round.worth(card, DuelAnswer::Give, other);
            const double had = now.gives[at] * give + (1 - now.gives[at]) * pass;
            regrets[at][0] = std::max(0.0, regrets[at][0] + pass - had);
            regrets[at][1] = std::max(0.0, regrets[at][1] + give - had);
        }
    };
    Even even{.mine = {}, .theirs = {}, .pure = false};
    for (int k = 1; k <= 200'000; ++k) {
        now_mine = plan_of(mine);
        step(mine, me, now_mine, now_theirs);
        now_mine = plan_of(mine);
        step(theirs, them, now_theirs, now_mine);
        now_theirs = plan_of(theirs);
        const double share = 2.0 / (k + 1);
        for (std::size_t card = 0; card < kCards; ++card) {
            sum_mine.gives[card] += share * (now_mine.gives[card] - sum_mine.gives[card]);
            sum_theirs.gives[card] += share * (now_theirs.gives[card] - sum_theirs.gives[card]);
        }
        if (k % 64 != 0) continue;
        const double gap = me.worth(me.reply(sum_theirs), sum_theirs) + them.worth(them.reply(sum_mine), sum_mine) - 1;
        if (gap < 1e-9) break;
    }
    even.mine = sum_mine;
    even.theirs = sum_theirs;
    return even;
}

/// The best replies to each other from sensible ones on; nearly always they meet.
Even solve_round(const DuelRound& me, const DuelRound& them, bool same) {
    Even even;
    for (std::size_t card = 4; card < kCards; ++card)
        even.theirs.gives[card] = 1;
    even.mine = even.theirs;
    for (int k = 0; k < 32; ++k) {
        const DuelPlan mine = me.reply(even.theirs);
        const DuelPlan theirs = same ? mine : them.reply(mine);
        const bool met = mine == even.mine && theirs == even.theirs;
        even.mine = mine;
        even.theirs = theirs;
        if (met) return even;
    }
    return learn(me, them);
}

} // namespace

double DuelRound::worth(int card, DuelAnswer answer, const DuelPlan& theirs) const {
    double sum = 0;
    for (int other = 0; other < kCards; ++other) {
        if (other == card) continue;
        for (const DuelAnswer they : kAnswers) {
            const double often = chance(theirs, other, they);
            if (often > 0)
                sum += often * m_after[static_cast<std::size_t>(change(card, answer, other, they) + kMostChange)];
        }
    }
    return sum / (kCards - 1);
}

double DuelRound::worth(const DuelPlan& mine, const DuelPlan& theirs) const {
    double sum = 0;
    for (int card = 0; card < kCards; ++card) {
        for (const DuelAnswer answer : kAnswers) {
            const double often = chance(mine, card, answer);
            if (often > 0) sum += often * worth(card, answer, theirs);
        }
    }
    return sum / kCards;
}

DuelPlan DuelRound::reply(const DuelPlan& theirs) const {
    DuelPlan plan;
    for (int card = 0; card < kCards; ++card) {
        const auto at = static_cast<std::size_t>(card);
        double best = worth(card, DuelAnswer::Pass, theirs);
        for (const DuelAnswer answer : {DuelAnswer::Give, DuelAnswer::Keep}) {
            const double value = worth(card, answer, theirs);
            // A little more than rounding: equals must not go round in circles.
            if (value <= best + 1e-12) continue;
            best = value;
            plan.gives[at] = answer == DuelAnswer::Give ? 1 : 0;
            plan.keeps[at] = answer == DuelAnswer::Keep ? 1 : 0;
        }
    }
    return plan;
}

/// With this lead, the leader can no longer be caught.
int Duel::clamped(int rounds, int difference) {
    const int most = DuelRound::kMostChange * rounds + 1;
    return std::clamp(difference, -most, most);
}

std::size_t duel_index(int rounds, int difference) {
    // Before this row: those of 0 .. rounds - 1 to come, each 4 r + 3 long.
    const int most = DuelRound::kMostChange * rounds + 1;
    const int before = rounds * (2 * rounds + 1);
    return static_cast<std::size_t>(before + std::clamp(difference, -most, most) + most);
}

std::size_t Duel::at(int rounds, int difference) {
    return duel_index(rounds, difference);
}

Duel::Duel(int rounds, const std::function<bool(int round)>& goes_on)
    : m_rounds(rounds)
    , m_values(at(rounds + 1, -(1 << 20)))
    , m_plan_of(m_values.size()) {
    m_values[at(0, -1)] = 1;
    m_values[at(0, 0)] = 0.5;
    for (int left = 1; left <= rounds; ++left) {
        if (goes_on && !goes_on(left)) return;
        const int most = clamped(left, 1 << 20);
        const auto place = [&](const DuelPlan& plan) {
            const auto found = std::find(m_plans.rbegin(), m_plans.rend(), plan);
            if (found != m_plans.rend()) return static_cast<std::uint32_t>(m_plans.rend() - found - 1);
            m_plans.push_back(plan);
            return static_cast<std::uint32_t>(m_plans.size() - 1);
        };
        for (int difference = 0; difference <= most; ++difference) {
            const DuelRound me = round(left, difference);
            const DuelRound them = round(left, -difference);
            const Even even = solve_round(me, them, difference == 0);
            if (!even.pure) ++m_mixed;
            const double value = difference == 0 ? 0.5 : me.worth(even.mine, even.theirs);
            m_values[at(left, difference)] = value;
            m_values[at(left, -difference)] = 1 - value;
            m_plan_of[at(left, difference)] = place(even.mine);
            if (difference != 0) m_plan_of[at(left, -difference)] = place(even.theirs);
        }
    }
    m_complete = true;
}

double Duel::value(int rounds, int difference) const {
    return m_values[at(rounds, difference)];
}

const DuelPlan& Duel::plan(int rounds, int difference) const {
    return m_plans[m_plan_of[at(rounds, difference)]];
}

DuelRound Duel::round(int rounds, int difference) const {
    std::array<double, 2 * DuelRound::kMostChange + 1> after{};
    for (int change = -DuelRound::kMostChange; change <= DuelRound::kMostChange; ++change)
        after[static_cast<std::size_t>(change + DuelRound::kMostChange)] = value(rounds - 1, difference + change);
    return DuelRound(after);
}

double Duel::worth(int rounds, int difference, int card, DuelAnswer answer) const {
    return round(rounds, difference).worth(card, answer, plan(rounds, -difference));
}

const Duel& common_duel() {
    static const Duel duel(128);
    return duel;
}

std::vector<DuelPlan> best_replies(int rounds, const std::function<DuelPlan(int rounds, int difference)>& plan,
                                   double& value) {
    const std::size_t size = duel_index(rounds + 1, -(1 << 20));
    std::vector<DuelPlan> replies(size);
    std::vector<double> values(size);
    values[duel_index(0, -1)] = 1;
    values[duel_index(0, 0)] = 0.5;
    for (int left = 1; left <= rounds; ++left) {
        // What cannot be reached in the rounds before need not be asked.
        const int most = std::min(DuelRound::kMostChange * left + 1, DuelRound::kMostChange * (rounds - left));
        const int edge = DuelRound::kMostChange * left + 1;
        for (int difference = -edge; difference <= edge; ++difference) {
            const std::size_t here = duel_index(left, difference);
            if (std::abs(difference) > most) {
                values[here] = difference < 0 ? 1 : 0;
                continue;
            }
            std::array<double, 2 * DuelRound::kMostChange + 1> after{};
            for (int change = -DuelRound::kMostChange; change <= DuelRound::kMostChange; ++change)
                after[static_cast<std::size_t>(change + DuelRound::kMostChange)] =
                    values[duel_index(left - 1, difference + change)];
            const DuelRound round(after);
            const DuelPlan theirs = plan(left, -difference);
            replies[here] = round.reply(theirs);
            values[here] = round.worth(replies[here], theirs);
        }
    }
    value = values[duel_index(rounds, 0)];
    return replies;
}

} // namespace hilltop::zipdeck
