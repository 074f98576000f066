// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/away_seats.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace hilltop {
namespace {

/// The field of a record that holds the seats, a list of numbers.
constexpr const char* kAwayField = "away";

} // namespace

Record sendAway(Record match, const BotTraits& bot) {
    QJsonArray seats;
    for (std::size_t seat = 0; seat < match.seats.size(); ++seat) {
        if (match.seats[seat].bot != kPerson) continue;
        seats.append(static_cast<int>(seat));
        match.seats[seat].bot = bot.id; // no version: it is not asked again in replay for what the person did
        match.seats[seat].version = 0;
    }
    match.extra.emplace_back(kAwayField, QJsonDocument(seats).toJson(QJsonDocument::Compact).toStdString());
    return match;
}

SeatSet awaySeats(const Record& match) {
    SeatSet seats;
    for (const auto& [field, text] : match.extra) {
        if (field != kAwayField) continue;
        const QJsonArray list = QJsonDocument::fromJson(QByteArray::fromStdString(text)).array();
        for (const QJsonValue& value : list) {
            const int seat = value.toInt(-1);
            if (seat >= 0 && seat < static_cast<int>(match.seats.size())) seats.insert(Seat(seat));
        }
    }
    return seats;
}

Record comeBack(Record match, Seat seat) {
    SeatSet seats = awaySeats(match);
    if (seats.empty()) {
        seats.insert(seat);
        match.seats[static_cast<std::size_t>(seat.index())].name.clear(); // that of the bot
    }
    for (Seat one : seats) {
        RecordSeat& taken = match.seats[static_cast<std::size_t>(one.index())];
        taken.bot = kPerson;
        taken.version = 0;
    }
    std::erase_if(match.extra, [](const auto& field) { return field.first == kAwayField; });
    return match;
}

} // namespace hilltop
