// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/pazaak_score.h"
#include "games/pazaak/pazaak_view.h"
#include "text/game_words.h"
#include "text/typed_view.h"

#include <QCoreApplication>
#include <QVariantList>

namespace hilltop {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PazaakTexts)
};

QString cardText(const QString& kind, int value) {
    return kind == QStringLiteral("side") ? QStringLiteral("+%1").arg(value) : QString::number(value);
}

/// "play 3" is the word play with the card 3.
QString verb(const QString& word) {
    return word.section(QLatin1Char(' '), 0, 0);
}
QString card(const QString& word) {
    return cardText(QStringLiteral("side"), word.section(QLatin1Char(' '), 1).toInt());
}

QString choiceTitle(const QString& word) {
    if (verb(word) == QStringLiteral("end")) return Words::tr("End turn");
    if (verb(word) == QStringLiteral("stand")) return Words::tr("Stand");
    return Words::tr("Play %1").arg(card(word));
}

QString choiceDetail(const QString& word, std::optional<int> figure) {
    if (verb(word) == QStringLiteral("end")) return Words::tr("one more card next round");
    if (verb(word) == QStringLiteral("stand")) return Words::tr("stay at %1").arg(figure.value_or(0));
    return Words::tr("stand at %1").arg(figure.value_or(0));
}

QString cardLead(std::optional<int> figure) {
    if (!figure) return {};
    return *figure > 20 ? Words::tr("over, at %1").arg(*figure) : Words::tr("stand at %1").arg(*figure);
}

QVariantMap seatView(const QVariantMap& view, int seat) {
    return view.value(QStringLiteral("seats")).toList().value(seat).toMap();
}
int total(const QVariantMap& view, int seat) {
    return seatView(view, seat).value(QStringLiteral("total")).toInt();
}

QString situation(const QVariantMap& view, const TableNames& names) {
    const int me = view.value(QStringLiteral("turn")).toInt();
    if (me < 0) return {};
    const int other = 1 - me;
    const bool stood = seatView(view, other).value(QStringLiteral("stood")).toBool();
    const int mine = total(view, me);
    if (mine > 20) return Words::tr("You have %1, which is over 20.").arg(mine);
    return (stood ? Words::tr("You have %1, %2 stands at %3.") : Words::tr("You have %1, %2 has %3."))
        .arg(mine)
        .arg(names.of(other))
        .arg(total(view, other));
}

QString seatNote(const QVariantMap& view, int seat) {
    if (view.value(QStringLiteral("phase")).toString() == QStringLiteral("over")) return {};
    return seat == 0 ? Words::tr("moves first") : Words::tr("moves second");
}

/// Of the hand that ended; view's hand_winner is who won it.
QString reason(const QVariantMap& view, const TableNames& names) {
    const int hand = view.value(QStringLiteral("hand")).toInt();
    const int winner = view.value(QStringLiteral("hand_winner")).toInt();
    if (winner < 0) {
        if (total(view, 0) > 20) return Words::tr("Both went over 20: hand %1 is tied.").arg(hand);
        return Words::tr("Both stand at %1: hand %2 is tied.").arg(total(view, 0)).arg(hand);
    }
    const int loser = 1 - winner;
    if (total(view, loser) > 20) {
        return (loser == names.me ? Words::tr("You went over 20 in hand %2, with %3 against %4.")
                                  : Words::tr("%1 went over 20 in hand %2, with %3 against %4.").arg(names.of(loser)))
            .arg(hand)
            .arg(total(view, loser))
            .arg(total(view, winner));
    }
    return (winner == names.me ? Words::tr("You won hand %2, with %3 against %4.")
                               : Words::tr("%1 won hand %2, with %3 against %4.").arg(names.of(winner)))
        .arg(hand)
        .arg(total(view, winner))
        .arg(total(view, loser));
}

QString cardName(const QString& kind, int value) {
    return kind == QStringLiteral("side") ? Words::tr("side card %1").arg(value)
                                          : Words::tr("house card %1").arg(value);
}

QString sayText(const Event& event, const TableNames& names) {
    const bool mine = event.seat == names.me;
    const std::string_view word = event.word;
    if (word == "end")
        return (mine ? Words::tr("end your turn at %1") : Words::tr("ends the turn at %1")).arg(event.value);
    if (word == "stand") return (mine ? Words::tr("stand at %1") : Words::tr("stands at %1")).arg(event.value);
    if (word == "auto-stand")
        return (mine ? Words::tr("have exactly %1 and stand") : Words::tr("has exactly %1 and stands"))
            .arg(event.value);
    return {}; // the side card's move says it
}

QString phaseText(const Event& event, const TableNames& names) {
    const std::string_view word = event.word;
    if (word == "hand") return Words::tr("Hand %1").arg(event.value);
    if (word == "hand-tied") return Words::tr("Hand %1 is tied").arg(event.value);
    const bool mine = event.value == names.me;
    if (word == "hand-won")
        return mine ? Words::tr("You win the hand") : Words::tr("%1 wins the hand").arg(names.of(event.value));
    return mine ? Words::tr("You win the match") : Words::tr("%1 wins the match").arg(names.of(event.value));
}

enum Zone { kDeck, kRow, kSide, kSpent };

QString moveText(const Event& event, Face face, const TableNames& names) {
    if (event.to.zone != kRow || face == kHidden) return {};
    if (event.from.zone == kSide)
        return (event.to.seat == names.me ? Words::tr("play +%1") : Words::tr("plays +%1")).arg(face.value);
    return (event.to.seat == names.me ? Words::tr("draw %1") : Words::tr("draws %1")).arg(face.value);
}

QString faultText() {
    return Words::tr("had a fault, which counts as Stand");
}

constexpr std::string_view kSections[] = {"hand"};

QList<KeyMark> marks(const Table&, const Table& after, const TableNames& names) {
    QList<KeyMark> list;
    for (const Event& event : after.events()) {
        const std::string_view word = event.word;
        if (event.kind != Event::Kind::Phase || (word != "hand-won" && word != "match-won")) continue;
        const int loser = 1 - event.value, points = total(viewOf(after, 0), loser);
        if (word == "hand-won" && points > 20)
            list.append(
                {KeyMark::Shape::Loss, (loser == names.me ? Words::tr("You are over 20, at %1")
                                                          : Words::tr("%1 is over 20, at %2").arg(names.of(loser)))
                                           .arg(points)});
        list.append({word == "hand-won" ? KeyMark::Shape::Gain : KeyMark::Shape::Star, phaseText(event, names)});
    }
    return list;
}

constexpr GameWord kWords[] = {
    {Word::Game, "pazaak", QT_TRANSLATE_NOOP("GameTexts", "Pazaak")},
    {Word::Line, "pazaak",
     QT_TRANSLATE_NOOP("GameTexts", "Get close to 20, but not over. Your few side cards must last.")},
    {Word::Bot, "random", QT_TRANSLATE_NOOP("GameTexts", "Random")},
    {Word::Bot, "bold", QT_TRANSLATE_NOOP("GameTexts", "Bold")},
    {Word::Bot, "cautious", QT_TRANSLATE_NOOP("GameTexts", "Cautious")},
    {Word::Bot, "careful", QT_TRANSLATE_NOOP("GameTexts", "Careful")},
    {Word::Bot, "expert", QT_TRANSLATE_NOOP("GameTexts", "Expert")},
    {Word::Style, "any-move", QT_TRANSLATE_NOOP("GameTexts", "any legal move")},
    {Word::Style, "draws-below-20", QT_TRANSLATE_NOOP("GameTexts", "draws below 20")},
    {Word::Style, "draws-below-15", QT_TRANSLATE_NOOP("GameTexts", "draws below 15")},
    {Word::Style, "counts-and-saves", QT_TRANSLATE_NOOP("GameTexts", "saves its side cards")},
    {Word::Style, "expectimax", QT_TRANSLATE_NOOP("GameTexts", "counts unseen cards")},
    {Word::Style, "ends", QT_TRANSLATE_NOOP("GameTexts", "ends its turn")},
    {Word::Style, "stands", QT_TRANSLATE_NOOP("GameTexts", "stands")},
    {Word::Style, "plays_card", QT_TRANSLATE_NOOP("GameTexts", "plays a side card")},
    {Word::Style, "over_20", QT_TRANSLATE_NOOP("GameTexts", "over 20")},
    {Word::Style, "solved", QT_TRANSLATE_NOOP("GameTexts", "plays the solved match")},
    {Word::Rule, "house_copies", QT_TRANSLATE_NOOP("GameTexts", "House deck copies")},
    {Word::Help, "house_copies",
     QT_TRANSLATE_NOOP("GameTexts", "How many copies of each card from 1 to 10 are in the house deck.")},
    {Word::Rule, "side_copies", QT_TRANSLATE_NOOP("GameTexts", "Side pool copies")},
    {Word::Help, "side_copies",
     QT_TRANSLATE_NOOP("GameTexts", "How many copies of each card from 1 to 5 a player’s side cards are drawn from.")},
    {Word::Rule, "side_cards", QT_TRANSLATE_NOOP("GameTexts", "Side cards per player")},
    {Word::Help, "side_cards",
     QT_TRANSLATE_NOOP("GameTexts", "Dealt once for the whole match. At most 5 times the copies in the pool.")},
    {Word::Rule, "hands_to_win", QT_TRANSLATE_NOOP("GameTexts", "Hands to win")},
    {Word::Help, "hands_to_win",
     QT_TRANSLATE_NOOP("GameTexts", "The first to win this many hands wins the match. Tied hands don’t count.")},
    {Word::Rule, "auto_stand", QT_TRANSLATE_NOOP("GameTexts", "Stand at 20")},
    {Word::Help, "auto_stand",
     QT_TRANSLATE_NOOP("GameTexts", "A player with exactly 20 after a house card stands automatically.")},
    {Word::Variant, "contest", QT_TRANSLATE_NOOP("GameTexts", "As in the contest")},
    {Word::Variant, "single-hand", QT_TRANSLATE_NOOP("GameTexts", "Single hand")},
    {Word::Table, "hands", QT_TRANSLATE_NOOP("GameTexts", "hands won")},
    {Word::Table, "deck", QT_TRANSLATE_NOOP("GameTexts", "house deck")},
    {Word::Table, "row", QT_TRANSLATE_NOOP("GameTexts", "cards on the table")},
    {Word::Table, "side", QT_TRANSLATE_NOOP("GameTexts", "side cards")},
    {Word::Table, "spent", QT_TRANSLATE_NOOP("GameTexts", "used side cards")},
    {Word::Objection, "no-such-card", QT_TRANSLATE_NOOP("GameTexts", "There is no such side card.")},
};

constexpr CardLook kLooks[] = {{.kind = "house", .solid = true}, {.kind = "side", .cutCorners = true}};

} // namespace

const GameTexts& pazaakTexts() {
    static const TableTexts table = {
        .choiceTitle = choiceTitle,
        .choiceDetail = choiceDetail,
        .cardLead = cardLead,
        .situation = situation,
        .seatNote = seatNote,
        .reason = reason,
        .cardText = cardText,
        .cardName = cardName,
        .looks = kLooks,
        .say = sayText,
        .phase = phaseText,
        .move = moveText,
        .fault = faultText,
        .sections = kSections,
        .marks = marks,
        .score = pazaakScore,
        .typed = typedView<PazaakView>,
    };
    static const GameTexts texts{"pazaak", kWords, table, {100'000, true}};
    return texts;
}

} // namespace hilltop
