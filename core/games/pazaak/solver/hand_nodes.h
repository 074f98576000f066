// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/pazaak/pazaak.h"

namespace hilltop::pazaak {

/// What can be answered, as an index: END, STAND, then PLAY 1..5.
inline constexpr int kEnd = 0;
inline constexpr int kStand = 1;
inline constexpr int kAnswers = 2 + Pazaak::kSideValues;
inline constexpr int answer_of_card(int card) {
    return 1 + card;
}
inline constexpr Pazaak::Action action_of(int answer) {
    if (answer == kEnd) return Pazaak::end();
    return answer == kStand ? Pazaak::stand() : Pazaak::play(answer - 1);
}
/// The other way; a PLAY of a card that is not held is taken for what it says.
inline constexpr int answer_of(const Pazaak::Action& action) {
    if (action.kind == Pazaak::Action::Kind::End) return kEnd;
    return action.kind == Pazaak::Action::Kind::Stand ? kStand : answer_of_card(action.card);
}

/// The moments of a hand at which a seat has something to decide, numbered for each seat from 0. With less than 11 the
/// next card cannot hurt, and END is always as good as anything. Answers that are never better than another one are not
/// among the options: going over by a card, or standing where that loses at once.
class HandNodes {
public:
    static constexpr int kGoal = Pazaak::kGoal;
    static constexpr int kLow = 11;                   ///< lowest total with a decision
    static constexpr int kSpan = kGoal - kLow + 1;    ///< totals with a decision
    static constexpr int kOpen = kSpan * (kGoal + 1); ///< nodes at which the other still moves
    static constexpr int kAlone = kSpan * (kSpan + 1) / 2;
    static constexpr int kCount = kOpen + 2 * kAlone;

    /// The other still moves and has `other`.
    static constexpr int open(int own, int other) { return (own - kLow) * (kGoal + 1) + other; }
    /// The other stands at `stood` >= own, with a side card or without.
    static constexpr int alone(bool spent, int stood, int own) {
        return kOpen + (spent ? kAlone : 0) + (stood - kLow) * (stood - kLow + 1) / 2 + own - kLow;
    }

    /// Bits by answer, side cards not yet regarded.
    static constexpr unsigned open_options(int seat, int own, int other) {
        unsigned options = 1u << kEnd;
        // Seat 1 that stands below the other loses at once.
        const int least = seat == 0 ? 0 : other;
        if (own >= least) options |= 1u << kStand;
        return options | plays(own, least);
    }
    static constexpr unsigned alone_options(int stood, int own) {
        return 1u << kEnd | (own == stood ? 1u << kStand : 0u) | plays(own, stood);
    }

private:
    static constexpr unsigned plays(int own, int least) {
        unsigned options = 0;
        for (int card = 1; card <= Pazaak::kSideValues; ++card) {
            if (own + card <= kGoal && own + card >= least) options |= 1u << answer_of_card(card);
        }
        return options;
    }
};

/// Where a seat decides as the table sees it: the match, the hand, and its own side cards.
struct Standpoint {
    int needs[2]; ///< hands each seat still needs
    int cards[2]; ///< side cards each had when the hand began
    int node;     ///< of HandNodes
    unsigned options;
};

/// Nothing where there is nothing to decide, which `forced` then answers.
std::optional<Standpoint> standpoint(const View<Pazaak>& view);
/// The answer where there is no standpoint.
Pazaak::Action forced(const View<Pazaak>& view);

} // namespace hilltop::pazaak
