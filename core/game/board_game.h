// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/view.h"
#include "game/board.h"

namespace hilltop {

/// What a game need not say if all its cards lie in a Board: it derives from this, its State has `open`, `board` and
/// `chance`, and a seat knows what it sees of the board. Functions of the same names replace these.
template <class Deck>
struct BoardGame {
    static constexpr int kSeats = Deck::kSeats;
    using Board = hilltop::Board<Deck>;
    struct Card {
        std::uint8_t number = 0;
        friend bool operator==(const Card&, const Card&) = default;
    };
    struct Own {
        Board board;
        friend bool operator==(const Own&, const Own&) = default;
    };

    static const auto& open(const auto& state) { return state.open; }
    static Own own(const auto& state, Seat seat) { return {state.board.seen(seat)}; }
    static const Chance& chance(const auto& state) { return state.chance; }
    static void reshuffle(auto& state, Rng& rng) { state.chance.redraw(rng); }
    static void lay_out(const auto& state, Layout& layout) { state.board.lay_out(layout); }
    static Face face(const Card& card) { return Deck::face(card.number); }
    static int order(const auto&, Face face) { return face.value; }
};

} // namespace hilltop
