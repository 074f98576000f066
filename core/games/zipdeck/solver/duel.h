// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/zipdeck/zipdeck.h"

#include <array>
#include <functional>
#include <vector>

namespace hilltop::zipdeck {

/// What a seat at a table of two may do that makes a difference: a right call gives all away, or nothing.
enum class DuelAnswer : std::uint8_t { Pass, Give, Keep };
inline constexpr int kDuelAnswers = 3;

/// Chances of calling (and giving all away) by card, and of calling without giving.
struct DuelPlan {
    static constexpr int kCards = ZipDeck::deck_size(2);
    std::array<double, kCards> gives{};
    std::array<double, kCards> keeps{};
    friend bool operator==(const DuelPlan&, const DuelPlan&) = default;
};

/// What both plan to do in a round, and what is won after it by the change of my points less the rival's.
class DuelRound {
public:
    static constexpr int kMostChange = 2; ///< in one round, either way
    /// `after` is worth to me by change, from -kMostChange.
    explicit DuelRound(const std::array<double, 2 * kMostChange + 1>& after)
        : m_after(after) {}
    /// Worth of an answer with a card against the rival's plan.
    double worth(int card, DuelAnswer answer, const DuelPlan& theirs) const;
    /// Worth of a plan, before the cards are dealt.
    double worth(const DuelPlan& mine, const DuelPlan& theirs) const;
    /// The best plan against the rival's; of equals the first answer.
    DuelPlan reply(const DuelPlan& theirs) const;

private:
    std::array<double, 2 * kMostChange + 1> m_after;
};

/// A table of two solved backwards over rounds to come and difference of points: what is won of a win, half for a
/// shared one. The rules are even, so that one plan serves both seats.
class Duel {
public:
    /// Beyond this nothing is begun: some seconds and 50 MB.
    static constexpr int kMostRounds = 400;
    /// Solved for up to `rounds` to come. `goes_on` is asked before each; false ends the work.
    explicit Duel(int rounds, const std::function<bool(int round)>& goes_on = {});

    bool complete() const { return m_complete; }
    int rounds() const { return m_rounds; }
    /// Of mine less the rival's points with this many rounds to come.
    double value(int rounds, int difference) const;
    /// With this many rounds to come, at least one.
    const DuelPlan& plan(int rounds, int difference) const;
    /// That round, seen by who has this difference.
    DuelRound round(int rounds, int difference) const;
    /// What an answer with a card is worth against this plan.
    double worth(int rounds, int difference, int card, DuelAnswer answer) const;
    /// Rounds that no pair of pure plans solves; learnt to within a billionth.
    int mixed() const { return m_mixed; }

private:
    static std::size_t at(int rounds, int difference);
    static int clamped(int rounds, int difference);
    int m_rounds;
    bool m_complete = false;
    int m_mixed = 0;
    std::vector<double> m_values;
    std::vector<std::uint32_t> m_plan_of;
    std::vector<DuelPlan> m_plans; ///< each once
};

/// The duel up to 128 rounds, made when it is first asked for; any thread.
const Duel& common_duel();

/// What the best reply wins against a player whose plan depends on rounds to come and its points less the rival's.
/// Nothing where it was stopped.
std::vector<DuelPlan> best_replies(int rounds, const std::function<DuelPlan(int rounds, int difference)>& plan,
                                   double& value);
/// Index of the plan for rounds and difference in the result of best_replies().
std::size_t duel_index(int rounds, int difference);

} // namespace hilltop::zipdeck
