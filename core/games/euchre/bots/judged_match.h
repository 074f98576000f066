// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/euchre/solver/double_dummy.h"

#include <array>
#include <memory>
#include <vector>

namespace hilltop::euchre {

/// In the last tricks, from this many complete ones on, perfect players who see all cards play in any case.
inline constexpr int kSolvedFrom = 2;

/// Points that a hand brings to the side that deals it, negative: to the other. `open`: perfect players who see all
/// cards play it; `sensible`: sensible ones do, up to the last tricks. A hand that is over brings none: its points are
/// on the score.
struct HandEnds {
    int open = 0, sensible = 0;
    bool exact = true; ///< solved: calls, and sensible players, have no part in it
};
/// How a state's hand ends. `given`: the answer of the seat that is asked. Calls that are still to come, and the
/// discard, are those of kSharp.
HandEnds hand_ends(const Euchre::State& state, const std::optional<Euchre::Action>& given, DoubleDummy& solver);

/// How hands end, both ways counting half: shares of hands by the dealing side's points from -4 to 4. Calls depend on
/// what the dealing side and the other still need: 1, 2, or more points.
using HandShares = std::array<double, 9>;
inline constexpr int kNeedClasses = 3;
using JudgedHands = std::array<std::array<HandShares, kNeedClasses>, kNeedClasses>;

/// Judges that many deals by these rules, each at all scores.
JudgedHands judged_hands(const Euchre::Rules& rules, int deals);

/// What a match is worth between hands, if all hands end as judged.
class JudgedMatch {
public:
    JudgedMatch(const Euchre::Rules& rules, const JudgedHands& hands);

    const Euchre::Rules& rules() const { return m_rules; }
    /// To the side that deals next: a match won, half of a drawn one. Hands that may still be played, with that one.
    double value(int dealing_needs, int other_needs, int hands_left) const;
    /// To each side, once the hand has ended: with the points of `open`, and these for the side that dealt more.
    std::array<double, 2> worth(const Euchre::Open& open, int points) const;

private:
    /// More are as good as no end.
    static constexpr int kLayers = 120;
    std::size_t place(int dealing_needs, int other_needs, int hands_left) const;

    Euchre::Rules m_rules;
    std::vector<double> m_values;
};

/// For these rules, shared by all who ask; made within seconds on first use, at once by the usual rules.
std::shared_ptr<const JudgedMatch> judged_match(const Euchre::Rules& rules);

} // namespace hilltop::euchre
