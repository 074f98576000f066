// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/thinker.h"
#include "games/thegame/solver/quick_match.h"
#include "games/thegame/solver/testimony.h"

namespace hilltop::thegame {

/// What a seat infers about unseen cards. A seat that has kept to the convention is believed: its wishes rule
/// out cards that were in its hand by then, and prove others. Other seats are read as people would be: a strong
/// wish makes near cards likelier. All deals that agree with that and with what was played are equally likely; they are
/// drawn by a walk that swaps two cards again and again.
class Worlds {
public:
    explicit Worlds(const View<TheGame>& view);

    /// A state the seat could be facing; its chance draws the stack in any order.
    World<TheGame> draw(Rng& rng) const;

    /// Nothing is left to draw, and all other cards are in one hand.
    bool sole() const { return m_seen.open.stack == 0 && m_sole; }

    /// The cards in no hand, lowest first.
    QuickMatch::Stack stack_of(const QuickMatch::Hands& hands) const;
    const Testimony& testimony() const { return m_testimony; }

    class Walk;

private:
    static constexpr int kMaxPlaces = TheGame::kCards;
    static constexpr int kStack = TheGame::kSeats; ///< the stack is a hand without a player
    /// A card for each place.
    struct Deal {
        std::array<std::uint8_t, kMaxPlaces> cards;
        std::array<std::uint8_t, 64> kept{}; ///< by OneOf, how many of its cards are where they should be
        int broken = 0;                      ///< OneOfs that are not kept
    };
    struct Place {
        std::uint8_t seat;
        std::int8_t first;
    };
    QuickMatch::Hands hands_of(const Deal& deal) const;
    bool begin(Deal& deal);
    /// `uphill`: one swap in this many is made although it breaks a OneOf, to leave a local optimum; 0: none.
    void walk(Deal& deal, int steps, int uphill, Rng& rng) const;
    bool give(int place, CardMask& tried, std::array<std::int8_t, 128>& owner) const;
    bool can_lie(int card, const Place& place) const {
        const auto& came = m_came[place.seat][static_cast<std::size_t>(card)];
        return place.first >= came.first && place.first <= came.last;
    }
    bool counts(int which, int card, const Place& place) const;
    double likely(const QuickMatch::Hands& hands) const;

    InfoState<TheGame> m_seen;
    Testimony m_testimony;
    CardMask m_unplayed = 0;
    bool m_natural = false;                    ///< a seat does not keep to the convention
    std::array<Place, kMaxPlaces> m_places{};  ///< of hands, then of the stack
    std::array<CardMask, kMaxPlaces> m_able{}; ///< by place what may lie there
    int m_in_hands = 0, m_all = 0;
    bool m_sole = false; ///< one other seat at most has cards
    std::array<std::array<Testimony::Came, 128>, TheGame::kSeats + 1> m_came;
    std::array<std::uint64_t, 128> m_asked{}; ///< by card the OneOfs it is in, a bit each
    Deal m_start;
};

/// Hands that are equally likely, one after the other, each a few swaps from the one before. The worlds outlive it.
class Worlds::Walk {
public:
    explicit Walk(const Worlds& worlds)
        : m_worlds(worlds)
        , m_deal(worlds.m_start) {}
    QuickMatch::Hands next(Rng& rng);

private:
    const Worlds& m_worlds;
    Deal m_deal;
    double m_mean = 0; ///< of the weights so far
    int m_tries = 0;
};

static_assert(WorldsOf<Worlds, TheGame>);

} // namespace hilltop::thegame
