// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/bot.h"
#include "games/pazaak/pazaak.h"
#include "games/pazaak/solver/match_table.h"
#include "games/pazaak/solver/match_values.h"

#include <memory>

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
/// worth comes from the solved match. `noise`: each answer is misjudged by up to so much of a match.
class ExpertBot : public Bot<Pazaak> {
public:
    explicit ExpertBot(double noise = 0)
        : m_noise(noise) {}
    Reply<Pazaak::Action> act(const View<Pazaak>& view, Rng& rng) override;

private:
    double m_noise;
    std::shared_ptr<const MatchValues> m_values; ///< follow from the rules alone, so they are no memory
};

/// The expert, who errs by up to so many thousandths of a match: for people of all skills.
template <int kThousandths>
class LevelBot : public ExpertBot {
public:
    LevelBot()
        : ExpertBot(kThousandths / 1000.0) {}
};

/// Plays by the solved match: mixed answers that no reply gains on. Once the other stands one could also count the
/// house cards that are really left; in duplicate deals that gains nothing (50.00 % +- 0.01), so it does not. Where no
/// table is at hand (ready_table) it plays as the expert does.
class ChampionBot : public Bot<Pazaak> {
public:
    Reply<Pazaak::Action> act(const View<Pazaak>& view, Rng& rng) override;

private:
    bool m_looked = false;
    Pazaak::Rules m_rules;
    std::shared_ptr<const MatchTable> m_table; ///< follows from the rules alone, so it is no memory
    ExpertBot m_expert;
};

/// All built-in bots, weakest first.
std::span<const BotSpec<Pazaak>> all_bots();

} // namespace hilltop::pazaak
