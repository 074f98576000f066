// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/thegame/solver/card_mask.h"

namespace hilltop::thegame {

/// What the wishes so far tell of hands, if they mean what the convention says. Speeches have the numbers of the cards
/// they followed; a card is fit for a speech if it was in the hand by then.
class Testimony {
public:
    explicit Testimony(const View<TheGame>& view);

    /// A card was in the hand from one of the speeches first..last on; never if first > last.
    struct Came {
        std::int8_t first, last;
    };
    /// A place in a hand, for a card that was fit for speech `first`: played since then, or held.
    struct Place {
        Seat seat;
        std::int8_t first;
    };
    /// The seat held one of these when it spoke, and has not played it since.
    struct OneOf {
        CardMask cards;
        Seat seat;
        std::int8_t speech;
    };
    bool speaks(Seat seat) const { return m_accounts[seat].speaks; }     ///< has ever wished for anything
    bool believed(Seat seat) const { return m_accounts[seat].believed; } ///< and nothing contradicts it
    /// All cards that others than me have drawn, by seat and time.
    const FixedList<Place, TheGame::kCards>& places() const { return m_places; }
    /// When that card may have come to the hand of another seat.
    const Came& came(Seat seat, int card) const { return m_came[seat][static_cast<std::size_t>(card)]; }
    /// The cards I do not see, without those certainly in a known hand.
    CardMask free() const { return m_free; }
    const FixedList<OneOf, 60>& one_of() const { return m_one_of; }

private:
    static constexpr std::int8_t kNever = 127;
    static constexpr std::size_t kByCard = 128;
    struct Account {
        bool speaks = false;
        bool believed = false;
        FixedList<OneOf, 2 * TheGame::kMaxHand> one_of;
        std::array<std::int8_t, kByCard> denied;  ///< the last speech that denied a card, or -1
        std::array<std::int8_t, kByCard> claimed; ///< the first that claimed it, or kNever
    };
    void hear(const View<TheGame>& view, Seat seat);
    void conclude(Seat seat, CardMask mine);
    void find_places(const View<TheGame>& view);
    void sum_up(const View<TheGame>& view);

    int m_speeches = 0;
    std::array<std::int8_t, kByCard> m_played;  ///< when a card was played, or kNever
    std::array<std::uint8_t, kByCard> m_player; ///< by whom
    PerSeat<Account, TheGame::kSeats> m_accounts;

    CardMask m_free = 0;
    FixedList<Place, TheGame::kCards> m_places;
    FixedList<OneOf, 60> m_one_of;
    PerSeat<std::array<Came, kByCard>, TheGame::kSeats> m_came;
};

} // namespace hilltop::thegame
