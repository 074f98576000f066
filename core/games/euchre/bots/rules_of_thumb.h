// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/euchre/euchre.h"

#include <array>
#include <optional>

namespace hilltop::euchre {

/// How a player calls by rules of thumb: thresholds of strength() for each call.
struct Temper {
    std::array<int, Euchre::kSeats> order; ///< by place after the dealer: left, partner, right, dealer
    std::array<int, Euchre::kSeats> name;  ///< the same for naming a suit
    int alone;
    int defend_alone;
    bool remembers;   ///< counts the cards played in earlier tricks and who showed to be void
    bool minds_score; ///< calls more freely where a euchre costs little, less where it costs the match
};

/// Careful, with no memory for cards.
inline constexpr Temper kSteady{.order = {29, 29, 31, 27},
                                .name = {27, 27, 28, 27},
                                .alone = 44,
                                .defend_alone = 48,
                                .remembers = false,
                                .minds_score = false};
/// Calls as often as pays, and forgets nothing.
inline constexpr Temper kSharp{.order = {27, 25, 27, 24},
                               .name = {23, 24, 24, 23},
                               .alone = 34,
                               .defend_alone = 44,
                               .remembers = true,
                               .minds_score = true};

/// About ten times the tricks these five cards take with that trump: high trumps, side aces, suits to ruff.
int strength(int trump, Cards cards);
/// The best of five to bury beside `turned`, which is trump and stays.
Card best_discard(Cards cards, Card turned);
/// How far these cards, dealt to `seat`, are above what that temper orders up with; the turned card counts.
int order_margin(const Temper& temper, const Euchre::Open& open, Seat seat, Cards cards);
/// The same for naming `suit`; kNoSuit: the best that may be named.
int name_margin(const Temper& temper, const Euchre::Open& open, Seat seat, Cards cards, int suit);
/// The suit one would name.
int best_suit(const View<Euchre>& view);
/// How far the cards in hand are above what the open call (order, name, alone) takes.
int margin(const Temper& temper, const View<Euchre>& view);
/// What such a player answers.
Euchre::Action answer_by_thumb(const Temper& temper, const View<Euchre>& view);
/// Plays a state on, four such players, until its hand has come to that phase, HandRest at most, or a later one.
/// `given`: the answer of the seat that is asked, if it is another one; it always counts.
void play_by_thumb(const Temper& temper, Euchre::State& state, Euchre::Phase until,
                   std::optional<Euchre::Action> given = {});

} // namespace hilltop::euchre
