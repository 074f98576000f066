// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/euchre_score.h"
#include "games/euchre/euchre_view.h"
#include "games/euchre/euchre_why.h"
#include "games/euchre/words.h"
#include "text/game_words.h"
#include "text/typed_view.h"

#include <QCoreApplication>
#include <QVariantList>

#include <cstdlib>

namespace hilltop {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(EuchreTexts)
};
QString text(const QVariantMap& view, const char* key) {
    return view.value(QString::fromUtf8(key)).toString();
}
int number(const QVariantMap& view, const char* key) {
    return view.value(QString::fromUtf8(key)).toInt();
}
QVariantMap at(const QVariantMap& view, const char* list, int index) {
    return view.value(QString::fromUtf8(list)).toList().value(index).toMap();
}

int suitOf(const QString& letters) {
    return euchre::suit_of(letters.toStdString());
}
QString suitName(const QString& letter) {
    return said(euchre::suit_name(suitOf(letter)));
}
/// At the beginning of a sentence or on a label.
QString capital(const QString& words) {
    return words.isEmpty() ? words : words[0].toUpper() + words.mid(1);
}
/// Of "js"
QString cardName(const QString& card) {
    return said(euchre::spelled_card(card.toStdString()));
}

/// For the dealer, and for who defends.
QString choiceHere(const QString& word, const QVariantMap& view) {
    const bool deals = number(view, "dealer") == number(view, "turn");
    if (word == QStringLiteral("order") && deals) return Words::tr("Pick it up");
    const int makers = view.value(QStringLiteral("makers"), -1).toInt();
    if (text(view, "phase") != QStringLiteral("alone") || makers == (number(view, "turn") & 1)) return {};
    return word == QStringLiteral("alone") ? Words::tr("Defend alone") : QString();
}
QString choiceDetail(const QString& word, std::optional<int>) {
    if (word == QStringLiteral("order")) return Words::tr("its suit is trump");
    if (word == QStringLiteral("alone")) return Words::tr("my partner sits out");
    return {};
}
QString cardLead(std::optional<int>) {
    return {};
}

/// The suit a card follows: the left bower is a trump unless the rules say otherwise.
QString suitFollowed(const QVariantMap& view, const QString& card) {
    const QString trump = text(view, "trump"), printed = card.mid(1);
    const bool left = !trump.isEmpty() && card[0] == QLatin1Char('j') && suitOf(printed) == 3 - suitOf(trump);
    const QString rule = text(view.value(QStringLiteral("rules")).toMap(), "left_bower");
    return left && rule != QStringLiteral("printed") ? trump : printed;
}

QString playSituation(const QVariantMap& view) {
    const QString trump = capital(suitName(text(view, "trump"))), led = text(view, "led");
    if (led.isEmpty()) return Words::tr("You lead. %1 are trump.").arg(trump);
    bool holds = false;
    for (const QVariant& card : view.value(QStringLiteral("cards")).toList())
        holds = holds || suitFollowed(view, card.toString()) == led;
    const QString suit = capital(suitName(led));
    return holds ? Words::tr("%1 were led: follow suit.").arg(suit)
                 : Words::tr("%1 were led and you have none: play any card.").arg(suit);
}

/// All five tricks taken alone score 4 points under every set of rules.
QString aloneSituation(const QVariantMap& view, const TableNames& names) {
    const int me = number(view, "turn"), maker = number(view, "maker");
    const QString suit = suitName(text(view, "trump")), prize = Words::tr("4 points for all five tricks");
    if (maker == me) return Words::tr("%1 are trump. Play with your partner, or alone (%2)?").arg(capital(suit), prize);
    if (maker == (me ^ 2))
        return Words::tr("Your partner made %1 trump. Play together, or alone (%2)?").arg(suit, prize);
    for (const int seat : {maker, maker ^ 2}) {
        if (text(at(view, "seats", seat), "alone") == QStringLiteral("alone"))
            return Words::tr("%1 plays alone. Defend with your partner, or alone (%2)?").arg(names.of(seat), prize);
    }
    return Words::tr("%1 made %2 trump. Defend with your partner, or alone (%3)?").arg(names.of(maker), suit, prize);
}

QString situation(const QVariantMap& view, const TableNames& names) {
    const QString phase = text(view, "phase"), turned = text(view, "turned");
    const int me = number(view, "turn"), dealer = number(view, "dealer");
    if (me < 0) return {};
    const QString upcard = capital(cardName(turned));
    if (phase == QStringLiteral("order")) {
        if (dealer == me) return Words::tr("%1 is turned up. You’re the dealer and would pick it up.").arg(upcard);
        if (dealer == (me ^ 2))
            return Words::tr("%1 is turned up. Your partner is the dealer and would pick it up.").arg(upcard);
        return Words::tr("%1 is turned up. %2 is the dealer and would pick it up.").arg(upcard, names.of(dealer));
    }
    if (phase == QStringLiteral("discard"))
        return Words::tr("You picked up the %1. Discard a card face down.").arg(cardName(turned));
    if (phase == QStringLiteral("name")) {
        const bool must =
            dealer == me && view.value(QStringLiteral("rules")).toMap().value(QStringLiteral("stick_dealer")).toBool();
        return must ? Words::tr("No one ordered it up. You must name a suit.")
                    : Words::tr("No one ordered it up. Name a suit or pass.");
    }
    if (phase == QStringLiteral("alone")) return aloneSituation(view, names);
    return playSituation(view);
}

QString seatNote(const QVariantMap& view, int seat) {
    const QVariantMap shown = at(view, "seats", seat);
    if (shown.isEmpty()) return {};
    if (shown.value(QStringLiteral("sits_out")).toBool()) return Words::tr("sitting out");
    const bool dealer = number(view, "dealer") == seat;
    if (text(shown, "alone") == QStringLiteral("alone")) return Words::tr("alone");
    return dealer ? Words::tr("dealer") : QString();
}

/// "you and your partner"; in the middle of a sentence
QString sideName(int side, const TableNames& names) {
    return said(euchre::side_name(side, seatNames(names)));
}

QString handReason(const QVariantMap& view, const TableNames& names) {
    const int makers = number(view, "makers"), gained = number(view, "gained");
    if (makers < 0) return Words::tr("No one named trump: hand %1 doesn’t count.").arg(number(view, "hand"));
    const int tricks = view.value(QStringLiteral("tricks")).toList().value(makers).toInt();
    const QString points = Words::tr("%n points", nullptr, std::abs(gained));
    const QString taken = Words::tr("%n tricks", nullptr, tricks);
    if (gained > 0)
        return Words::tr("%1 made %2 and took %3: %4.")
            .arg(capital(sideName(makers, names)), suitName(text(view, "trump")), taken, points);
    return Words::tr("%1 took only %2 in %3: %4 for %5.")
        .arg(capital(sideName(makers, names)), taken, suitName(text(view, "trump")), points,
             sideName(1 - makers, names));
}

QString reason(const QVariantMap& view, const TableNames& names) {
    if (text(view, "phase") != QStringLiteral("trick")) return handReason(view, names);
    const QVariantMap trick = view.value(QStringLiteral("played")).toList().last().toMap();
    const int winner = number(trick, "winner");
    if (winner < 0) return {};
    QString card;
    for (const QVariant& played : trick.value(QStringLiteral("cards")).toList()) {
        if (number(played.toMap(), "seat") == winner) card = cardName(text(played.toMap(), "card"));
    }
    return winner == names.me ? Words::tr("You take the trick with the %1.").arg(card)
                              : Words::tr("%1 takes the trick with the %2.").arg(names.of(winner), card);
}

bool trickTaken(const Event& event) {
    return event.kind == Event::Kind::Phase && std::string_view(event.word) == "trick-won";
}

int trickBegins(const Event& event) {
    return event.kind == Event::Kind::Phase && std::string_view(event.word) == "trick" ? event.value : 0;
}

QList<KeyMark> marks(const Table&, const Table& after, const TableNames& names) {
    QList<KeyMark> list;
    for (const Event& event : after.events()) {
        const std::string_view word = event.word;
        if (event.kind != Event::Kind::Phase) continue;
        if (word == "euchred")
            list.append({KeyMark::Shape::Loss, eventText(after.info(), event, kHidden, names), event.value & 1});
        if (word == "match-won") list.append({KeyMark::Shape::Star, eventText(after.info(), event, kHidden, names)});
        if (word != "made") continue;
        const int makers = event.value & 1;
        const bool all = viewOf(after, 0).value(QStringLiteral("tricks")).toList().value(makers).toInt() == 5;
        if (all)
            list.append(
                {KeyMark::Shape::Star, Words::tr("%1 took all tricks").arg(capital(sideName(makers, names))), makers});
        else
            list.append({KeyMark::Shape::Gain, eventText(after.info(), event, kHidden, names), makers});
    }
    return list;
}

} // namespace

const GameTexts& euchreTexts() {
    static const TableTexts table = {
        .choiceDetail = choiceDetail,
        .cardLead = cardLead,
        .situation = situation,
        .seatNote = seatNote,
        .reason = reason,
        .marks = marks,
        .score = euchreScore,
        .round = trickBegins,
        .flows = trickTaken,
        .typed = typedView<EuchreView>,
        .choiceHere = choiceHere,
        .why = euchreWhy,
    };
    static const GameTexts texts{
        "euchre", table, {1, false, "contest"}}; // one match a pair, as its scoreboard of 2, 1 and 0 shows
    return texts;
}

} // namespace hilltop
