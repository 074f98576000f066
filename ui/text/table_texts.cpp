// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/table_texts.h"

#include "text/characters.h"
#include "text/game_texts.h"
#include "text/game_words.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace hilltop {
namespace {

/// The language of the window.
class WindowWording : public Wording {
public:
    std::string said(const Pattern& pattern) const override {
        if (pattern.context == nullptr) return pattern.text;
        return QCoreApplication::translate(pattern.context, pattern.text.c_str(), pattern.comment, pattern.count)
            .toStdString();
    }
    std::string capital(std::string text) const override {
        QString words = QString::fromStdString(text);
        if (!words.isEmpty()) words[0] = words[0].toUpper();
        return words.toStdString();
    }
};

/// For a game that has no words of its own yet: its ids, made readable.
const TableTexts kPlain = {
    .choiceDetail = [](const QString&, std::optional<int>) { return QString(); },
    .cardLead = [](std::optional<int> figure) { return figure ? QString::number(*figure) : QString(); },
    .situation = [](const QVariantMap&, const TableNames&) { return QString(); },
    .seatNote = [](const QVariantMap&, int) { return QString(); },
    .reason = [](const QVariantMap&, const TableNames&) { return QString(); },
    .marks = [](const Table&, const Table&, const TableNames&) { return QList<KeyMark>(); },
};

} // namespace

QString TableNames::portraitOf(int seat) const {
    const QString portrait = portraits.value(seat);
    return portrait.isEmpty() ? botPortrait(of(seat)) : portrait;
}

QString TableNames::calledAs(int seat) const {
    const QString own = seat == me ? ownPerson().name : QString();
    return own.isEmpty() || bySeat.contains(own, Qt::CaseInsensitive) ? of(seat) : own;
}

const Wording& windowWording() {
    static const WindowWording wording;
    return wording;
}

QString said(const Phrase& phrase) {
    return QString::fromStdString(phrase.said(windowWording()));
}

SeatNames seatNames(const TableNames& names) {
    SeatNames seats{{}, names.me, names.brief};
    for (const QString& name : names.bySeat)
        seats.by_seat.push_back(name.toStdString());
    return seats;
}

QString cardKind(const Info& info, Face face) {
    return QString::fromUtf8(info.card_kinds[face.kind]);
}

QString cardText(const Info& info, Face face) {
    return said(card_sign(info, face.kind, face.value));
}

QString cardName(const Info& info, Face face) {
    return said(card_name(info, face.kind, face.value));
}

QString choiceTitle(const Info& info, const QString& word, const QVariantMap& view) {
    const auto own = tableTexts(QString::fromUtf8(info.id)).choiceHere;
    const QString here = own != nullptr && !view.isEmpty() ? own(word, view) : QString();
    return here.isEmpty() ? said(answer_words(info, word.toStdString())) : here;
}

QString eventText(const Info& info, const Event& event, Face face, const TableNames& names) {
    return said(event_words(words_of(info), event, face, seatNames(names)));
}

bool beginsSection(const Info& info, const Event& event) {
    return begins_section(words_of(info), event);
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

std::optional<ForegoneAnswer> foregoneAnswer(const Table& table, int seat) {
    const auto foregone = tableTexts(QString::fromUtf8(table.info().id)).foregone;
    return foregone == nullptr ? std::nullopt : foregone(viewOf(table, seat));
}

QString eventSentence(const QString& who, const QString& what) {
    return said(event_sentence(who.toStdString(), what.toStdString()));
}

QList<int> scores(const Table& table) {
    const std::vector<int> points = match_scores(table);
    return {points.begin(), points.end()};
}

QString scoreLine(const Table& table, const TableNames& names) {
    return said(score_line(table, seatNames(names)));
}

QString resultTitle(const Table& table, const TableNames& names) {
    return said(result_title(table, seatNames(names)));
}

} // namespace hilltop
