// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/euchre_why.h"

#include "engine/table.h"
#include "games/euchre/euchre.h"
#include "games/euchre/words.h"
#include "text/table_texts.h"
#include "text/typed_view.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>

namespace hilltop {
namespace {

using namespace euchre;

struct WhyWords {
    Q_DECLARE_TR_FUNCTIONS(EuchreWhy)
};
using Kind = Euchre::Action::Kind;
using Seen = InfoState<Euchre>;

/// "J♥ A♥", the strongest first.
QString signsOf(Cards cards, int trump) {
    QStringList signs;
    for (int power = 13; power > 0; --power)
        for (Cards rest = cards; rest != 0; rest &= rest - 1) {
            const Card card = lowest(rest);
            const Face face = Euchre::face(card);
            if (power_of(trump, suit_of(card), card) == power)
                signs << said(euchre_words().sign(face.kind, face.value));
        }
    return signs.join(QLatin1Char(' '));
}

/// Cards that somebody else may still play.
Cards unseen(const Seen& seen) {
    const Euchre::Hand& hand = seen.open.hand;
    Cards known = hand.played | seen.own.cards;
    if (seen.own.buried != kNoCard) known |= bit(seen.own.buried);
    if (!hand.taken_up) known |= bit(hand.turned);
    return kAllCards & ~known;
}

/// No card of the hand is lower; a trump is higher than all others.
bool leastOf(Cards hand, int trump, Card card) {
    if ((trumps_of(trump) & bit(card)) != 0)
        return (hand & ~bit(card) & ~beating(trump, trump, power_of(trump, trump, card))) == 0;
    for (Cards rest = hand & ~trumps_of(trump); rest != 0; rest &= rest - 1)
        if (rank_of(lowest(rest)) < rank_of(card)) return false;
    return true;
}

bool onlyOfItsSuit(const Seen& seen, int trump, Card card) {
    const Suits& suits = Euchre::suits(seen.open.rules);
    const auto of = static_cast<std::size_t>(trump);
    return (seen.own.cards & suits.follow[of][suits.suit[of][card]]) == bit(card);
}

QString leadWhy(const Seen& seen, Card card) {
    const Euchre::Hand& hand = seen.open.hand;
    const int trump = hand.trump;
    const int led = Euchre::suits(seen.open.rules).suit[static_cast<std::size_t>(trump)][card];
    const Cards better = beating(trump, led, power_of(trump, led, card)) & unseen(seen);
    const bool isTrump = (trumps_of(trump) & bit(card)) != 0, makers = ((hand.maker ^ seen.me.index()) & 1) == 0;
    if (better == 0) return WhyWords::tr("No card left can beat it.");
    if (isTrump && makers) return WhyWords::tr("It draws trumps from the other side.");
    if (!isTrump && (better & ~trumps_of(trump)) == 0) return WhyWords::tr("Only a trump can beat it.");
    if (!isTrump && onlyOfItsSuit(seen, trump, card) && (seen.own.cards & trumps_of(trump)) != 0)
        return WhyWords::tr("It’s your only card of this suit, so you can trump it later.");
    return leastOf(seen.own.cards, trump, card) ? WhyWords::tr("It’s your lowest card, so it risks least.") : QString();
}

QString takingWhy(const Seen& seen, Card card, Cards legal) {
    const Euchre::Hand& hand = seen.open.hand;
    const int trump = hand.trump, power = power_of(trump, hand.led, card);
    const bool last = hand.in_trick == hand.playing.size() - 1, isTrump = (trumps_of(trump) & bit(card)) != 0;
    const bool partnerAhead = hand.tricks[hand.trick].winner == Euchre::partner(seen.me);
    const bool safe = last || (beating(trump, hand.led, power) & unseen(seen)) == 0;
    bool lowestTaking = true;
    for (Cards rest = legal; rest != 0; rest &= rest - 1) {
        const int other = power_of(trump, hand.led, lowest(rest));
        lowestTaking = lowestTaking && (other <= hand.ahead || other >= power);
    }
    if (partnerAhead)
        return safe && !last ? WhyWords::tr("Your partner’s card could still be beaten. This one can’t.") : QString();
    if (last && lowestTaking) return WhyWords::tr("You play last, and it’s your lowest card that takes the trick.");
    if (safe) return WhyWords::tr("It takes the trick for certain.");
    if (isTrump && hand.led != trump) return WhyWords::tr("It trumps the suit that was led.");
    return WhyWords::tr("It’s ahead, and the others have to beat it.");
}

QString followWhy(const Seen& seen, Card card) {
    const Euchre::Hand& hand = seen.open.hand;
    const int trump = hand.trump;
    const Cards legal = Euchre::legal(seen.open, seen.own.cards);
    if (count(legal) < 2) return {};
    if (power_of(trump, hand.led, card) > hand.ahead) return takingWhy(seen, card, legal);
    if (hand.tricks[hand.trick].winner == Euchre::partner(seen.me))
        return WhyWords::tr("Your partner is ahead, so keep your better cards.");
    bool could = false;
    for (Cards rest = legal; rest != 0; rest &= rest - 1)
        could = could || power_of(trump, hand.led, lowest(rest)) > hand.ahead;
    if (could) return WhyWords::tr("It keeps your better cards for a later trick.");
    const bool off = Euchre::suits(seen.open.rules).suit[static_cast<std::size_t>(trump)][card] != hand.led;
    if (off && onlyOfItsSuit(seen, trump, card) && (seen.own.cards & trumps_of(trump) & ~bit(card)) != 0)
        return WhyWords::tr("You can’t win this trick, and then you can trump its suit.");
    return leastOf(legal, trump, card) ? WhyWords::tr("You can’t win this trick, so give your lowest card.")
                                       : WhyWords::tr("You can’t win this trick.");
}

/// "Your trumps would be: J♥ A♥. Aces beside them: A♠."
QString trumpsWhy(const Seen& seen, int trump, Cards cards) {
    const Cards trumps = cards & trumps_of(trump);
    Cards aces = 0;
    for (Cards rest = cards & ~trumps; rest != 0; rest &= rest - 1)
        if (rank_of(lowest(rest)) == kAce) aces |= bit(lowest(rest));
    const bool made = seen.open.hand.trump != kNoSuit;
    if (trumps == 0) return made ? WhyWords::tr("You have no trump.") : WhyWords::tr("You would have no trump.");
    const QString held = (made ? WhyWords::tr("Your trumps: %1.") : WhyWords::tr("Your trumps would be: %1."))
                             .arg(signsOf(trumps, trump));
    if (aces == 0) return held;
    return QStringLiteral("%1 %2").arg(held, WhyWords::tr("Other aces: %1.").arg(signsOf(aces, trump)));
}

QString orderWhy(const Seen& seen, bool orders) {
    const Card turned = seen.open.hand.turned;
    const bool mine = seen.open.dealer == seen.me, partners = seen.open.dealer == Euchre::partner(seen.me);
    const QString held = trumpsWhy(seen, suit_of(turned), seen.own.cards | (mine ? bit(turned) : 0));
    if (mine || partners == !orders) return held;
    const QString sign = signsOf(bit(turned), suit_of(turned));
    const QString gets =
        partners ? WhyWords::tr("Your partner gets the %1.") : WhyWords::tr("The other side would get the %1.");
    return QStringLiteral("%1 %2").arg(held, gets.arg(sign));
}

/// Of the suit that would give me most trumps.
QString passesNames(const Seen& seen) {
    int best = -1;
    for (int suit = 0; suit < kSuits; ++suit)
        if (suit != suit_of(seen.open.hand.turned) &&
            (best < 0 || count(seen.own.cards & trumps_of(suit)) > count(seen.own.cards & trumps_of(best))))
            best = suit;
    return WhyWords::tr("Even your best suit is weak: %1.").arg(signsOf(seen.own.cards & trumps_of(best), best));
}

QString discardWhy(const Seen& seen, Card card) {
    const int trump = seen.open.hand.trump;
    if ((trumps_of(trump) & bit(card)) == 0 && onlyOfItsSuit(seen, trump, card))
        return WhyWords::tr("It leaves you without %1, so you can trump them.").arg(said(suit_name(suit_of(card))));
    return leastOf(seen.own.cards, trump, card) ? WhyWords::tr("It’s your lowest card.") : QString();
}

} // namespace

QString euchreWhy(const Table& table, int seat, const QString& word) {
    const auto seen = Euchre::view_from(table.described(Seat(seat)));
    const auto action = answerIn<Euchre>(word);
    if (!seen || !action) return {};
    switch (action->kind) {
    case Kind::Play:
        return seen->open.hand.in_trick == 0 ? leadWhy(*seen, action->what) : followWhy(*seen, action->what);
    case Kind::Discard:
        return discardWhy(*seen, action->what);
    case Kind::Order:
        return orderWhy(*seen, true);
    case Kind::Pass:
        return seen->open.phase == Euchre::Phase::Order ? orderWhy(*seen, false) : passesNames(*seen);
    case Kind::Name:
        return trumpsWhy(*seen, action->what, seen->own.cards);
    case Kind::Alone:
    case Kind::Together:
        return trumpsWhy(*seen, seen->open.hand.trump, seen->own.cards);
    }
    return {};
}

} // namespace hilltop
