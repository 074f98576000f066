// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/thinker.h"
#include "games/pazaak/pazaak.h"
#include "games/pazaak/solver/known_hand.h"
#include "games/pazaak/solver/lone_hand.h"
#include "games/pazaak/solver/match_values.h"

#include <array>
#include <memory>
#include <vector>

namespace hilltop::pazaak {

/// Any sensible answer, each as likely.
class RandomBot : public Bot<Pazaak> {
public:
    Reply<Pazaak::Action> act(const View<Pazaak>& view, Rng& rng) override;
};

/// Draws below a fixed count and stands from it; never touches its side cards.
template <int StandFrom>
class FixedBot : public Bot<Pazaak> {
public:
    Reply<Pazaak::Action> act(const View<Pazaak>& view, Rng&) override {
        return view.open.players[view.me].total < StandFrom ? Pazaak::end() : Pazaak::stand();
    }
};

/// A few rules of thumb with side cards and an eye on the other's count.
class CarefulBot : public Bot<Pazaak> {
public:
    Reply<Pazaak::Action> act(const View<Pazaak>& view, Rng&) override;
};

/// Expectimax over the rest of the hand, with the house cards unseen at this moment; what a hand and a side card are
/// worth comes from the solved match. `misjudges`: by which share of a match it errs, see held_back().
class ExpertBot : public Bot<Pazaak> {
public:
    explicit ExpertBot(double misjudges = 0)
        : m_misjudges(misjudges) {}
    Reply<Pazaak::Action> act(const View<Pazaak>& view, Rng& rng) override;
    /// Every answer that is offered, in no order, with the chance to win the match that it sees.
    std::vector<Option<Pazaak>> options(const View<Pazaak>& view);

private:
    using Answers = FixedList<Option<Pazaak>, Pazaak::Menu::kCapacity>;
    Answers weigh(const View<Pazaak>& view); ///< those it looks at, with my chances

    double m_misjudges;
    std::shared_ptr<const MatchValues> m_values; ///< follow from the rules alone, so they are no memory
};

/// How much the expert held back for people misjudges: novice, casual, skilled, strong.
inline constexpr std::array<double, 4> kLevels = {0.45, 0.17, 0.075, 0.034};

/// Plays by the solved match: mixed answers that no reply gains on. Once the other player stands, the hand is a problem
/// for one player, and the champion calculates it with the house cards that are really left. Where no table is at hand
/// (ready_table) it plays as the expert does.
///
/// While both still move, its options are worth what the table says, where each house card is as likely at every
/// moment, over all side decks the other player may hold. SearchBudget counts for nothing, as there are no dice. `act`
/// plays the first option. Where the table mixes two, which are worth the same with no more knowledge than the table
/// has, it plays either, though the side cards that have been seen may tip the scale by some thousandths. The expert's
/// options are its own estimates.
class ChampionBot : public Thinker<Pazaak> {
public:
    Reply<Pazaak::Action> act(const View<Pazaak>& view, Rng& rng) override;
    std::vector<Option<Pazaak>> options(const View<Pazaak>& view, const SearchBudget& budget,
                                        const Stop& stop) override;

private:
    void look_up(const Pazaak::Rules& rules);
    /// By the table; in no order.
    std::vector<Option<Pazaak>> known(const View<Pazaak>& view, const Stop& stop);

    bool m_looked = false;
    Pazaak::Rules m_rules;
    std::shared_ptr<const MatchTable> m_table; ///< follows from the rules alone, so it is no memory
    ExpertBot m_expert;
    KnownHand m_hand;
    LoneHand m_lone;
};

/// All built-in bots, weakest first.
std::span<const BotSpec<Pazaak>> all_bots();

} // namespace hilltop::pazaak
