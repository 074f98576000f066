// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/record_names.h"

#include "registry/registry.h"
#include "rng/rng.h"
#include "text/game_texts.h"
#include "text/shown_name.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace hilltop {
namespace {

struct RecordNamesWords {
    Q_DECLARE_TR_FUNCTIONS(TableTexts)
};

bool isPerson(const RecordSeat& seat) {
    return seat.bot == kPerson;
}

/// The name of the player at that seat, place and table aside: the typed name, or the bot's own.
QString ownName(const Record& record, const RecordSeat& seat) {
    if (!seat.name.empty()) return shownName(QString::fromStdString(seat.name));
    return isPerson(seat) ? QString() : botName(record.game, seat.bot);
}

/// What stands beside a bot's name at the table: what the bot is called.
QString kindName(const Record& record, const RecordSeat& seat) {
    return botName(record.game, seat.bot);
}

/// Short names in the order of that deal, without those that are taken.
QStringList drawnNames(const Source& source, const QStringList& taken) {
    //: Short names for bots, at least 16, each with another first letter where the language allows it.
    QStringList list =
        RecordNamesWords::tr("Ada, Ben, Cleo, Dan, Eve, Finn, Gwen, Hugo, Iris, Jon, Kim, Leo, Mia, Ned, "
                             "Olga, Paul, Rosa, Sam, Tess, Uma, Vic, Wes, Yuri, Zoe")
            .split(QLatin1Char(','), Qt::SkipEmptyParts);
    for (QString& name : list)
        name = name.trimmed();
    Rng rng(source.seed, source.deal & Rng::kMaxNumber, Stream::Seating, 0, 1);
    for (qsizetype last = list.size() - 1; last > 0; --last)
        list.swapItemsAt(last, rng.below(static_cast<int>(last) + 1));
    list.removeIf([&](const QString& name) { return taken.contains(name, Qt::CaseInsensitive); });
    return list;
}

/// Typed names may be equal: they are numbered.
void number(QStringList& names) {
    const QStringList plain = names;
    for (qsizetype seat = 0; seat < plain.size(); ++seat) {
        if (plain.count(plain[seat]) > 1)
            names[seat] = QStringLiteral("%1 (%2)").arg(plain[seat]).arg(plain.first(seat + 1).count(plain[seat]));
    }
}

} // namespace

TableNames recordNames(const Record& record) {
    TableNames names;
    const int seats = static_cast<int>(record.seats.size());
    const SeatSet away = awaySeats(record);
    SeatSet people = away;
    for (int seat = 0; seat < seats; ++seat)
        if (isPerson(record.seats[static_cast<std::size_t>(seat)])) people.insert(Seat(seat));
    if (people.size() == 1) names.me = (*people.begin()).index();
    const GameEntry* game = find_game(record.game);
    const bool partners = game != nullptr && game->info().teams && seats == 4 && names.me >= 0;
    const bool pair =
        people.empty() && seats == 2 && ownName(record, record.seats[0]) != ownName(record, record.seats[1]);

    QStringList taken;
    for (const RecordSeat& seat : record.seats)
        taken << QString::fromStdString(seat.name);
    const QStringList drawn = drawnNames(record.source, taken);
    int persons = 0;
    for (int seat = 0; seat < seats; ++seat) {
        const RecordSeat& sitter = record.seats[static_cast<std::size_t>(seat)];
        const bool person = people.contains(Seat(seat));
        QString name = person && sitter.name.empty() ? QString() : ownName(record, sitter);
        QString kind;
        if (person) {
            ++persons;
            if (name.isEmpty())
                name =
                    people.size() == 1 ? RecordNamesWords::tr("You") : RecordNamesWords::tr("Player %1").arg(persons);
            if (!isPerson(sitter)) kind = kindName(record, sitter);       // the bot plays for them
        } else if (sitter.name.empty() && !pair && seat < drawn.size()) { // by seat: the same whoever sits elsewhere
            name = drawn[seat];
            kind = kindName(record, sitter);
        }
        //: %1 is a bot: "partner, Skilled"
        if (partners && !person && (seat - names.me + seats) % seats == 2)
            kind = kind.isEmpty() ? RecordNamesWords::tr("partner") : RecordNamesWords::tr("partner, %1").arg(kind);
        names.bySeat << name;
        names.bots << kind;
    }
    number(names.bySeat);
    return names;
}

QString dealText(const Record& match) {
    return match.sealed ? RecordNamesWords::tr("sealed", "deal") : QString::fromStdString(deal_text(match));
}

std::vector<SeatGroup> seatGroups(const Record& record) {
    const TableNames names = recordNames(record);
    const SeatSet away = awaySeats(record);
    const GameEntry* game = find_game(record.game);
    const auto seats = record.seats.size();
    const bool sides = game != nullptr && game->info().teams && seats == 4;
    const auto first = static_cast<std::size_t>(std::max(0, names.me));
    std::vector<SeatGroup> groups(sides ? 2 : 0);
    for (std::size_t turn = 0; turn < seats; ++turn) {
        const std::size_t seat = (first + turn) % seats;
        const int number = static_cast<int>(seat);
        const bool person = isPerson(record.seats[seat]) || away.contains(Seat(number));
        const QString name = person ? names.of(number) : ownName(record, record.seats[seat]);
        auto group = sides ? groups.begin() + static_cast<std::ptrdiff_t>(turn % 2)
                           : std::find_if(groups.begin(), groups.end(),
                                          [&](const SeatGroup& known) { return known.names.contains(name); });
        if (group == groups.end()) group = groups.insert(group, SeatGroup{});
        group->names << name;
        group->seats.push_back(seat);
    }
    return groups;
}

QString recordSeats(const Record& record) {
    QStringList each;
    for (const SeatGroup& group : seatGroups(record)) {
        const QStringList names = withTimes(group.names);
        each << (names.size() == 2 ? RecordNamesWords::tr("%1 and %2", "partners").arg(names[0], names[1])
                                   : names.front());
    }
    return each.join(QStringLiteral(", "));
}

QStringList withTimes(const QStringList& names) {
    QStringList list;
    for (const QString& name : names) {
        const auto times = names.count(name);
        const QString entry = times > 1 ? RecordNamesWords::tr("%1 × %2").arg(times).arg(name) : name;
        if (!list.contains(entry)) list << entry;
    }
    return list;
}

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
