// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/euchre/bots/beliefs.h"
#include "games/euchre/solver/double_dummy.h"
#include "games/euchre/solver/match_chance.h"
#include "judging/sampled_choice.h"

namespace hilltop::euchre {

/// How much a ChampionBot thinks, in samples, and how it judges.
struct SearchLevel {
    int worlds;           ///< for a round of a decision
    int tries;            ///< draws of which they are chosen
    double margin;        ///< points a call must bring more than a pass: whoever sees all cards calls too freely
    double alone;         ///< points going alone must bring more
    double open;          ///< share of the value with all cards open; the rest is the sensible players'
    double misjudges = 0; ///< points by which it errs, see held_back()
    int call_rounds = 1;  ///< at most: there is another one while it is open which answer is best
    int card_rounds = 1;
    bool natural = true; ///< of cards that differ by no more than chance it plays the one a person would
};
/// By level: novice, casual, skilled, strong, champion. Those held back have few worlds, hardly weighed, and misjudge
/// answers.
inline constexpr std::array<SearchLevel, 5> kLevels = {{
    {.worlds = 4, .tries = 4, .margin = 0.05, .alone = 0.0, .open = 0.5, .misjudges = 1.27},
    {.worlds = 8, .tries = 8, .margin = 0.05, .alone = 0.0, .open = 0.5, .misjudges = 0.39},
    {.worlds = 16, .tries = 32, .margin = 0.05, .alone = 0.0, .open = 0.5, .misjudges = 0.2},
    {.worlds = 40, .tries = 120, .margin = 0.05, .alone = 0.0, .open = 0.5, .misjudges = 0.064},
    {.worlds = 100, .tries = 400, .margin = 0.05, .alone = 0.0, .open = 0.5, .call_rounds = 7, .card_rounds = 6},
}};

/// Imagines the hidden cards from what has been said and played (Beliefs), tries each answer in these worlds, and takes
/// what wins the match most often. A world is worth the mean of what perfect players and what sensible players
/// would make of it: the first see too much, the others too little.
///
/// Its options are my side's chance to win the match. They take as many worlds as are asked for and try every answer;
/// when it plays it leaves out what is hopeless and stops once more worlds would hardly change its mind, so with few
/// samples the two may differ within the errors. A pass has the margin on its side.
class ChampionBot : public Thinker<Euchre> {
public:
    explicit ChampionBot(const SearchLevel& budget = kLevels.back())
        : m_level(budget) {}
    Reply<Euchre::Action> act(const View<Euchre>& view, Rng& rng) override;
    std::vector<Option<Euchre>> options(const View<Euchre>& view, const SearchBudget& budget,
                                        const Stop& stop) override;

private:
    /// All answers in so many worlds, and no shortcuts. Without it: as it plays.
    struct Thorough {
        int samples;
        const Stop& stop;
    };
    /// At most four suits, each with the partner or alone, and a pass; or six cards.
    static constexpr int kMostWays = 2 * kSuits + 1;
    using Poll = SampledChoice<kMostWays>;  ///< chances to win, with an answer in one way or another
    using Ways = FixedList<int, kMostWays>; ///< which answer each leads to
    static Ways ways_to(int answers);       ///< one to each
    struct Choice {
        Euchre::Action action{};
        double sum = 0; ///< of what it is worth in each world
        double error = 0;
        void set(const Poll& poll, int way) {
            sum = poll.of(way).sum();
            error = poll.of(way).estimate().error;
        }
    };
    struct Thought {
        FixedList<Choice, 6> choices;
        int best = 0; ///< which of them is played
        int worlds = 0;
        bool only(const Euchre::Action& action) {
            choices.push_back({action});
            return true;
        }
        void take_highest();
    };
    /// False if it was stopped, or no one is asked.
    bool think(const View<Euchre>& view, const Thorough* thorough, Rng& rng, Thought& thought);
    bool call(const View<Euchre>& view, const Thorough* thorough, Rng& rng, Thought& thought);
    bool go_alone(const View<Euchre>& view, const Thorough* thorough, Rng& rng, Thought& thought);
    bool discard(const View<Euchre>& view, const Thorough* thorough, Rng& rng, Thought& thought);
    bool play(const View<Euchre>& view, const Thorough* thorough, Rng& rng, Thought& thought);
    /// My side's chance to win the match when the cards are played from here.
    double worth(const MaskPlay& play, Mask seen, const HandWorth& worth, Seat me);
    /// Polls what `judge(world, worths)` finds the answers worth, in as many worlds as it takes; false if it was
    /// stopped. `answers`: by way; whoever calls may still go alone, so that two ways may lead to one answer.
    template <class Judge>
    bool ask(Poll& poll, const Ways& answers, const View<Euchre>& view, int rounds, const Thorough* thorough, Rng& rng,
             Judge&& judge);
    /// A level held back plays another choice, see held_back(); a point is worth `point`.
    void misjudge(const View<Euchre>& view, double point, Rng& rng, Thought& thought) const;

    SearchLevel m_level;
    DoubleDummy m_solver;
    Beliefs::Sample m_sample;
};

} // namespace hilltop::euchre
