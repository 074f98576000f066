// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/bots/rules_of_thumb.h"

#include <algorithm>
#include <utility>

namespace hilltop::euchre {
namespace {

using Action = Euchre::Action;
using Phase = Euchre::Phase;

/// By power_of(): nine, ten, queen, king, ace of trump, left and right bower.
constexpr std::array<int, 14> kTrumpWorth = {0, 0, 0, 0, 0, 0, 0, 5, 5, 6, 7, 8, 10, 12};
constexpr int kSideAce = 6;
constexpr int kSideKing = 1;
constexpr int kToRuff = 3; ///< holding no card of a suit, beside a trump

/// Worth of the cards of a suit, by their six bits.
constexpr auto kTrumpSums = [] {
    std::array<std::uint8_t, 64> sums{};
    for (std::size_t held = 0; held < sums.size(); ++held) {
        int sum = 0;
        for (int rank = 0; rank < kRanks; ++rank) {
            if ((held >> rank & 1) != 0) sum += kTrumpWorth[kPower[0][0][card_of(0, rank)]];
        }
        sums[held] = static_cast<std::uint8_t>(sum);
    }
    return sums;
}();
constexpr auto kSideSums = [] {
    std::array<std::uint8_t, 64> sums{};
    for (unsigned held = 1; held < sums.size(); ++held) {
        const bool guarded_king = (held >> kKing & 1u) != 0 && (held & (held - 1)) != 0;
        sums[held] = (held >> kAce & 1u) != 0 ? kSideAce : guarded_king ? kSideKing : 0;
    }
    return sums;
}();

/// 0: left of the dealer, 1: the dealer's partner, 2: the dealer's right, 3: the dealer.
std::size_t place_after(Seat dealer, Seat seat) {
    return static_cast<std::size_t>((seat.index() - dealer.index() + 3) & 3);
}

bool may_name(const Euchre::Open& open, int suit) {
    return open.rules.turned_down == Euchre::TurnedDown::Allowed || suit != suit_of(open.hand.turned);
}

/// How much more freely to call at this score.
int freedom(const Euchre::Open& open, Seat me) {
    const int mine = open.rules.points_to_win - open.points[Euchre::side_of(me)];
    const int theirs = open.rules.points_to_win - open.points[1 - Euchre::side_of(me)];
    if (theirs <= 2 && mine > 2) return -1; // a euchre loses the match
    if (theirs == 1) return 1;              // they need but a point, and get it if we pass
    return 0;
}

int alone_margin(const Temper& temper, const View<Euchre>& view) {
    const auto& open = view.open;
    const std::size_t side = Euchre::side_of(view.me);
    const bool maker = side == Euchre::side_of(Seat(open.hand.maker));
    // Two points more are of no use to a side that needs no more than two.
    if (temper.minds_score && maker && open.points[side] + 2 >= open.rules.points_to_win) return -100;
    return strength(open.hand.trump, view.own.cards) - (maker ? temper.alone : temper.defend_alone);
}

Action answer_name(const Temper& temper, const View<Euchre>& view) {
    const int suit = best_suit(view);
    const bool stuck = Euchre::objection(view, Euchre::pass()) != nullptr;
    const bool calls = stuck || name_margin(temper, view.open, view.me, view.own.cards, suit) >= 0;
    return calls ? Euchre::name(suit) : Euchre::pass();
}

/// The table as one seat sees it while cards are played.
class Player {
public:
    Player(const Temper& temper, const View<Euchre>& view)
        : m_view(view)
        , m_hand(view.open.hand)
        , m_suits(Euchre::suits(view.open.rules))
        , m_trumps(trumps_of(m_hand.trump))
        , m_mine(view.own.cards) {
        m_others = kAllCards & ~(m_mine | m_hand.played);
        if (temper.remembers) {
            if (view.own.buried != kNoCard) m_others &= ~bit(view.own.buried);
            if (!m_hand.taken_up) m_others &= ~bit(m_hand.turned);
        } else {
            m_others = kAllCards & ~m_mine;
            const auto& trick = m_hand.tricks[m_hand.trick];
            for (const Card card : trick.cards.values) {
                if (card != kNoCard) m_others &= ~bit(card);
            }
        }
    }

    Card choose() const {
        const Cards legal = Euchre::legal(m_view.open, m_mine);
        if ((legal & (legal - 1)) == 0) return lowest(legal);
        return m_hand.in_trick == 0 ? lead() : follow(legal);
    }

private:
    int suit(Card card) const { return m_suits.suit[m_hand.trump][card]; }
    Cards of_suit(int suit) const { return m_suits.follow[m_hand.trump][static_cast<std::size_t>(suit)]; }
    int power(Card card) const { return power_of(m_hand.trump, m_hand.in_trick == 0 ? suit(card) : m_hand.led, card); }
    /// No other player holds a higher card of its suit (or, for a trump, a higher trump).
    bool is_master(Card card) const {
        const int led = suit(card);
        const Cards rivals = m_others & beating(m_hand.trump, led, power_of(m_hand.trump, led, card));
        return ((bit(card) & m_trumps) != 0 ? rivals : rivals & ~m_trumps) == 0;
    }
    /// The card of `cards` with the least (or greatest) `value`.
    template <class Value>
    static Card least(Cards cards, Value&& value) {
        Card best = lowest(cards);
        int lowest_value = value(best);
        for (cards &= cards - 1; cards != 0; cards &= cards - 1) {
            const Card card = lowest(cards);
            if (const int worth = value(card); worth < lowest_value) {
                best = card;
                lowest_value = worth;
            }
        }
        return best;
    }
    Card weakest(Cards cards) const {
        return least(cards, [&](Card card) { return power(card); });
    }
    Card strongest(Cards cards) const {
        return least(cards, [&](Card card) { return -power_of(m_hand.trump, suit(card), card); });
    }
    /// What one can do without: a low card of a short side suit.
    Card throw_off(Cards cards) const {
        return least(cards, [&](Card card) {
            if ((bit(card) & m_trumps) != 0) return 100 + power_of(m_hand.trump, m_hand.trump, card);
            const Cards side = m_mine & of_suit(suit(card)) & ~m_trumps;
            const bool single = (side & (side - 1)) == 0;
            const int to_ruff = single && (m_mine & m_trumps) != 0 ? -3 : 0;
            return 2 * rank_of(card) + (is_master(card) ? 20 : 0) + to_ruff;
        });
    }

    Card lead() const {
        const Cards mine = m_mine & m_trumps;
        const Cards theirs = m_others & m_trumps;
        const bool maker = m_hand.maker == m_view.me.index();
        const bool for_makers = Euchre::side_of(m_view.me) == Euchre::side_of(Seat(m_hand.maker));
        Cards masters = 0;
        for (Cards left = m_mine & ~m_trumps; left != 0; left &= left - 1) {
            if (is_master(lowest(left))) masters |= left & (~left + 1);
        }
        if (mine != 0 && theirs != 0 && for_makers) {
            const Card best = strongest(mine);
            // Draw trumps: the maker with the highest or with length, the partner at once.
            if (is_master(best) || (maker && count(mine) >= 3)) return best;
            if (!maker && m_hand.trick == 0) return best;
        }
        if (masters != 0) { // of the suit the others have most of: they can follow
            return least(masters, [&](Card card) { return -count(m_others & of_suit(suit(card))); });
        }
        if (mine != 0 && theirs == 0 && (m_mine & ~m_trumps) == 0) return weakest(mine);
        if ((m_mine & ~m_trumps) == 0) return strongest(mine);
        return throw_off(m_mine & ~m_trumps);
    }

    Card follow(Cards legal) const {
        const auto& trick = m_hand.tricks[m_hand.trick];
        const Cards better = beating(m_hand.trump, m_hand.led, m_hand.ahead);
        const Cards winners = legal & better;
        if (winners == 0) return throw_off(legal);
        const bool last = m_hand.in_trick + 1 == m_hand.playing.size();
        if (trick.winner == Euchre::partner(m_view.me)) {
            if (last || m_hand.ahead >= 6 || (m_others & better) == 0) return throw_off(legal);
            // Partner is ahead with little: take over with the master of the suit, not with a trump.
            const Cards side = winners & ~m_trumps;
            if (side != 0 && is_master(strongest(side)) && m_hand.ahead <= 4) return strongest(side);
            return throw_off(legal);
        }
        if (last) return weakest(winners);
        const Cards side = winners & ~m_trumps;
        if (side != 0) { // following: high if it is the master or partner has played, else low
            const Card best = strongest(side);
            const bool third = m_hand.in_trick >= 2;
            return third || is_master(best) ? best : throw_off(legal);
        }
        if (m_hand.led == m_hand.trump) {
            const Card best = strongest(winners);
            return is_master(best) || m_hand.in_trick >= 2 ? best : throw_off(legal);
        }
        return weakest(winners);
    }

    const View<Euchre>& m_view;
    const Euchre::Hand& m_hand;
    const Suits& m_suits;
    Cards m_trumps;
    Cards m_mine;
    Cards m_others; ///< that other players may still play, as far as I remember
};

} // namespace

int strength(int trump, Cards cards) {
    const auto held = [cards](int suit) { return static_cast<std::size_t>(cards >> (8 * suit) & 0x3f); };
    const bool left = (cards & bit(left_bower(trump))) != 0;
    cards &= ~bit(left_bower(trump));
    const std::size_t trumps = held(trump);
    const int ruff = trumps != 0 || left ? kToRuff : 0;
    int worth = kTrumpSums[trumps] + (left ? kTrumpWorth[12] : 0);
    for (int step = 1; step < kSuits; ++step) {
        const std::size_t side = held(trump ^ step);
        worth += side == 0 ? ruff : kSideSums[side];
    }
    return worth;
}

Card best_discard(Cards cards, Card turned) {
    const int trump = suit_of(turned);
    Card best = lowest(cards);
    int kept = -1;
    for (Cards left = cards; left != 0; left &= left - 1) {
        const Card card = lowest(left);
        // Of equals the lowest.
        const int worth = 16 * strength(trump, (cards & ~bit(card)) | bit(turned)) + kAce - rank_of(card);
        if (worth > kept) {
            kept = worth;
            best = card;
        }
    }
    return best;
}

int order_margin(const Temper& temper, const Euchre::Open& open, Seat seat, Cards cards) {
    const Card turned = open.hand.turned;
    const int trump = suit_of(turned);
    const std::size_t place = place_after(open.dealer, seat);
    int worth = temper.minds_score ? freedom(open, seat) : 0;
    if (place == 3) {
        worth += strength(trump, (cards | bit(turned)) & ~bit(best_discard(cards, turned)));
    } else {
        const int helps = kTrumpWorth[static_cast<std::size_t>(power_of(trump, trump, turned))] / 2;
        worth += strength(trump, cards) + (place == 1 ? helps : -helps);
    }
    return worth - temper.order[place];
}

int name_margin(const Temper& temper, const Euchre::Open& open, Seat seat, Cards cards, int suit) {
    int worth = 0;
    for (int named = 0; named < kSuits; ++named) {
        if (suit == named || (suit == kNoSuit && may_name(open, named)))
            worth = std::max(worth, strength(named, cards));
    }
    return worth + (temper.minds_score ? freedom(open, seat) : 0) - temper.name[place_after(open.dealer, seat)];
}

int best_suit(const View<Euchre>& view) {
    int best = -1;
    int found = kNoSuit;
    for (int suit = 0; suit < kSuits; ++suit) {
        if (!may_name(view.open, suit)) continue;
        const int worth = strength(suit, view.own.cards);
        if (worth > best) {
            best = worth;
            found = suit;
        }
    }
    return found;
}

int margin(const Temper& temper, const View<Euchre>& view) {
    switch (view.open.phase) {
    case Phase::Order:
        return order_margin(temper, view.open, view.me, view.own.cards);
    case Phase::Name:
        return name_margin(temper, view.open, view.me, view.own.cards, kNoSuit);
    case Phase::Alone:
        return alone_margin(temper, view);
    case Phase::Discard:
    case Phase::Play:
    case Phase::TrickRest:
    case Phase::HandRest:
    case Phase::Over:
        break;
    }
    return 0;
}

Action answer_by_thumb(const Temper& temper, const View<Euchre>& view) {
    switch (view.open.phase) {
    case Phase::Order:
        return margin(temper, view) >= 0 ? Euchre::order_up() : Euchre::pass();
    case Phase::Name:
        return answer_name(temper, view);
    case Phase::Discard: {
        const Card turned = view.open.hand.turned;
        return Euchre::discard(best_discard(view.own.cards & ~bit(turned), turned));
    }
    case Phase::Alone:
        return margin(temper, view) >= 0 ? Euchre::alone() : Euchre::together();
    case Phase::Play:
        return Euchre::play(Player(temper, view).choose());
    case Phase::TrickRest:
    case Phase::HandRest:
    case Phase::Over:
        break;
    }
    return Euchre::pass();
}

void play_by_thumb(const Temper& temper, Euchre::State& state, Euchre::Phase until,
                   std::optional<Euchre::Action> given) {
    while (given || state.open.phase < until) {
        Answers<Euchre> answers;
        if (state.open.phase != Euchre::Phase::TrickRest) {
            const Seat seat = state.open.turn;
            if (!given) given = answer_by_thumb(temper, {seat, state.open, state.seats[seat]});
            answers[seat] = std::exchange(given, std::nullopt);
        }
        Euchre::step(state, answers, {});
    }
}

} // namespace hilltop::euchre
