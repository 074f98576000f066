// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bot.h"
#include "games/advanced-pazaak/advanced_pazaak.h"

namespace hilltop::advanced_pazaak {

/// Any sensible answer, each as likely.
class RandomBot : public Bot<AdvancedPazaak> {
public:
    Reply<AdvancedPazaak::Action> act(const View<AdvancedPazaak>& view, Rng& rng) override;
};

/// Parameters of a player by rules of thumb.
struct Habits {
    int deck;      ///< which ready-made side deck
    int stands_at; ///< from this total without a side card
    int plays_to;  ///< a side card is worth it from this total
    int stake;     ///< quarters of the highest
    bool looks;    ///< takes into account the total on which the other has stood
};

class HabitBot : public Bot<AdvancedPazaak> {
public:
    explicit HabitBot(const Habits& habits)
        : m_habits(habits) {}
    Reply<AdvancedPazaak::Action> act(const View<AdvancedPazaak>& view, Rng& rng) override;

private:
    Reply<AdvancedPazaak::Action> turn(const View<AdvancedPazaak>& view) const;

    Habits m_habits;
    AdvancedPazaak::Rules m_rules;
    AdvancedPazaak::Deck m_deck; ///< follows from the rules alone, so it is no memory
};

/// Weighs every answer by where the other is likely to end, what the unseen house cards bring and what a kept side card
/// worth, all cards alike. `misjudges`: by which share of a set it errs, see held_back().
class ExpertBot : public Bot<AdvancedPazaak> {
public:
    explicit ExpertBot(double misjudges = 0)
        : m_misjudges(misjudges) {}
    Reply<AdvancedPazaak::Action> act(const View<AdvancedPazaak>& view, Rng& rng) override;

private:
    double m_misjudges;
};

/// How much the expert held back for people misjudges: novice, casual, skilled, strong.
inline constexpr std::array<double, 4> kLevels = {0.23, 0.116, 0.064, 0.0245};

/// All built-in bots, weakest first.
std::span<const BotSpec<AdvancedPazaak>> all_bots();

} // namespace hilltop::advanced_pazaak
