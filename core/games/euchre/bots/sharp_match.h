// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/euchre/euchre.h"

#include <array>
#include <memory>
#include <vector>

namespace hilltop::euchre {

/// How a hand ends among four `sharp`, by what the dealing side and the other still need: 1, 2 or more points, for on
/// nothing else of the score their answers depend. The dealing side's points, negative: the others', from -4 to 4.
using HandShares = std::array<double, 9>;
inline constexpr int kNeedClasses = 3;
using SharpHands = std::array<std::array<HandShares, kNeedClasses>, kNeedClasses>;

/// Plays that many deals by these rules, each at all scores.
SharpHands play_sharp_hands(const Euchre::Rules& rules, int deals);
/// Plays a state on to the end of its hand: phase HandRest or Over. `given`: of who is asked, or nothing.
void play_hand_out(Euchre::State& state, std::optional<Euchre::Action> given = {});

/// What a match is worth before a hand if all four are `sharp`.
class SharpMatch {
public:
    SharpMatch(const Euchre::Rules& rules, const SharpHands& hands);

    const Euchre::Rules& rules() const { return m_rules; }
    /// To the side that deals next: a match won, half of a drawn one. Hands that may still be played, with that one.
    double value(int dealing_needs, int other_needs, int hands_left) const;
    /// To each side, after a hand or a match.
    std::array<double, 2> worth(const Euchre::Open& open) const;

private:
    /// More are as good as no end.
    static constexpr int kLayers = 120;
    std::size_t place(int dealing_needs, int other_needs, int hands_left) const;

    Euchre::Rules m_rules;
    std::vector<double> m_values;
};

/// For these rules, shared by all who ask; made within a second on first use, at once by the usual rules.
std::shared_ptr<const SharpMatch> sharp_match(const Euchre::Rules& rules);

} // namespace hilltop::euchre
