// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/thegame/solver/turn_planner.h"

namespace hilltop::thegame {

/// Cards that seats have let everybody know they hold, if their wishes mean what the convention says; a seat whose
/// wishes cannot have meant it is not believed.
struct Claims {
    /// By card the seat that holds it, or kNobody.
    static constexpr std::uint8_t kNobody = 255;
    std::array<std::uint8_t, 128> holder;
    /// By seat the cards it does not hold, drawn after it spoke last not counted.
    PerSeat<TheGame::CardSet, TheGame::kSeats> denied;
    PerSeat<std::uint8_t, TheGame::kSeats> newer; ///< cards drawn since then
    SeatSet believed;
};
Claims heard_claims(const View<TheGame>& view);

/// All cards known: a match played on by a quick rule that spares what the others hold. The rules once more, for speed:
/// a test holds them against TheGame::step, state by state.
class World {
public:
    using Hand = TheGame::Hand;
    using Stack = FixedList<std::uint8_t, TheGame::kCards>;
    using Tops = std::array<std::uint8_t, TheGame::kPiles>;

    /// Draws hands and stack from what is not known, as far as possible without contradicting the claims.
    World(const View<TheGame>& view, const Claims& claims, Rng& rng);

    /// Plays `plan`, then everybody on to the end; the cards left.
    int left_after(const TurnPlan& plan) const;

    Seat turn() const { return Seat(m_turn); }
    const Hand& hand(Seat seat) const { return m_hands[static_cast<std::size_t>(seat.index())]; }
    const Stack& stack() const { return m_stack; } ///< drawn from the end
    const Tops& tops() const { return m_tops; }
    int left() const { return m_left; }
    bool may_end() const { return m_this_turn >= m_must; }
    /// Cards not yet played between `top` and `card`, those given back negative.
    int passed(int pile, int top, int card) const;

    /// What the quick rule thinks best on turn; the card at `place` to `pile`, -1 where nothing fits.
    struct Best {
        int cost;
        int place;
        int pile;
    };
    Best best_play() const;
    /// The quick rule ends a turn it may end rather than play at such a cost.
    static bool too_dear(const Best& best);
    /// A card that fits. Whoever has none left then ends his turn.
    void play(int place, int pile);
    /// Fills the hand up and goes on to the next who has cards; false if nobody has.
    bool end_turn();

private:
    int play_on();

    std::uint8_t m_rule_hand, m_rule_minimum;
    std::uint8_t m_seats;
    std::uint8_t m_turn;
    std::uint8_t m_must;
    std::uint8_t m_this_turn;
    std::uint8_t m_left;
    Tops m_tops;
    std::array<Hand, TheGame::kSeats> m_hands;
    Stack m_stack;
    std::array<std::uint8_t, 112> m_upto{};   ///< unplayed cards up to a card
    std::array<std::uint8_t, 128> m_holder{}; ///< by card + kOffset: seat + 1, 0 if no hand holds it
};

} // namespace hilltop::thegame
