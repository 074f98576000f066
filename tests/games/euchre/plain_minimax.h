// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/euchre/solver/masks.h"

#include <algorithm>

namespace hilltop::euchre {

/// The play of a hand with the game's own cards and powers, searched without any trick of the trade but alpha-beta:
/// what the solver is held against.
class PlainMinimax {
public:
    PlainMinimax(const MaskPlay& play, int trump)
        : m_suits(kSuitsOf[play.printed ? 1 : 0])
        , m_trump(static_cast<std::size_t>(trump))
        , m_maker(play.maker)
        , m_players(play.players) {
        for (std::size_t seat = 0; seat < 4; ++seat)
            m_hands[seat] = cards_of(trump, play.hands[seat]);
        m_playing = play.playing;
        m_start.turn = play.turn;
        m_start.in_trick = play.in_trick;
        m_start.ahead = play.ahead;
        m_start.tricks = play.tricks;
        m_start.made = play.made;
        if (play.in_trick != 0) {
            for (std::size_t suit = 0; suit < 4; ++suit) {
                if (m_suits.follow[m_trump][suit] == cards_of(trump, play.follow)) m_start.led = static_cast<int>(suit);
            }
            m_start.power = power_of(trump, m_start.led, card_of_mask(trump, play.best));
        }
    }
    /// Tricks of the makers, 0..5. Without alpha-beta where `whole`.
    int tricks(bool whole = false) { return search(m_start, whole ? -9 : 0, whole ? 9 : 5, whole); }

private:
    struct Now {
        int turn = 0, in_trick = 0, led = 0, power = 0, ahead = 0, tricks = 0, made = 0;
    };
    int search(const Now& now, int least, int most, bool whole) {
        if (now.tricks == 5) return now.made;
        const bool maker = ((now.turn ^ m_maker) & 1) == 0;
        const Cards hand = m_hands[static_cast<std::size_t>(now.turn)];
        Cards legal = hand;
        if (now.in_trick != 0) {
            const Cards following = hand & m_suits.follow[m_trump][static_cast<std::size_t>(now.led)];
            if (following != 0) legal = following;
        }
        int best = maker ? -1 : 6;
        for (; legal != 0; legal &= legal - 1) {
            const Card card = lowest(legal);
            Now next = now;
            if (now.in_trick == 0) next.led = m_suits.suit[m_trump][card];
            const int power = power_of(static_cast<int>(m_trump), next.led, card);
            if (now.in_trick == 0 || power > now.power) {
                next.power = power;
                next.ahead = now.turn;
            }
            if (++next.in_trick == m_players) {
                ++next.tricks;
                next.made += ((next.ahead ^ m_maker) & 1) == 0 ? 1 : 0;
                next.turn = next.ahead;
                next.in_trick = next.power = 0;
            } else {
                do
                    next.turn = (next.turn + 1) & 3;
                while ((m_playing >> next.turn & 1) == 0);
            }
            m_hands[static_cast<std::size_t>(now.turn)] = hand & ~bit(card);
            const int value = search(next, least, most, whole);
            m_hands[static_cast<std::size_t>(now.turn)] = hand;
            best = maker ? std::max(best, value) : std::min(best, value);
            if (whole) continue;
            if (maker ? best >= most : best <= least) return best;
            if (maker)
                least = std::max(least, best);
            else
                most = std::min(most, best);
        }
        return best;
    }

    const Suits& m_suits;
    std::size_t m_trump;
    int m_maker;
    int m_players;
    unsigned m_playing = 15;
    std::array<Cards, 4> m_hands{};
    Now m_start;
};

/// A random play: alone or not, either meaning of the left bower, some cards played.
inline MaskPlay random_play(Rng& rng, int& trump, int most_played, bool alone) {
    std::array<Card, 24> deck{};
    for (std::size_t i = 0; i < deck.size(); ++i)
        deck[i] = card_of(static_cast<int>(i) / 6, static_cast<int>(i) % 6);
    std::array<Cards, 4> hands{};
    for (std::size_t i = 0; i < 20; ++i) {
        std::swap(deck[i], deck[i + static_cast<std::size_t>(rng.below(24 - static_cast<int>(i)))]);
        hands[i / 5] |= bit(deck[i]);
    }
    trump = rng.below(4);
    Euchre::Rules rules;
    rules.left_bower = alone && rng.below(3) == 0 ? Euchre::LeftBower::Printed : Euchre::LeftBower::Trump;
    const int maker = rng.below(4), dealer = rng.below(4);
    unsigned lone = 0;
    if (alone && rng.below(2) == 0) lone = static_cast<unsigned>(1 + rng.below(15));
    MaskPlay play = begin_play(rules, hands, trump, maker, dealer, lone);
    for (int n = most_played == 0 ? 0 : rng.below(most_played + 1); n > 0 && !play.over(); --n) {
        Mask legal = play.legal();
        for (int skip = rng.below(count(legal)); skip > 0; --skip)
            legal &= legal - 1;
        play.play(lowest_of(legal));
    }
    return play;
}

} // namespace hilltop::euchre
