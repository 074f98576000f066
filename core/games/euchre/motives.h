// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/euchre/euchre.h"
#include "judging/reason.h"

#include <optional>

namespace hilltop::euchre {

/// What speaks for one answer of a seat against another one, by its cards and what all have seen. Each test is true or
/// false; the first one that is true is told.
class Motives {
public:
    using Answer = Euchre::Action;
    explicit Motives(const View<Euchre>& view)
        : m_view(view)
        , m_hand(view.open.hand)
        , m_own(view.own.cards) {}

    std::optional<PlainFact> of(const Answer& better, const Answer& worse) const {
        switch (m_view.open.phase) {
        case Euchre::Phase::Order:
        case Euchre::Phase::Name:
        case Euchre::Phase::Alone:
            return of_calls(better, worse);
        case Euchre::Phase::Discard:
            return of_thrown(better.what, worse.what);
        case Euchre::Phase::Play:
            return m_hand.in_trick == 0 ? of_leads(better.what, worse.what) : of_plays(better.what, worse.what);
        default:
            return {};
        }
    }

private:
    /// What a hand is worth with that suit as trump.
    struct Strength {
        int trumps = 0, sure = 0; ///< of them the highest ones, which no card beats
        int aces = 0;             ///< of other suits
    };
    Strength strength(int trump) const {
        Cards cards = m_own;
        const bool takes = m_view.open.phase == Euchre::Phase::Order && m_view.me == m_view.open.dealer;
        if (takes) cards |= bit(m_hand.turned);
        const Cards trumps = trumps_of(trump);
        Strength found{count(cards & trumps), 0, 0};
        for (int power = 13; power > kRanks && found.sure < Euchre::kTricks; --power, ++found.sure) {
            const Cards at = beating(trump, trump, power - 1) & ~beating(trump, trump, power);
            if ((cards & at) == 0) break;
        }
        for (int suit = 0; suit < kSuits; ++suit)
            found.aces += suit != trump && (cards & bit(card_of(suit, kAce))) != 0;
        return found;
    }
    int trump_by(const Answer& answer) const {
        if (answer.kind == Answer::Kind::Order) return suit_of(m_hand.turned);
        if (answer.kind == Answer::Kind::Name) return answer.what;
        return answer.kind == Answer::Kind::Alone ? int{m_hand.trump} : int{kNoSuit};
    }
    std::optional<PlainFact> of_calls(const Answer& better, const Answer& worse) const {
        const int one = trump_by(better), other = trump_by(worse);
        if (one < kSuits && other < kSuits) {
            const Strength more = strength(one), less = strength(other);
            if (more.trumps > less.trumps) return PlainFact{"more-trumps", more.trumps, less.trumps};
            if (more.sure > less.sure) return PlainFact{"more-sure", more.sure, less.sure};
            if (more.aces > less.aces) return PlainFact{"more-aces", more.aces, less.aces};
            return {};
        }
        if (one >= kSuits && other >= kSuits) return {};
        const bool calls = one < kSuits;
        const Strength found = strength(calls ? one : other);
        // What the numbers themselves deny is not said.
        const int enough = m_view.open.phase == Euchre::Phase::Alone ? Euchre::kTricks : 3;
        if (calls ? found.trumps + found.aces == 0 : found.sure >= enough) return {};
        PlainFact fact{calls ? "strong" : "weak", found.trumps, found.aces};
        fact.number = found.sure;
        if (m_view.open.phase == Euchre::Phase::Order && m_view.me != m_view.open.dealer) {
            fact.seat = static_cast<std::uint8_t>(m_view.open.dealer.index());
            fact.face = Euchre::face(m_hand.turned);
        }
        return fact;
    }

    bool trumps(Card card) const { return (trumps_of(m_hand.trump) & bit(card)) != 0; }
    bool bower(Card card) const { return card == right_bower(m_hand.trump) || card == left_bower(m_hand.trump); }
    int follows(Card card) const { return Euchre::suits(m_view.open.rules).suit[m_hand.trump][card]; }
    Cards following(int suit) const {
        return Euchre::suits(m_view.open.rules).follow[m_hand.trump][static_cast<std::size_t>(suit)];
    }
    int led_by(Card card) const { return m_hand.in_trick == 0 ? follows(card) : int{m_hand.led}; }
    int power(Card card) const { return power_of(m_hand.trump, led_by(card), card); }
    /// How high a card is, whatever is led: trumps above all others.
    int height(Card card) const { return power_of(m_hand.trump, suit_of(card), card); }
    /// Cards that others may still hold.
    Cards unseen() const {
        Cards seen = m_own | m_hand.played;
        if (m_view.own.buried != kNoCard) seen |= bit(m_view.own.buried);
        if (m_hand.turned != kNoCard && !m_hand.taken_up) seen |= bit(m_hand.turned);
        return kAllCards & ~seen;
    }
    /// Cards that may still beat one in this trick, from the hands of the other side.
    Cards beaten_by(int led, int by) const {
        Cards found = 0;
        for (const Seat seat : SeatSet::all(Euchre::kSeats)) {
            if (!rival(seat) || m_hand.tricks[m_hand.trick].cards[seat] != kNoCard) continue;
            Cards may = unseen() & beating(m_hand.trump, led, by);
            for (int suit = 0; suit < kSuits; ++suit)
                if (shown_void(seat, suit)) may &= ~following(suit);
            found |= may;
        }
        return found;
    }
    Cards beaten_by(Card card) const { return beaten_by(led_by(card), power(card)); }
    bool rival(Seat seat) const {
        return m_hand.playing.contains(seat) && Euchre::side_of(seat) != Euchre::side_of(m_view.me);
    }
    bool shown_void(Seat seat, int suit) const { return (m_hand.void_in[seat] >> suit & 1) != 0; }
    /// Who may trump a lead of that suit: the other side has shown that it cannot follow.
    std::optional<Seat> trumper(Card card) const {
        if (trumps(card)) return {};
        for (const Seat seat : SeatSet::all(Euchre::kSeats))
            if (rival(seat) && shown_void(seat, follows(card)) && !shown_void(seat, m_hand.trump) &&
                (unseen() & trumps_of(m_hand.trump)) != 0)
                return seat;
        return {};
    }
    bool others_may_hold_trumps() const {
        if ((unseen() & trumps_of(m_hand.trump)) == 0) return false;
        for (const Seat seat : SeatSet::all(Euchre::kSeats))
            if (rival(seat) && !shown_void(seat, m_hand.trump)) return true;
        return false;
    }
    bool leaves_void(Card card) const { return (m_own & following(follows(card)) & ~bit(card)) == 0; }

    void name_suit(PlainFact& fact, Card card) const {
        fact.face = {static_cast<std::uint8_t>(follows(card)), 0};
        fact.any_value = true;
    }

    /// Of cards that do not win the trick, or are discarded.
    std::optional<PlainFact> of_thrown(Card better, Card worse) const {
        if (trumps(worse) && !trumps(better)) return PlainFact{bower(worse) ? "throws-bower" : "throws-trump"};
        if (rank_of(worse) == kAce && rank_of(better) != kAce && !trumps(worse)) return PlainFact{"throws-ace"};
        return of_kept(better, worse);
    }
    /// Of what stays in hand.
    std::optional<PlainFact> of_kept(Card better, Card worse) const {
        const bool voids =
            !trumps(better) && leaves_void(better) && !leaves_void(worse) && (m_own & trumps_of(m_hand.trump)) != 0;
        if (voids) {
            PlainFact fact{"leaves-void"};
            name_suit(fact, better);
            return fact;
        }
        if (height(worse) > height(better)) return PlainFact{"keeps-higher"};
        return {};
    }

    PlainFact saves(Card worse) const {
        return {bower(worse) ? "saves-bower" : "saves-trump", count(m_own & trumps_of(m_hand.trump))};
    }
    std::optional<PlainFact> of_leads(Card better, Card worse) const {
        const bool sure = beaten_by(better) == 0;
        if (sure && beaten_by(worse) != 0) return PlainFact{"wins"};
        const auto may_trump = trumper(worse);
        if (may_trump && !trumper(better)) {
            PlainFact fact{"into-void"};
            fact.seat = static_cast<std::uint8_t>(may_trump->index());
            name_suit(fact, worse);
            return fact;
        }
        const int left = count(unseen() & trumps_of(m_hand.trump));
        const bool makers = m_hand.maker < Euchre::kSeats && (m_hand.maker & 1) == (m_view.me.index() & 1);
        if (trumps(better) && !trumps(worse))
            return PlainFact{makers && others_may_hold_trumps() ? "draws-trumps" : "leads-trump", left};
        if (trumps(worse) && !trumps(better)) return saves(worse);
        const int fewer = count(beaten_by(better)), more = count(beaten_by(worse));
        if (fewer < more) return PlainFact{"beaten-by", fewer, more};
        return of_kept(better, worse);
    }

    std::optional<PlainFact> of_plays(Card better, Card worse) const {
        const auto& trick = m_hand.tricks[m_hand.trick];
        const bool partners = trick.winner == Euchre::partner(m_view.me);
        const bool one = power(better) > m_hand.ahead, other = power(worse) > m_hand.ahead;
        if (partners && other && !one) return PlainFact{"covers", beaten_by(m_hand.led, m_hand.ahead) == 0 ? 1 : 0};
        if (one && !other) return PlainFact{beaten_by(better) == 0 ? "wins" : "takes-lead", partners ? 1 : 0};
        if (!one && other) {
            if (trumps(worse) && !trumps(better)) return saves(worse);
            return of_kept(better, worse);
        }
        if (!one) return of_thrown(better, worse);
        const int fewer = count(beaten_by(better)), more = count(beaten_by(worse));
        if (fewer == 0 && more > 0) return PlainFact{"wins"};
        if (fewer < more) return PlainFact{"beaten-by", fewer, more};
        if (height(worse) > height(better)) return PlainFact{fewer == more ? "cheaper" : "keeps-higher"};
        return {};
    }

    const View<Euchre>& m_view;
    const Euchre::Hand& m_hand;
    const Cards m_own;
};

} // namespace hilltop::euchre
