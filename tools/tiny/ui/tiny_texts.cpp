// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/game_words.h"

#include <QCoreApplication>
#include <QVariantList>

namespace hilltop {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TinyTexts)
};

QString situation(const QVariantMap& view, const TableNames&) {
    const QVariantList hand = view.value(QStringLiteral("hand")).toList();
    if (hand.size() == 1) return Words::tr("You may swap your %1 for a card of the stock.").arg(hand[0].toInt());
    return Words::tr("Play one of your two cards. The higher sum of both wins the round.");
}

QList<KeyMark> marks(const Table&, const Table& after, const TableNames& names) {
    QList<KeyMark> list;
    for (const Event& event : after.events()) {
        if (event.kind == Event::Kind::Score)
            list.append({KeyMark::Shape::Gain,
                         eventSentence(names.of(event.seat), eventText(after.info(), event, kHidden, names))});
    }
    return list;
}

} // namespace

const GameTexts& tinyTexts() {
    static const TableTexts table = {
        .choiceDetail = [](const QString&, std::optional<int>) { return QString(); },
        .cardLead = [](std::optional<int>) { return QString(); },
        .situation = situation,
        .seatNote = [](const QVariantMap&, int) { return QString(); },
        .reason = [](const QVariantMap&, const TableNames&) { return QString(); },
        .marks = marks,
    };
    static const GameTexts texts{"tiny", table};
    return texts;
}

} // namespace hilltop
