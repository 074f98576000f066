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
#include <functional>

namespace hilltop {
namespace {

constexpr std::size_t kFewSeats = 4; ///< a list names all of them; at larger tables it counts the bots of a kind

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

/// At least one for each seat, in the order of the deal. Characters whose name somebody has typed come last, then
/// nullptr where there are too few.
Cast drawnCast(const Record& record) {
    Cast all;
    for (const Character& one : kCharacters)
        all.push_back(&one);
    const Source& source = record.source;
    Rng rng(source.seed, source.deal & Rng::kMaxNumber, Stream::Seating, 0, 1);
    for (std::size_t last = all.size() - 1; last > 0; --last)
        std::swap(all[last], all[static_cast<std::size_t>(rng.below(static_cast<int>(last) + 1))]);
    std::stable_partition(all.begin(), all.end(), [&](const Character* one) {
        return std::none_of(record.seats.begin(), record.seats.end(), [one](const RecordSeat& seat) {
            return QString::fromStdString(seat.name).compare(QLatin1String(one->name), Qt::CaseInsensitive) == 0;
        });
    });
    all.resize(std::max(record.seats.size(), all.size()));
    return all;
}

/// The fields of a record that hold the characters by seat, ids or null, and the seats whose persons have gone.
constexpr const char *kCastField = "cast", *kAwayField = "away";

QJsonArray listIn(const Record& match, const char* name) {
    for (const auto& [field, text] : match.extra)
        if (field == name) return QJsonDocument::fromJson(QByteArray::fromStdString(text)).array();
    return {};
}

void noteList(Record& match, const char* name, const QJsonArray& list) {
    std::erase_if(match.extra, [name](const auto& field) { return field.first == name; });
    match.extra.emplace_back(name, QJsonDocument(list).toJson(QJsonDocument::Compact).toStdString());
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

Cast castOf(const Record& record) {
    const std::size_t seats = record.seats.size();
    Cast cast = drawnCast(record);
    cast.resize(seats);
    const QJsonArray noted = listIn(record, kCastField);
    for (std::size_t seat = 0; seat < std::min(seats, static_cast<std::size_t>(noted.size())); ++seat)
        cast[seat] = characterOf(noted[static_cast<qsizetype>(seat)].toString().toStdString());
    return cast;
}

Record withCast(Record match, const Cast& cast) {
    std::erase_if(match.extra, [](const auto& field) { return field.first == kCastField; });
    if (castOf(match) == cast) return match;
    QJsonArray ids;
    for (const Character* one : cast)
        ids.append(one != nullptr ? QJsonValue(QLatin1String(one->id)) : QJsonValue());
    noteList(match, kCastField, ids);
    return match;
}

Record withoutOwnFace(Record match) {
    const OwnPerson person = ownPerson();
    const auto own = [&person](const Character* one) {
        return one != nullptr &&
               (one->id == person.face || nameOf(*one).compare(person.name, Qt::CaseInsensitive) == 0);
    };
    Cast cast = drawnCast(match);
    std::stable_partition(cast.begin(), cast.end(), std::not_fn(own));
    cast.resize(match.seats.size());
    std::replace_if(cast.begin(), cast.end(), own, nullptr);
    return withCast(std::move(match), cast);
}

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

    const Cast cast = castOf(record);
    int persons = 0;
    for (int seat = 0; seat < seats; ++seat) {
        const RecordSeat& sitter = record.seats[static_cast<std::size_t>(seat)];
        const bool person = people.contains(Seat(seat));
        QString name = person && sitter.name.empty() ? QString() : ownName(record, sitter);
        QString kind, portrait;
        if (person) {
            portrait = seat == names.me ? ownPortrait() : QStringLiteral("you");
            ++persons;
            if (name.isEmpty())
                name =
                    people.size() == 1 ? RecordNamesWords::tr("You") : RecordNamesWords::tr("Player %1").arg(persons);
            if (!isPerson(sitter)) kind = kindName(record, sitter); // the bot plays for them
        } else if (const Character* one = cast[static_cast<std::size_t>(seat)];
                   one != nullptr && sitter.name.empty() && !pair) { // by seat: the same whoever sits elsewhere
            name = nameOf(*one);
            kind = kindName(record, sitter);
            portrait = QString::fromUtf8(one->id);
        }
        //: %1 is a bot: "partner, Skilled"
        if (partners && !person && (seat - names.me + seats) % seats == 2)
            kind = kind.isEmpty() ? RecordNamesWords::tr("partner") : RecordNamesWords::tr("partner, %1").arg(kind);
        names.bySeat << name;
        names.bots << kind;
        names.portraits << portrait;
    }
    // Who has chosen the face of a character that sat at this table.
    if (names.me >= 0 && names.portraits.count(names.portraits[names.me]) > 1)
        names.portraits[names.me] = QStringLiteral("you");
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
    const bool few = names.me >= 0 && seats <= kFewSeats;
    const auto first = static_cast<std::size_t>(std::max(0, names.me));
    std::vector<SeatGroup> groups(sides ? 2 : 0);
    for (std::size_t turn = 0; turn < seats; ++turn) {
        const std::size_t seat = (first + turn) % seats;
        const int number = static_cast<int>(seat);
        const bool person = isPerson(record.seats[seat]) || away.contains(Seat(number));
        QString name = person || few ? names.of(number) : ownName(record, record.seats[seat]);
        if (few && !person && !names.portraits[number].isEmpty()) // else that is its name
            name = QStringLiteral("%1 (%2)").arg(name, kindName(record, record.seats[seat]));
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

Record sendAway(Record match, const BotTraits& bot) {
    QJsonArray seats;
    for (std::size_t seat = 0; seat < match.seats.size(); ++seat) {
        if (match.seats[seat].bot != kPerson) continue;
        seats.append(static_cast<int>(seat));
        match.seats[seat].bot = bot.id; // no version: it is not asked again in replay for what the person did
        match.seats[seat].version = 0;
    }
    noteList(match, kAwayField, seats);
    return match;
}

SeatSet awaySeats(const Record& match) {
    SeatSet seats;
    const QJsonArray list = listIn(match, kAwayField);
    for (const QJsonValue& value : list) {
        const int seat = value.toInt(-1);
        if (seat >= 0 && seat < static_cast<int>(match.seats.size())) seats.insert(Seat(seat));
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
