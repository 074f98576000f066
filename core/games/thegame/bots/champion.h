// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/thegame/solver/judge.h"
#include "games/thegame/solver/turn_planner.h"
#include "games/thegame/solver/worlds.h"
#include "judging/sampled_choice.h"

namespace hilltop::thegame {

/// How much a ChampionBot thinks.
struct SearchLevel {
    int worlds;      ///< in which the last answers left are tried; 0: it trusts the planner
    int plans;       ///< it begins with
    double planner;  ///< how much the planner's opinion counts beside the roll-outs', which say little by themselves
    double perfect;  ///< cards that missing the perfect match costs, beside those that are left
    int endgame = 0; ///< nodes in which a roll-out looks for the best end once all cards are drawn
    int ending = 12; ///< with so few cards left and an empty stack, everything is tried
    double misjudges = 0;      ///< cards by which it errs in what it thinks of a plan, see held_back()
    bool near_sighted = false; ///< it sees only the next card, and no one's wishes
    int pair_worlds = 0;       ///< worlds at a table of two, where most is hidden; 0: as many as elsewhere

    int worlds_at(int seats) const { return seats == 2 && pair_worlds > 0 ? pair_worlds : worlds; }
};
/// By level: novice, casual, skilled, strong (a millisecond a card), champion.
inline constexpr std::array<SearchLevel, 5> kLevels{{
    {.worlds = 0, .plans = 12, .planner = 1, .perfect = 0, .misjudges = 1.2, .near_sighted = true},
    {.worlds = 0, .plans = 12, .planner = 1, .perfect = 0, .misjudges = 1.1},
    {.worlds = 0, .plans = 12, .planner = 1, .perfect = 0, .misjudges = 0.33},
    {.worlds = 40, .plans = 8, .planner = 0.3, .perfect = 2},
    {.worlds = 400, .plans = 12, .planner = 0.1, .perfect = 4, .endgame = 5, .ending = 24, .pair_worlds = 700},
}};
/// As few worlds as the planner's opinion needs beside them.
inline constexpr std::array<SearchLevel, 1> kExpert{{{.worlds = 24, .plans = 6, .planner = 1, .perfect = 0}}};

/// Imagines the hidden cards from all wishes so far (Worlds), plays the planner's best turns on in each world with all
/// cards known, and drops the worse half again and again. It says honestly by the convention what it holds. Its values
/// are cards left, as negative numbers: the fewest are the best.
class ChampionBot : public Thinker<TheGame> {
public:
    explicit ChampionBot(const SearchLevel& level = kLevels.back())
        : m_level(level) {}
    Reply<TheGame::Action> act(const View<TheGame>& view, Rng& rng) override;
    std::vector<Option<TheGame>> options(const View<TheGame>& view, const SearchBudget& budget,
                                         const Stop& stop) override;

private:
    struct Candidate {
        TurnPlan plan;
        bool ends = true; ///< the plan is a whole turn
        int number = 0;   ///< in m_choice
        int missed = 0;   ///< worlds in which cards were left
    };
    using Candidates = std::vector<Candidate>;
    double score(const Candidate& candidate) const;
    Estimate worth(const Candidate& candidate) const { return m_choice.of(candidate.number).estimate(kLostMatch); }
    void plan(const View<TheGame>& view);
    void add_others(const View<TheGame>& view);
    /// Tries the candidates, of which the worse half is dropped again and again until two are left; these come first.
    /// False if it was stopped.
    bool compare(const View<TheGame>& view, int count, Rng& rng, const Stop& stop);

    SearchLevel m_level;
    bool m_ending = false; // nothing is drawn any more, and little is left
    SampledChoice<TheGame::Menu::kCapacity + TurnPlanner::Plans::kCapacity, false> m_choice; // minus the cards left
    Candidates m_candidates; // reused by all decisions to avoid heap allocations
};

} // namespace hilltop::thegame
