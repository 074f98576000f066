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

/// All cards known: a match played on by a quick rule that spares what the others hold.
class World {
public:
    /// Draws hands and stack from what is not known, as far as possible without contradicting the claims.
    World(const View<TheGame>& view, const Claims& claims, Rng& rng);

    /// Plays `plan`, then everybody on to the end; the cards left.
    int left_after(const TurnPlan& plan) const;

private:
    using Hand = TheGame::Hand;
    struct Best {
        int cost;
        int place;
        int pile;
    };
    Best best_play() const;
    /// Cards not yet played between `top` and `card`, those given back negative.
    int passed(int pile, int top, int card) const;
    void play(int place, int pile);
    bool end_turn(); // false if nobody has cards
    int play_on();

    std::uint8_t m_rule_hand, m_rule_minimum;
    std::uint8_t m_seats;
    std::uint8_t m_turn;
    std::uint8_t m_must;
    std::uint8_t m_this_turn;
    std::uint8_t m_left;
    std::array<std::uint8_t, TheGame::kPiles> m_tops;
    std::array<Hand, TheGame::kSeats> m_hands;
    FixedList<std::uint8_t, TheGame::kCards> m_stack; ///< drawn from the end
    std::array<std::uint8_t, 112> m_upto{};           ///< unplayed cards up to a card
    std::array<std::uint8_t, 128> m_holder{};         ///< by card + kOffset: seat + 1, 0 if no hand holds it
};

} // namespace hilltop::thegame
