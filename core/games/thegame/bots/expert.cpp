// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thegame/bots/bots.h"
#include "games/thegame/solver/world.h"

namespace hilltop::thegame {
namespace {

constexpr int kPlans = 6;
constexpr int kWorlds = 24;
/// After so many worlds the worse half of the plans is dropped, and again.
constexpr int kFirstCut = 6;
constexpr int kSecondCut = 12;

struct Candidate {
    const TurnPlan* plan;
    int worlds; ///< it was played in
    int left;   ///< cards, summed over them
    /// The planner's opinion weighs as much as the worlds', of which a few dozen say little: by the worlds alone
    /// four experts leave 10.7 cards instead of 1.0.
    int score() const { return 16 * left + worlds * plan->cost; }
};
using Candidates = FixedList<Candidate, kPlans>;

void sort_candidates(Candidates& candidates) {
    Candidates sorted;
    for (const Candidate& candidate : candidates) {
        int slot = sorted.size();
        while (slot > 0 && candidate.score() < sorted[slot - 1].score())
            --slot;
        sorted.insert_at(slot, candidate);
    }
    candidates = sorted;
}

} // namespace

Reply<TheGame::Action> ExpertBot::act(const View<TheGame>& view, Rng& rng) {
    if (view.open.phase == TheGame::Phase::Wish) return PlannerBot::act(view, rng);
    const TurnPlanner planner(view, others_wishes(view), taste());
    Candidates candidates;
    for (const TurnPlan& plan : planner.plans()) {
        if (!candidates.full()) candidates.push_back({&plan, 0, 0});
    }
    if (candidates.size() == 1) return planner.best().first();
    const Claims claims = heard_claims(view);
    for (int number = 0; number < kWorlds && candidates.size() > 1; ++number) {
        if (number == kFirstCut || number == kSecondCut) {
            sort_candidates(candidates);
            const int keep = (candidates.size() + 1) / 2;
            while (candidates.size() > keep)
                candidates.pop_back();
        }
        const World world(view, claims, rng);
        for (Candidate& candidate : candidates) {
            ++candidate.worlds;
            candidate.left += world.left_after(*candidate.plan);
        }
    }
    sort_candidates(candidates);
    return candidates[0].plan->first();
}

} // namespace hilltop::thegame
