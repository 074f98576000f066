// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/thinker.h"
#include "games/zipdeck/bots/rivals.h"

namespace hilltop::zipdeck {

/// How a ChampionBot thinks when it plays.
struct SearchLevel {
    int cards;          ///< imagined for a decision, about
    int most_worlds;    ///< for a decision
    int sight;          ///< rounds ahead
    double misjudges;   ///< by which share of the win it errs, see held_back()
    bool solved = true; ///< looks tables of two up
};
/// By level: novice, casual, skilled, strong, champion.
inline constexpr std::array<SearchLevel, 5> kLevels{{
    {.cards = 2'000, .most_worlds = 12, .sight = 8, .misjudges = 0.25, .solved = false},
    {.cards = 6'000, .most_worlds = 24, .sight = 24, .misjudges = 0.028, .solved = false},
    {.cards = 12'000, .most_worlds = 32, .sight = 64, .misjudges = 0.0047, .solved = false},
    {.cards = 24'000, .most_worlds = 48, .sight = 128, .misjudges = 0, .solved = false},
    {.cards = 250'000, .most_worlds = 400, .sight = 128, .misjudges = 0},
}};

/// Imagines the end of the match after each answer, with what it has read off the others, and takes what wins the
/// largest share. It departs from the lightning rod's answer only beyond the noise. Tables of two are solved.
class ChampionBot : public Thinker<ZipDeck> {
public:
    explicit ChampionBot(const SearchLevel& level = kLevels.back())
        : m_level(level) {}
    std::optional<Fault> start(const Seating&) override {
        m_rivals.clear();
        return {};
    }
    Reply<ZipDeck::Action> act(const View<ZipDeck>& view, Rng& rng) override;
    std::vector<Option<ZipDeck>> options(const View<ZipDeck>& view, const SearchBudget& budget,
                                         const Stop& stop) override;

private:
    std::vector<Option<ZipDeck>> weigh(const View<ZipDeck>& view, const SearchBudget& budget, const Stop& stop,
                                       bool all);

    SearchLevel m_level;
    Rivals m_rivals;
};

} // namespace hilltop::zipdeck
