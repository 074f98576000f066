// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/style.h"
#include "games/euchre/euchre.h"

#include <array>

namespace hilltop {

/// orders_up, names, alone: of the times it was asked for that.
/// wins_trick: of the tricks it had a card in. euchred: hands that its side lost, of those for which it made trump
/// itself.
template <>
struct StyleOf<Euchre> {
    static constexpr std::array<const char*, 5> kIds{"orders_up", "names", "alone", "wins_trick", "euchred"};

    static void count(const View<Euchre>& view, const Euchre::Action* answer, StyleCounts& counts) {
        using Kind = Euchre::Action::Kind;
        const auto& hand = view.open.hand;
        switch (view.open.phase) {
        case Euchre::Phase::Order:
            counts.count("orders_up", answer->kind == Kind::Order);
            break;
        case Euchre::Phase::Name:
            counts.count("names", answer->kind == Kind::Name);
            break;
        case Euchre::Phase::Alone:
            counts.count("alone", answer->kind == Kind::Alone);
            break;
        case Euchre::Phase::TrickRest:
            if (hand.playing.contains(view.me)) counts.count("wins_trick", hand.tricks[hand.trick].winner == view.me);
            break;
        case Euchre::Phase::HandRest:
        case Euchre::Phase::Over:
            if (hand.maker == view.me.index()) counts.count("euchred", hand.gained < 0);
            break;
        case Euchre::Phase::Discard:
        case Euchre::Phase::Play:
            break;
        }
    }
};

} // namespace hilltop
