// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/euchre/euchre.h"

namespace hilltop::euchre {

/// Cards renumbered by trump, a bit each: two plain suits of six (bits 0..5, 6..11), the next suit, which is trump's
/// colour, of five (12..16), seven trumps (17..23: nine ten queen king ace left right). Higher bits of a suit are
/// better, and every trump beats all others, so that no card is a special case.
using Mask = std::uint32_t;

inline constexpr Mask kAllMask = 0xffffff;
inline constexpr Mask kTrumpMask = 0xfe0000;
inline constexpr Mask kRightMask = 0x800000;
inline constexpr Mask kLeftMask = 0x400000;

/// By the suit's number from below: the cards that follow it. Index: Rules::left_bower, trump or printed.
inline constexpr std::array<std::array<Mask, kSuits>, 2> kFollowMasks = {
    {{0x00003f, 0x000fc0, 0x01f000, kTrumpMask}, {0x00003f, 0x000fc0, 0x01f000 | kLeftMask, kTrumpMask & ~kLeftMask}}};

/// The bit of a suit's number in masks: trump is 3, its colour 2.
constexpr int mask_suit(int trump, int suit) {
    const int differs = trump ^ suit; // 3: the other suit of the colour
    return differs == 0 ? 3 : differs == 3 ? 2 : differs - 1;
}
constexpr Mask mask_of(int trump, Cards cards) {
    const auto suit = [&](int differs) -> Mask { return cards >> (8 * (trump ^ differs)) & 0x3f; };
    const auto no_jack = [](Mask ranks) { return (ranks & 0x03) | (ranks >> 1 & 0x1c); };
    const Mask own = suit(0), colour = suit(3);
    return suit(1) | suit(2) << 6 | no_jack(colour) << 12 | no_jack(own) << 17 | (colour >> kJack & 1) << 22 |
           (own >> kJack & 1) << 23;
}
constexpr Cards cards_of(int trump, Mask mask) {
    const auto with_jack = [](Mask ranks, Mask jack) { return (ranks & 0x03) | (ranks & 0x1c) << 1 | jack << kJack; };
    const auto byte = [&](int differs, Cards ranks) { return ranks << (8 * (trump ^ differs)); };
    return byte(1, mask & 0x3f) | byte(2, mask >> 6 & 0x3f) | byte(3, with_jack(mask >> 12 & 0x1f, mask >> 22 & 1)) |
           byte(0, with_jack(mask >> 17 & 0x1f, mask >> 23 & 1));
}
constexpr Mask mask_of_card(int trump, Card card) {
    return mask_of(trump, bit(card));
}
constexpr Card card_of_mask(int trump, Mask mask) {
    return lowest(cards_of(trump, mask));
}
constexpr Mask lowest_of(Mask mask) {
    return mask & (~mask + 1);
}
constexpr Mask highest_of(Mask mask) {
    return mask == 0 ? 0 : Mask{1} << (31 - std::countl_zero(mask));
}

/// The play of one hand in masks, without anything the play does not need: a trick that is complete is taken in at
/// once. By seat as in the game.
struct MaskPlay {
    std::array<Mask, Euchre::kSeats> hands{}; ///< not yet played; a seat that sits out has none
    Mask on_table = 0;                        ///< the trick being played
    Mask best = 0;                            ///< its best card
    Mask follow = 0;                          ///< the suit led; 0: none yet
    std::uint8_t leader = 0;                  ///< of the trick
    std::uint8_t turn = 0;
    std::uint8_t ahead = 0;    ///< who has played `best`
    std::uint8_t in_trick = 0; ///< cards in it
    std::uint8_t playing = 15; ///< bit s: seat s plays
    std::uint8_t players = 4;
    std::uint8_t tricks = 0; ///< complete ones
    std::uint8_t made = 0;   ///< of these the makers'
    std::uint8_t maker = 0;  ///< a seat
    bool printed = false;    ///< the left bower follows its printed suit
    friend bool operator==(const MaskPlay&, const MaskPlay&) = default;

    Mask legal() const {
        const Mask hand = hands[turn];
        const Mask following = hand & follow;
        return following != 0 ? following : hand;
    }
    /// The cards that may take a trick in which `follow` was led.
    static Mask able(Mask follow) { return follow | kTrumpMask; }
    static constexpr int next(int seat) { return (seat + 1) & 3; }
    int next_playing(int seat) const {
        do
            seat = next(seat);
        while ((playing >> seat & 1) == 0);
        return seat;
    }
    bool over() const { return tricks == Euchre::kTricks; }
    bool makers_alone() const { return players < 4 && (playing >> (maker & 1) & 5) != 5; }
    bool defenders_alone() const { return players < 4 && (playing >> (~maker & 1) & 5) != 5; }
    /// Points of the makers if they take `taken` tricks; negative: of the defenders.
    int gained(int taken) const {
        if (taken == Euchre::kTricks) return makers_alone() ? 4 : 2;
        if (taken >= 3) return 1;
        return taken == 0 && defenders_alone() ? -4 : -2;
    }

    void play(Mask card) {
        hands[turn] &= ~card;
        on_table |= card;
        if (in_trick == 0) {
            const auto& suits = kFollowMasks[printed ? 1 : 0];
            for (const Mask suit : suits) {
                if ((suit & card) != 0) follow = suit;
            }
            best = card;
            ahead = turn;
        } else if (card > best && (card & able(follow)) != 0) {
            best = card;
            ahead = turn;
        }
        if (++in_trick < players) {
            turn = static_cast<std::uint8_t>(next_playing(turn));
            return;
        }
        ++tricks;
        made = static_cast<std::uint8_t>(made + (((ahead ^ maker) & 1) == 0 ? 1 : 0));
        leader = turn = ahead;
        in_trick = 0;
        on_table = best = follow = 0;
    }
};

/// The play of a state whose cards are all known, in phase Play, TrickRest, or HandRest and Over of a hand played.
MaskPlay mask_play(const Euchre::State& state);

/// The play that begins when all has been said: hands by seat as sets of the game, after the discard.
MaskPlay begin_play(const Euchre::Rules& rules, const std::array<Cards, Euchre::kSeats>& hands, int trump, int maker,
                    int dealer, unsigned alone);
/// The same for a hand that has come so far or further, if its seats held these cards then.
MaskPlay begin_play(const Euchre::Open& open, const std::array<Cards, Euchre::kSeats>& held);

} // namespace hilltop::euchre
