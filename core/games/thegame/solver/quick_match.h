// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/thegame/solver/card_mask.h"

#include <span>

namespace hilltop::thegame {

/// All cards known: a match played on by a quick rule that spares what the others hold. The rules once more, for speed:
/// a test holds them against TheGame::step, state by state.
class QuickMatch {
public:
    using Tops = std::array<std::uint8_t, TheGame::kPiles>;
    using Hands = std::array<CardMask, TheGame::kSeats>;
    using Stack = FixedList<std::uint8_t, TheGame::kCards>;

    /// `stack` is drawn from its end.
    QuickMatch(const TheGame::Open& open, const Hands& hands, const Stack& stack);

    /// Everyone plays on to the end; the cards left. From where the stack has been drawn `nodes` other ways are tried:
    /// the quick rule alone loses half of the endgames that can be won.
    int play_on(int nodes = 0);
    /// Everyone plays on until there is nothing left to draw; false if the match ends before, with left().
    bool draw_all();
    /// First these plays of the seat on turn, which then ends its turn if it may and `ends`.
    int left_after(std::span<const TheGame::Action> plays, bool ends, int nodes = 0) const;

    /// With nothing left to draw: the fewest cards that can be left, by trying everything as far as `nodes` go, which
    /// it uses up; then what the rule leaves.
    int fewest_left(int& nodes) const;

    Seat turn() const { return Seat(m_turn); }
    CardMask hand(Seat seat) const { return m_hands[static_cast<std::size_t>(seat.index())]; }
    const Stack& stack() const { return m_stack; }
    const Tops& tops() const { return m_tops; }
    int left() const { return m_left; }
    int seats() const { return m_seats; }
    const TheGame::Rules& rules() const { return m_rules; }
    bool may_end() const { return m_this_turn >= m_must; }
    /// Cards of this turn that have to be played before it may end.
    int needed() const { return may_end() ? 0 : m_must - m_this_turn; }
    /// Cards not yet played between `top` and `card`, those given back negative.
    int passed(int pile, int top, int card) const {
        const int moved = m_upto[static_cast<std::size_t>(card)] - m_upto[static_cast<std::size_t>(top)];
        return TheGame::rises(pile) ? moved - (card > top) : -moved + (card > top);
    }

    /// What the quick rule thinks best on turn; card 0 where nothing fits.
    struct Best {
        int cost;
        int card;
        int pile;
    };
    Best best_play() const;
    /// The quick rule ends a turn it may end rather than play at such a cost.
    bool too_dear(const Best& best) const;
    /// A card of the hand that fits. A seat with none left then ends its turn.
    void play(int card, int pile);
    /// Fills the hand up and moves to the next seat that has cards; false if there is none.
    bool end_turn();

private:
    template <bool kRises>
    void consider(int pile, Best& best) const;

    std::array<std::int16_t, 112> m_worth{}; ///< of the unplayed cards up to a card, those in hands more
    std::array<std::uint8_t, 112> m_upto{};  ///< how many they are
    Hands m_hands{};
    CardMask m_held = 0; ///< in all hands
    Stack m_stack;
    TheGame::Rules m_rules;
    std::uint8_t m_seats;
    std::uint8_t m_turn;
    std::uint8_t m_must;
    std::uint8_t m_this_turn;
    std::uint8_t m_left;
    Tops m_tops;
};

} // namespace hilltop::thegame
