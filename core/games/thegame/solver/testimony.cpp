// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thegame/solver/testimony.h"

#include "base/numbers.h"

#include <algorithm>

namespace hilltop::thegame {
namespace {

constexpr std::int8_t small(int number) {
    return static_cast<std::int8_t>(number);
}

} // namespace

Testimony::Testimony(const View<TheGame>& view) {
    const auto& open = view.open;
    // What was played last may not have been spoken about yet.
    m_speeches = open.phase == TheGame::Phase::Turn ? open.played.size() : std::max(0, open.played.size() - 1);
    m_played.fill(kNever);
    m_player.fill(0);
    for (int i = 0; i < open.played.size(); ++i) {
        m_played[open.played[i].card] = small(i);
        m_player[open.played[i].card] = open.played[i].seat;
    }
    const CardMask mine = mask_of(view.own.hand);
    m_free = kAllCards & ~mine & ~mask_of(open.gone);
    for (Seat seat : SeatSet::all(open.seats)) {
        m_accounts[seat].denied.fill(-1);
        m_accounts[seat].claimed.fill(kNever);
        if (seat != view.me) hear(view, seat);
    }
    // Two who claim the same card have not both meant it.
    for (Seat seat : SeatSet::all(open.seats)) {
        for (Seat other : SeatSet::all(open.seats)) {
            if (seat == other || !m_accounts[seat].believed || !m_accounts[other].believed) continue;
            for (int card = TheGame::kLowest; card <= TheGame::kHighest; ++card) {
                if (m_accounts[seat].claimed[at(card)] == kNever || m_accounts[other].claimed[at(card)] == kNever)
                    continue;
                m_accounts[seat].believed = false;
                m_accounts[other].believed = false;
            }
        }
    }
    // What one claims another cannot hold, which may leave one of two.
    for (int round = 0; round < 2; ++round) {
        for (Seat seat : SeatSet::all(open.seats)) {
            if (m_accounts[seat].believed) conclude(seat, mine);
        }
    }
    for (Seat seat : SeatSet::all(open.seats)) {
        int certain = 0;
        for (CardMask left = m_free; left != 0; left &= left - 1)
            certain += m_accounts[seat].claimed[at(lowest(left))] != kNever ? 1 : 0;
        if (certain > open.held[seat]) m_accounts[seat].believed = false;
    }
    find_places(view);
    sum_up(view);
}

/// Takes down what the seat's wishes claim and deny, speech by speech.
void Testimony::hear(const View<TheGame>& view, Seat seat) {
    /// How many of the nearest cards a level denies, and how many there are of which it claims one.
    static constexpr std::array<int, 5> kNearer = {6, 4, 2, 1, 0};
    static constexpr std::array<int, 5> kOf = {0, 2, 2, 1, 1};
    const auto& played = view.open.played;
    Account& account = m_accounts[seat];
    account.believed = true;
    CardMask unplayed = kAllCards;
    std::array<std::uint8_t, TheGame::kPiles> tops = {1, 1, 100, 100};
    const auto claim = [&](int card, int speech) {
        auto& first = account.claimed[at(card)];
        first = std::min(first, small(speech));
        if (view.own.hand.find(static_cast<std::uint8_t>(card)) >= 0) account.believed = false;
        if (m_played[at(card)] != kNever && m_player[at(card)] != seat.index()) account.believed = false;
    };
    for (int speech = 0; speech < m_speeches; ++speech) {
        unplayed &= ~bit(played[speech].card);
        tops[played[speech].pile] = played[speech].card;
        const TheGame::Wishes wishes = played[speech].wishes[seat];
        if (wishes != TheGame::Wishes()) account.speaks = true;
        CardMask denied = 0;
        for (int pile = 0; pile < TheGame::kPiles; ++pile) {
            const int level = wishes[pile];
            const int top = tops[at(pile)];
            const int back = jumper(pile, top);
            if (level == TheGame::kHandsOff) {
                if (back == 0 || !contains(unplayed, back))
                    account.believed = false;
                else
                    claim(back, speech);
                continue;
            }
            if (back != 0 && contains(unplayed, back)) denied |= bit(back);
            CardMask beyond = unplayed & (TheGame::rises(pile) ? above(top) : below(top));
            const auto nearest = [&] {
                const CardMask card = beyond == 0 ? 0 : bit(TheGame::rises(pile) ? lowest(beyond) : highest(beyond));
                beyond &= ~card;
                return card;
            };
            for (int k = 0; k < kNearer[at(level)]; ++k)
                denied |= nearest();
            CardMask one_of = 0;
            for (int k = 0; k < kOf[at(level)]; ++k)
                one_of |= nearest();
            if (level == 0) continue;
            if (one_of == 0)
                account.believed = false;
            else if ((one_of & (one_of - 1)) == 0)
                claim(lowest(one_of), speech);
            else if (!account.one_of.full() && !std::any_of(account.one_of.begin(), account.one_of.end(),
                                                            [&](const OneOf& older) { return older.cards == one_of; }))
                account.one_of.push_back({one_of, seat, small(speech)});
        }
        for (; denied != 0; denied &= denied - 1) {
            const int card = lowest(denied);
            account.denied[at(card)] = small(speech);
            // What was held once is held until it is played.
            if (account.claimed[at(card)] != kNever) account.believed = false;
        }
        // A card of the seat has fulfilled it; its place is free for claims that are still open.
        for (int k = account.one_of.size() - 1; k >= 0; --k) {
            if (seat.index() == played[speech].seat && account.one_of[k].speech < speech &&
                contains(account.one_of[k].cards, played[speech].card))
                account.one_of.remove_at(k);
        }
    }
    account.believed = account.believed && account.speaks;
}

/// Strikes out what the seat cannot have held of those it held one of.
void Testimony::conclude(Seat seat, CardMask mine) {
    Account& account = m_accounts[seat];
    for (int k = account.one_of.size() - 1; k >= 0; --k) {
        auto& [cards, who, speech] = account.one_of[k];
        bool kept = false;
        CardMask able = 0;
        for (CardMask left = cards; left != 0; left &= left - 1) {
            const int card = lowest(left);
            const bool played = m_played[at(card)] != kNever;
            kept = kept || (played && m_player[at(card)] == seat.index());
            bool can = !played && !contains(mine, card) && account.denied[at(card)] <= speech;
            for (Seat other : SeatSet::all(TheGame::kSeats)) {
                if (other != seat && m_accounts[other].believed && m_accounts[other].claimed[at(card)] != kNever)
                    can = false;
            }
            if (can) able |= bit(card);
        }
        cards = able;
        if (kept) {
            account.one_of.remove_at(k);
        } else if (able == 0) {
            account.believed = false;
            return;
        } else if ((able & (able - 1)) == 0) {
            auto& first = account.claimed[at(lowest(able))];
            first = std::min(first, speech);
            account.one_of.remove_at(k);
        }
    }
}

/// When cards came to the hands of the others.
void Testimony::find_places(const View<TheGame>& view) {
    const auto& open = view.open;
    int stack = TheGame::kCards;
    PerSeat<int, TheGame::kSeats> held;
    const auto fill = [&](Seat seat, int first) {
        for (; held[seat] < open.rules.hand && stack > 0; --stack, ++held[seat]) {
            if (seat != view.me) m_places.push_back({seat, small(first)});
        }
    };
    for (Seat seat : SeatSet::all(open.seats))
        fill(seat, 0);
    for (int i = 0; i < open.played.size(); ++i) {
        const Seat seat(open.played[i].seat);
        --held[seat];
        const bool goes_on = i + 1 < open.played.size() ? open.played[i + 1].seat == seat.index() : open.turn == seat;
        // A hand that is empty is filled up before anybody speaks.
        if (held[seat] == 0)
            fill(seat, i);
        else if (!goes_on)
            fill(seat, i + 1);
    }
}

/// By seat and card what all that comes to.
void Testimony::sum_up(const View<TheGame>& view) {
    const CardMask unseen = m_free;
    for (Seat seat : SeatSet::all(view.open.seats)) {
        m_came[seat].fill({kNever, 0});
        if (seat == view.me) continue;
        const Account& account = m_accounts[seat];
        for (int card = TheGame::kLowest; card <= TheGame::kHighest; ++card) {
            const bool played = m_played[at(card)] != kNever;
            if (played ? m_player[at(card)] != seat.index() : !contains(unseen, card)) continue;
            Came came{0, m_played[at(card)]};
            if (account.believed) {
                came.first = static_cast<std::int8_t>(account.denied[at(card)] + 1);
                came.last = std::min(came.last, account.claimed[at(card)]);
                if (!played && account.claimed[at(card)] != kNever) m_free &= ~bit(card);
            }
            m_came[seat][at(card)] = came;
        }
        if (!account.believed) continue;
        for (const OneOf& one_of : account.one_of) {
            if (!m_one_of.full()) m_one_of.push_back(one_of);
        }
    }
    // A card certainly in one hand is in no other.
    for (Seat seat : SeatSet::all(view.open.seats)) {
        if (!m_accounts[seat].believed) continue;
        for (CardMask left = unseen & ~m_free; left != 0; left &= left - 1) {
            const int card = lowest(left);
            if (m_accounts[seat].claimed[at(card)] == kNever) continue;
            for (Seat other : SeatSet::all(view.open.seats)) {
                if (other != seat) m_came[other][at(card)] = {kNever, 0};
            }
        }
    }
}

} // namespace hilltop::thegame
