// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/euchre_score.h"
#include "games/euchre/euchre_view.h"
#include "games/euchre/euchre_words.h"
#include "text/game_words.h"
#include "text/typed_view.h"

#include <QCoreApplication>
#include <QVariantList>

#include <cstdlib>

namespace hilltop {
namespace {

constexpr int kNine = 9, kJack = 11, kAce = 14;

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

/// Suits by the letters of records, in the order of Face::kind.
int suitOf(QChar letter) {
    return static_cast<int>(QStringLiteral("cdhs").indexOf(letter));
}
QString suitName(int suit) {
    static const char* const names[] = {
        QT_TRANSLATE_NOOP("EuchreTexts", "clubs"), QT_TRANSLATE_NOOP("EuchreTexts", "diamonds"),
        QT_TRANSLATE_NOOP("EuchreTexts", "hearts"), QT_TRANSLATE_NOOP("EuchreTexts", "spades")};
    return suit >= 0 && suit < 4 ? Words::tr(names[suit]) : QString();
}
QString suitName(const QString& letter) {
    return letter.isEmpty() ? QString() : suitName(suitOf(letter[0]));
}
/// At the beginning of a sentence or on a label.
QString capital(const QString& words) {
    return words.isEmpty() ? words : words[0].toUpper() + words.mid(1);
}
QString rankName(int value) {
    static const char* const names[] = {
        QT_TRANSLATE_NOOP("EuchreTexts", "jack"), QT_TRANSLATE_NOOP("EuchreTexts", "queen"),
        QT_TRANSLATE_NOOP("EuchreTexts", "king"), QT_TRANSLATE_NOOP("EuchreTexts", "ace")};
    return value >= kJack && value <= kAce ? Words::tr(names[value - kJack]) : QString::number(value);
}
QString cardName(int suit, int value) {
    return Words::tr("%1 of %2").arg(rankName(value), suitName(suit));
}
int valueOf(QChar rank) {
    return kNine + static_cast<int>(QStringLiteral("9tjqka").indexOf(rank));
}
/// Of "js"
QString cardName(const QString& card) {
    return card.size() == 2 ? cardName(suitOf(card[1]), valueOf(card[0])) : QString();
}

/// "10♦"
QString cardSign(int suit, int value) {
    static const QStringList signs = {QStringLiteral("♣"), QStringLiteral("♦"), QStringLiteral("♥"),
                                      QStringLiteral("♠")};
    const QStringList courts = {Words::tr("J"), Words::tr("Q"), Words::tr("K"), Words::tr("A")};
    const QString rank = value >= kJack && value <= kAce ? courts[value - kJack] : QString::number(value);
    return rank + signs.value(suit);
}
int suitOfKind(const QString& kind) {
    static const QStringList kinds = {QStringLiteral("clubs"), QStringLiteral("diamonds"), QStringLiteral("hearts"),
                                      QStringLiteral("spades")};
    return static_cast<int>(kinds.indexOf(kind));
}
QString cardText(const QString& kind, int value) {
    return cardSign(suitOfKind(kind), value);
}
QString cardLabel(const QString& kind, int value) {
    if (value < 0) return suitName(suitOfKind(kind));
    return capital(cardName(suitOfKind(kind), value));
}

QString choiceTitle(const QString& word) {
    const QString verb = word.section(QLatin1Char(' '), 0, 0), what = word.section(QLatin1Char(' '), 1);
    if (verb == QStringLiteral("pass")) return Words::tr("Pass");
    if (verb == QStringLiteral("order")) return Words::tr("Order it up");
    if (verb == QStringLiteral("name")) return Words::tr("Name %1").arg(suitName(what));
    if (verb == QStringLiteral("together")) return Words::tr("With my partner");
    if (verb == QStringLiteral("alone")) return Words::tr("Alone");
    if (verb == QStringLiteral("discard")) return Words::tr("Discard the %1").arg(cardName(what));
    return Words::tr("Play the %1").arg(cardName(what));
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
    const bool left = !trump.isEmpty() && card[0] == QLatin1Char('j') && suitOf(printed[0]) == 3 - suitOf(trump[0]);
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
    if (names.me >= 0) return (names.me & 1) == side ? Words::tr("you and your partner") : Words::tr("the others");
    return Words::tr("%1 and %2").arg(names.of(side), names.of(side + 2));
}

QString handReason(const QVariantMap& view, const TableNames& names) {
    const int makers = number(view, "makers"), gained = number(view, "gained");
    if (makers < 0) return Words::tr("No one named trump: hand %1 doesn’t count.").arg(number(view, "hand"));
    const int tricks = view.value(QStringLiteral("tricks")).toList().value(makers).toInt();
    const QString points = Words::tr("%n points", nullptr, std::abs(gained));
    const QString taken = Words::tr("%n tricks", nullptr, tricks);
    if (gained > 0)
        return Words::tr("%1 made %2 with %3: %4.")
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

QString sayText(const Event& event, const TableNames& names) {
    const bool mine = event.seat == names.me;
    const std::string_view word = event.word;
    if (word == "pass") return mine ? Words::tr("pass") : Words::tr("passes");
    if (word == "order") return mine ? Words::tr("order it up") : Words::tr("orders it up");
    if (word == "name") return (mine ? Words::tr("name %1") : Words::tr("names %1")).arg(suitName(event.value));
    if (word == "alone") return mine ? Words::tr("play alone") : Words::tr("plays alone");
    return {}; // playing together is what is expected
}

QString phaseText(const Event& event, const TableNames& names) {
    const std::string_view word = event.word;
    if (word == "hand") return Words::tr("Hand %1").arg(event.value);
    if (word == "turned-down") return Words::tr("%1 are turned down").arg(capital(suitName(event.value)));
    if (word == "trump") return Words::tr("%1 are trump").arg(capital(suitName(event.value)));
    if (word == "hand-void") return Words::tr("Hand %1 is void").arg(event.value);
    if (word == "made") return Words::tr("%1 made it").arg(capital(sideName(event.value & 1, names)));
    if (word == "euchred") return Words::tr("%1 are euchred").arg(capital(sideName(event.value & 1, names)));
    if (word == "match-won") return Words::tr("%1 win the match").arg(capital(sideName(event.value, names)));
    if (word == "match-drawn") return Words::tr("No one wins the match");
    if (word == "trick-won")
        return event.value == names.me ? Words::tr("You take the trick")
                                       : Words::tr("%1 takes the trick").arg(names.of(event.value));
    return {};
}

QStringList positionLines(const QVariantMap& view, const TableNames& names) {
    QStringList lines{Words::tr("Dealer: %1").arg(names.of(number(view, "dealer")))};
    const int maker = number(view, "maker");
    if (maker >= 0) {
        const bool alone = text(at(view, "seats", maker), "alone") == QStringLiteral("alone");
        lines << (alone ? Words::tr("Trump: %1, made by %2, who plays alone") : Words::tr("Trump: %1, made by %2"))
                     .arg(suitName(text(view, "trump")), names.of(maker));
    }
    const QVariantList played = view.value(QStringLiteral("played")).toList();
    if (played.isEmpty()) return lines;
    const QVariantList tricks = view.value(QStringLiteral("tricks")).toList();
    lines << Words::tr("Tricks: %1 %2, %3 %4")
                 .arg(sideName(0, names), tricks.value(0).toString(), sideName(1, names), tricks.value(1).toString());
    const QVariantMap trick = played.last().toMap();
    QStringList cards;
    for (const QVariant& one : trick.value(QStringLiteral("cards")).toList()) {
        const QString card = text(one.toMap(), "card");
        const QStringList kinds = {QStringLiteral("clubs"), QStringLiteral("diamonds"), QStringLiteral("hearts"),
                                   QStringLiteral("spades")};
        cards << QStringLiteral("%1 %2").arg(names.of(number(one.toMap(), "seat")),
                                             cardText(kinds.value(suitOf(card.right(1)[0])), valueOf(card[0])));
    }
    const QString lead = Words::tr("Trick %1, led by %2").arg(played.size()).arg(names.of(number(trick, "leader")));
    lines << (cards.isEmpty() ? lead : QStringLiteral("%1: %2").arg(lead, cards.join(QStringLiteral(", "))));
    return lines;
}

enum Zone { kDeck, kHand, kTurned, kBuried, kTrick, kTaken };

QString moveText(const Event& event, Face face, const TableNames& names) {
    const int me = names.me;
    const bool seen = face != kHidden;
    const QString card = !seen         ? QString()
                         : names.brief ? cardSign(face.kind, face.value)
                                       : cardName(face.kind, face.value);
    if (event.to.zone == kTrick && seen && names.brief) return card;
    if (event.to.zone == kTrick && seen)
        return (event.to.seat == me ? Words::tr("play the %1") : Words::tr("plays the %1")).arg(card);
    if (event.to.zone == kTurned && !card.isEmpty()) return Words::tr("%1 is turned up").arg(capital(card));
    if (event.from.zone == kTurned && event.to.zone == kHand)
        return event.to.seat == me ? Words::tr("pick up the card") : Words::tr("picks up the card");
    if (event.to.zone != kBuried || event.from.zone != kHand) return {};
    const bool mine = event.from.seat == me;
    if (card.isEmpty()) return mine ? Words::tr("discard a card") : Words::tr("discards a card");
    if (names.brief) return (mine ? Words::tr("discard %1") : Words::tr("discards %1")).arg(card);
    return (mine ? Words::tr("discard the %1") : Words::tr("discards the %1")).arg(card);
}

QString faultText() {
    return Words::tr("had a fault, so the default answer counts");
}

constexpr std::string_view kSections[] = {"hand"};

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
        if (word == "euchred") list.append({KeyMark::Shape::Loss, phaseText(event, names)});
        if (word == "match-won") list.append({KeyMark::Shape::Star, phaseText(event, names)});
        if (word != "made") continue;
        const int makers = event.value & 1;
        const bool all = viewOf(after, 0).value(QStringLiteral("tricks")).toList().value(makers).toInt() == 5;
        if (all)
            list.append({KeyMark::Shape::Star, Words::tr("%1 took all tricks").arg(capital(sideName(makers, names)))});
        else
            list.append({KeyMark::Shape::Gain, phaseText(event, names)});
    }
    return list;
}

constexpr CardLook kLooks[] = {{.kind = "clubs", .fourColours = true},
                               {.kind = "diamonds", .fourColours = true},
                               {.kind = "hearts"},
                               {.kind = "spades"}};

} // namespace

const GameTexts& euchreTexts() {
    static const TableTexts table = {
        .choiceTitle = choiceTitle,
        .choiceDetail = choiceDetail,
        .cardLead = cardLead,
        .situation = situation,
        .seatNote = seatNote,
        .reason = reason,
        .cardText = cardText,
        .cardName = cardLabel,
        .looks = kLooks,
        .say = sayText,
        .phase = phaseText,
        .move = moveText,
        .fault = faultText,
        .sections = kSections,
        .marks = marks,
        .position = positionLines,
        .score = euchreScore,
        .round = trickBegins,
        .flows = trickTaken,
        .typed = typedView<EuchreView>,
        .choiceHere = choiceHere,
    };
    static const GameTexts texts{"euchre",
                                 euchreWords(),
                                 table,
                                 {1, false, "contest"}}; // one match a pair, as its scoreboard of 2, 1 and 0 shows
    return texts;
}

} // namespace hilltop
