// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/table_texts.h"

#include "text/game_texts.h"
#include "text/game_words.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace hilltop {
namespace {

struct TableTextsWords {
    Q_DECLARE_TR_FUNCTIONS(TableTexts)
};

QString spaced(const QString& id) {
    return readable(id.toStdString());
}

/// For a game that has no words of its own yet: its ids, made readable.
const TableTexts kPlain = {
    .choiceTitle = [](const QString& word) { return spaced(word); },
    .choiceDetail = [](const QString&, std::optional<int>) { return QString(); },
    .cardLead = [](std::optional<int> figure) { return figure ? QString::number(*figure) : QString(); },
    .situation = [](const QVariantMap&, const TableNames&) { return QString(); },
    .seatNote = [](const QVariantMap&, int) { return QString(); },
    .reason = [](const QVariantMap&, const TableNames&) { return QString(); },
    .cardText = [](const QString&, int value) { return QString::number(value); },
    .cardName = [](const QString& kind, int value) { return QStringLiteral("%1 %2").arg(spaced(kind)).arg(value); },
    .say = [](const Event& event, const TableNames&) { return readable(event.word); },
    .phase = [](const Event& event, const TableNames&) { return readable(event.word); },
    .points = [](const Event& event, const TableNames&) { return readable(event.word); },
    .marks = [](const Table&, const Table&, const TableNames&) { return QList<KeyMark>(); },
};

} // namespace

QString eventText(const TableTexts& texts, const Event& event, Face face, const TableNames& names) {
    switch (event.kind) {
    case Event::Kind::Say:
        return texts.say(event, names);
    case Event::Kind::Phase:
        return texts.phase(event, names);
    case Event::Kind::Move:
        return texts.move != nullptr ? texts.move(event, face, names) : QString();
    case Event::Kind::Show:
        return texts.show != nullptr ? texts.show(event, face, names) : QString();
    case Event::Kind::Score:
        return texts.points != nullptr ? texts.points(event, names) : QString();
    case Event::Kind::Fault:
        return texts.fault != nullptr ? texts.fault() : QString();
    case Event::Kind::Gather:
        return {};
    }
    return {};
}

bool beginsSection(const TableTexts& texts, const Event& event) {
    if (event.kind != Event::Kind::Phase) return false;
    return texts.sections.empty() ||
           std::find(texts.sections.begin(), texts.sections.end(), event.word) != texts.sections.end();
}

const TableTexts& tableTexts(QStringView gameId) {
    const std::string id = gameId.toUtf8().toStdString();
    for (const GameTexts* texts : allGameTexts()) {
        if (texts->game == id) return texts->table;
    }
    return kPlain;
}

namespace {

/// "No seat" is null in a view; QML compares seats as numbers, where it is -1.
QVariant withSeats(const QVariant& value, QStringView name, const Info& info) {
    if (value.isNull()) {
        const Means means = meaning_of(info, name.toUtf8().toStdString());
        return means == Means::Seat || means == Means::Side ? QVariant(-1) : value;
    }
    if (value.typeId() == QMetaType::QVariantMap) {
        QVariantMap map = value.toMap();
        for (auto field = map.begin(); field != map.end(); ++field)
            field.value() = withSeats(field.value(), field.key(), info);
        return map;
    }
    if (value.typeId() != QMetaType::QVariantList) return value;
    QVariantList list = value.toList();
    for (QVariant& item : list)
        item = withSeats(item, {}, info);
    return list;
}

} // namespace

QVariantMap viewOf(const Table& table, int seat) {
    const std::string text = table.described(Seat(seat)).dump();
    const QJsonObject view = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
    return withSeats(view.toVariantMap(), {}, table.info()).toMap();
}

bool flowsOn(const Table& table) {
    const auto flows = tableTexts(QString::fromUtf8(table.info().id)).flows;
    return flows != nullptr && std::any_of(table.events().begin(), table.events().end(), flows);
}

int doer(const Event& event) {
    if (event.kind != Event::Kind::Move) return event.seat;
    return event.to.seat != kCommon ? event.to.seat : event.from.seat;
}

QString eventSentence(const QString& who, const QString& what) {
    const QString words = who.isEmpty() ? what : TableTextsWords::tr("%1 %2", "who does what").arg(who, what);
    const bool ends = words.isEmpty() || QStringLiteral(".!?").contains(words.back());
    return ends ? words : TableTextsWords::tr("%1.", "end of a sentence").arg(words);
}

QList<int> scores(const Table& table) {
    const MatchResult result = table.result();
    QList<int> list;
    for (Seat seat : SeatSet::all(table.seats()))
        list << (table.info().second != nullptr ? result.second[seat] : result.points[seat]);
    return list;
}

namespace {

/// "Cards left: 12"
QString sharedScore(const Table& table) {
    QString what = tableWord(table.info().id, table.info().second != nullptr ? table.info().second : "points");
    if (!what.isEmpty()) what[0] = what[0].toUpper();
    return TableTextsWords::tr("%1: %2").arg(what).arg(scores(table).first());
}

/// Names people typed may be long.
QString shortened(const QString& name) {
    constexpr int kLongest = 13;
    return name.size() <= kLongest ? name : name.left(kLongest - 1).trimmed() + QChar(0x2026);
}

/// Partners sit opposite.
QString sideName(int side, const TableNames& names) {
    return TableTextsWords::tr("%1 and %2").arg(names.of(side), names.of(side + 2));
}

/// "You 19, place 2 of 8"; if no seat is "you", "First: Orion with 15".
QString placeLine(const Table& table, const QList<int>& score, const TableNames& names) {
    const auto ahead = [&](int one, int other) { return table.info().low_points ? one < other : one > other; };
    if (names.me >= 0) {
        const int mine = score[names.me];
        const auto place = 1 + std::count_if(score.begin(), score.end(), [&](int other) { return ahead(other, mine); });
        return TableTextsWords::tr("%1 %2, place %3 of %4")
            .arg(names.of(names.me), QString::number(mine), QString::number(place), QString::number(score.size()));
    }
    const int best = *std::min_element(score.begin(), score.end(), ahead);
    QStringList first;
    for (int seat = 0; seat < score.size(); ++seat) {
        if (score[seat] == best) first << shortened(names.of(seat));
    }
    if (first.size() > 2) first = {TableTextsWords::tr("%n player(s)", nullptr, static_cast<int>(first.size()))};
    return TableTextsWords::tr("First: %1 with %2").arg(first.join(QStringLiteral(", ")), QString::number(best));
}

} // namespace

QString scoreLine(const Table& table, const TableNames& names) {
    if (table.info().cooperative) return sharedScore(table);
    const QList<int> score = scores(table);
    if (score.size() == 2) {
        const int left = names.me == 1 ? 1 : 0;
        const int right = 1 - left;
        return QStringLiteral("%1 %2 – %3 %4")
            .arg(shortened(names.of(left)))
            .arg(score[left])
            .arg(score[right])
            .arg(shortened(names.of(right)));
    }
    if (table.info().teams && score.size() == 4) {
        const int left = names.me < 0 ? 0 : names.me % 2;
        const QString both = QStringLiteral("%1 %2 – %3 %4");
        if (names.me >= 0)
            return both.arg(TableTextsWords::tr("We"))
                .arg(score[left])
                .arg(score[1 - left])
                .arg(TableTextsWords::tr("They"));
        return both.arg(shortened(names.of(0))).arg(score[0]).arg(score[1]).arg(shortened(names.of(1)));
    }
    return placeLine(table, score, names);
}

QString resultTitle(const Table& table, const TableNames& names) {
    const SeatSet winners = table.result().winners;
    if (table.info().cooperative) return winners.empty() ? sharedScore(table) : TableTextsWords::tr("Won together");
    const QList<int> score = scores(table);
    if (winners.empty() && score.size() == 2 && score[0] == score[1])
        return TableTextsWords::tr("A draw, %1 – %2").arg(score[0]).arg(score[1]);
    if (winners.empty()) return TableTextsWords::tr("No one won");
    const int winner = (*winners.begin()).index();
    QString points;
    if (score.size() == 2) points = QStringLiteral(", %1 – %2").arg(score[winner]).arg(score[1 - winner]);
    if (table.info().teams && score.size() == 4) {
        const int side = winner % 2;
        const QString result = QStringLiteral("%1 – %2").arg(score[side]).arg(score[1 - side]);
        if (names.me < 0) return TableTextsWords::tr("%1 won, %2").arg(sideName(side, names), result);
        return names.me % 2 == side
                   ? TableTextsWords::tr("You and your partner won, %1").arg(result)
                   : TableTextsWords::tr("You and your partner lost, %1 – %2").arg(score[1 - side]).arg(score[side]);
    }
    if (winners.size() > 1 && !table.info().teams) { // shared
        if (names.me >= 0 && winners.contains(Seat(names.me))) return TableTextsWords::tr("You share the win");
        return TableTextsWords::tr("%n player(s) share the win", nullptr, winners.size());
    }
    if (names.me >= 0 && winners.contains(Seat(names.me))) return TableTextsWords::tr("You won%1").arg(points);
    return TableTextsWords::tr("%1 won%2").arg(names.of(winner), points);
}

} // namespace hilltop
