// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/game_words.h"

#include <QCoreApplication>
#include <QVariantList>

namespace hilltop {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TinyTexts)
};

QString choiceTitle(const QString& word) {
    if (word == QStringLiteral("keep")) return Words::tr("Keep your card");
    if (word == QStringLiteral("swap")) return Words::tr("Swap your card");
    if (word == QStringLiteral("forfeit")) return Words::tr("Give up the match");
    return Words::tr("Play %1").arg(word.section(QLatin1Char(' '), 1));
}

QString situation(const QVariantMap& view, const TableNames&) {
    const QVariantList hand = view.value(QStringLiteral("hand")).toList();
    if (hand.size() == 1) return Words::tr("You may swap your %1 for a card of the stock.").arg(hand[0].toInt());
    return Words::tr("Play one of your two cards. The higher sum of both wins the round.");
}

QString cardText(const QString&, int value) {
    return QString::number(value);
}

QString cardName(const QString&, int value) {
    return Words::tr("card %1").arg(value);
}

QString sayText(const Event& event, const TableNames& names) {
    return event.seat == names.me ? Words::tr("give up the match") : Words::tr("gives up the match");
}

QString phaseText(const Event& event, const TableNames&) {
    return Words::tr("Round %1").arg(event.value);
}

QString moveText(const Event& event, Face face, const TableNames& names) {
    if (face == kHidden) return {};
    const QString card = cardName({}, face.value);
    if (event.from.zone == 0)
        return (event.to.seat == names.me ? Words::tr("draw %1") : Words::tr("draws %1")).arg(card);
    return (event.from.seat == names.me ? Words::tr("play %1") : Words::tr("plays %1")).arg(card);
}

QString pointsText(const Event& event, const TableNames& names) {
    return event.seat == names.me ? Words::tr("have %n point(s)", nullptr, event.value)
                                  : Words::tr("has %n point(s)", nullptr, event.value);
}

QList<KeyMark> marks(const Table&, const Table& after, const TableNames& names) {
    QList<KeyMark> list;
    for (const Event& event : after.events()) {
        if (event.kind == Event::Kind::Score)
            list.append(
                {KeyMark::Shape::Gain, QStringLiteral("%1 %2").arg(names.of(event.seat), pointsText(event, names))});
    }
    return list;
}

constexpr GameWord kWords[] = {
    {Word::Game, "tiny", QT_TRANSLATE_NOOP("GameTexts", "Tiny")},
    {Word::Line, "tiny", QT_TRANSLATE_NOOP("GameTexts", "Play one card, swap the other: the highest sum wins.")},
    {Word::Bot, "random", QT_TRANSLATE_NOOP("GameTexts", "Random")},
    {Word::Bot, "saver", QT_TRANSLATE_NOOP("GameTexts", "Saver")},
    {Word::Style, "any-move", QT_TRANSLATE_NOOP("GameTexts", "plays any legal move")},
    {Word::Style, "saves-high", QT_TRANSLATE_NOOP("GameTexts", "keeps its high card")},
    {Word::Rule, "rounds", QT_TRANSLATE_NOOP("GameTexts", "Rounds")},
    {Word::Help, "rounds", QT_TRANSLATE_NOOP("GameTexts", "The match ends after so many rounds.")},
    {Word::Rule, "swaps", QT_TRANSLATE_NOOP("GameTexts", "Swaps")},
    {Word::Help, "swaps", QT_TRANSLATE_NOOP("GameTexts", "Whether you may swap the card you keep.")},
    {Word::Value, "never", QT_TRANSLATE_NOOP("GameTexts", "Never")},
    {Word::Value, "once", QT_TRANSLATE_NOOP("GameTexts", "Once per round")},
    {Word::Table, "stock", QT_TRANSLATE_NOOP("GameTexts", "stock")},
    {Word::Table, "hand", QT_TRANSLATE_NOOP("GameTexts", "hand")},
    {Word::Table, "table", QT_TRANSLATE_NOOP("GameTexts", "card played")},
    {Word::Table, "pile", QT_TRANSLATE_NOOP("GameTexts", "cards swapped")},
    {Word::Objection, "not-now", QT_TRANSLATE_NOOP("GameTexts", "You can’t do that now.")},
    {Word::Objection, "not-held", QT_TRANSLATE_NOOP("GameTexts", "That card is not in this hand.")},
    {Word::Objection, "too-high", QT_TRANSLATE_NOOP("GameTexts", "Play your lower card: this one is above 12.")},
    {Word::Objection, "never", QT_TRANSLATE_NOOP("GameTexts", "That gives up the match.")},
};

} // namespace

const GameTexts& tinyTexts() {
    static const TableTexts table = {
        .choiceTitle = choiceTitle,
        .choiceDetail = [](const QString&, std::optional<int>) { return QString(); },
        .cardLead = [](std::optional<int>) { return QString(); },
        .situation = situation,
        .seatNote = [](const QVariantMap&, int) { return QString(); },
        .reason = [](const QVariantMap&, const TableNames&) { return QString(); },
        .cardText = cardText,
        .cardName = cardName,
        .say = sayText,
        .phase = phaseText,
        .move = moveText,
        .points = pointsText,
        .marks = marks,
    };
    static const GameTexts texts{"tiny", kWords, table};
    return texts;
}

} // namespace hilltop
