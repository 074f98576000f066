// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/home_words.h"

#include "documents/outcome_texts.h"
#include "documents/record_names.h"
#include "home/daily_dialog.h"
#include "profile/own_results.h"
#include "profile/rated_ledger.h"
#include "ratings/interval.h"
#include "registry/registry.h"
#include "style/theme.h"
#include "text/error_texts.h"
#include "text/game_texts.h"
#include "text/shown_name.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace hilltop {
namespace {

class HomeWords {
    Q_DECLARE_TR_FUNCTIONS(HomeWords)
};

constexpr int kNamed = 2; ///< more others than these are counted, not named, but for partners

std::vector<PictureCard> pictureOf(const Info& game) {
    QFile file(QStringLiteral(":/%1/picture.json").arg(QLatin1String(game.id)));
    std::vector<PictureCard> cards;
    if (!file.open(QIODevice::ReadOnly)) return cards;
    const QJsonArray list = QJsonDocument::fromJson(file.readAll()).array();
    for (const QJsonValue& value : list) {
        const QJsonObject card = value.toObject();
        const std::string kind = card[QStringLiteral("kind")].toString().toStdString();
        const auto found = std::find(game.card_kinds.begin(), game.card_kinds.end(), kind);
        if (found == game.card_kinds.end()) continue;
        PictureCard drawn = pictureCard(game, {static_cast<std::uint8_t>(found - game.card_kinds.begin()),
                                               static_cast<std::uint8_t>(card[QStringLiteral("value")].toInt())});
        drawn.centre = {card[QStringLiteral("x")].toDouble(), card[QStringLiteral("y")].toDouble()};
        drawn.rotation = card[QStringLiteral("turn")].toDouble();
        cards.push_back(std::move(drawn));
    }
    return cards;
}

QColor hueOf(const Record& record) {
    return tableColours(QString::fromStdString(record.game)).edge(false);
}

/// Whose match it is: the first person, also one who let a bot go on; -1 where bots alone have played.
int personSeat(const Record& record) {
    const SeatSet away = awaySeats(record);
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat) {
        const int number = static_cast<int>(seat);
        if (record.seats[seat].bot == kPerson || away.contains(Seat(number))) return number;
    }
    return -1;
}

} // namespace

QString companyOf(const Record& record) {
    const TableNames names = recordNames(record);
    const GameEntry* game = find_game(record.game);
    const int seats = static_cast<int>(record.seats.size());
    const bool teams = game != nullptr && game->info().teams && seats == 4 && names.me >= 0;
    const SeatSet away = awaySeats(record);
    if (personSeat(record) < 0) return recordSeats(record);
    QStringList partners, others, levels;
    for (int seat = 0; seat < seats; ++seat) {
        if (record.seats[static_cast<std::size_t>(seat)].bot == kPerson || away.contains(Seat(seat))) continue;
        (teams && (seat - names.me) % 2 == 0 ? partners : others) << names.of(seat);
        levels << names.bots[seat];
    }
    if (levels.isEmpty()) return seats == 1 ? HomeWords::tr("alone") : HomeWords::tr("at one screen");
    const QString comma = QStringLiteral(", ");
    if (!partners.isEmpty()) return HomeWords::tr("with %1 against %2").arg(partners.join(comma), others.join(comma));
    const bool together = game != nullptr && game->info().cooperative;
    if (others.size() > kNamed)
        return together ? HomeWords::tr("with %n others", nullptr, static_cast<int>(others.size()))
                        : HomeWords::tr("against %n others", nullptr, static_cast<int>(others.size()));
    //: a player and the level: "Wes (Strong)"
    const QString all = others.size() == 1 && !levels.front().isEmpty()
                            ? HomeWords::tr("%1 (%2)").arg(others.front(), levels.front())
                            : others.join(comma);
    return (together ? HomeWords::tr("with %1") : HomeWords::tr("against %1")).arg(all);
}

QString playedText(std::int64_t played) {
    const QDateTime when = QDateTime::fromSecsSinceEpoch(played);
    const QLocale locale;
    QString clock = locale.timeFormat(QLocale::ShortFormat);
    clock.remove(QStringLiteral(":ss"));
    if (when.date() == QDate::currentDate()) return HomeWords::tr("today %1").arg(locale.toString(when.time(), clock));
    if (when.date().addDays(1) == QDate::currentDate()) return HomeWords::tr("yesterday");
    return locale.toString(when.date(), QLocale::ShortFormat);
}

std::vector<HomeGame> homeGames() {
    std::vector<HomeGame> list;
    for (const GameEntry* game : games()) {
        const Info& info = game->info();
        const QString id = QString::fromUtf8(info.id);
        const QString seats = info.min_seats == info.max_seats
                                  ? HomeWords::tr("%n seats", nullptr, info.min_seats)
                                  : HomeWords::tr("%1 to %2 seats").arg(info.min_seats).arg(info.max_seats);
        list.push_back({id, gameTitle(info.id), seats, gameLine(info.id), tableColours(id), pictureOf(info)});
    }
    return list;
}

std::vector<HomeResult> homeResults(const std::vector<Record>& matches) {
    const std::vector<OwnResults> lines = own_results(matches, false);
    std::vector<HomeResult> rows;
    const QLocale locale;
    for (const GameEntry* game : games()) {
        int played = 0, won = 0;
        for (const OwnResults& line : lines) {
            if (line.game != game->info().id) continue;
            played += line.matches;
            won += line.won;
        }
        if (played == 0) continue;
        int streak = 0; // against whomever
        for (auto match = matches.rbegin(); match != matches.rend(); ++match) {
            if (match->game != game->info().id || own_seat(*match) < 0) continue;
            if (own_outcome(*match, own_seat(*match)) != OwnOutcome::Won) break;
            ++streak;
        }
        const QString id = QString::fromUtf8(game->info().id);
        rows.push_back({gameTitle(game->info().id), tableColours(id).edge(false), locale.toString(played),
                        locale.toString(won), HomeWords::tr("%1 %").arg(locale.toString(qRound(100.0 * won / played))),
                        streak == 0 ? QStringLiteral("–") : HomeWords::tr("%Ln won", "in a row", streak)});
    }
    return rows;
}

std::vector<HomeRating> homeRatings(const std::vector<OwnRating>& ratings) {
    constexpr std::int64_t kMonth = std::int64_t{30} * 24 * 60 * 60;
    const QLocale locale;
    std::vector<HomeRating> rows;
    for (const GameEntry* game : games()) {
        const auto found = std::find_if(ratings.begin(), ratings.end(),
                                        [game](const auto& one) { return one.game == game->info().id; });
        if (found == ratings.end()) continue;
        const std::int64_t before = QDateTime::currentSecsSinceEpoch() - kMonth;
        const bool fresh = found->matches == static_cast<int>(found->course.size()) && found->played.front() > before;
        const int change = static_cast<int>(std::lround(found->now.rating) - std::lround(found->at(before)));
        const QString size = locale.toString(std::abs(change));
        std::vector<double> course;
        for (const Glicko& rating : found->course)
            course.push_back(rating.rating);
        rows.push_back({gameTitle(game->info().id), tableColours(QString::fromUtf8(game->info().id)).edge(false),
                        course, locale.toString(std::lround(found->now.rating)),
                        locale.toString(std::lround(normal_95() * found->now.deviation)),
                        fresh        ? HomeWords::tr("new", "a rating")
                        : change > 0 ? QLatin1Char('+') + size
                        : change < 0 ? QChar(0x2212) + size
                                     : size,
                        fresh ? 0 : change});
    }
    return rows;
}

std::vector<RecentMatch> recentMatches(const std::vector<Library::Entry>& list,
                                       const std::vector<std::optional<double>>& accuracies) {
    std::vector<RecentMatch> matches;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Record& record = list[i].record;
        if (list[i].problem) {
            matches.push_back({QString::number(i),
                               HomeWords::tr("Not readable"),
                               sentence(*list[i].problem),
                               QStringLiteral("–"),
                               {},
                               false,
                               {}});
            continue;
        }
        const QString when = playedText(list[i].played);
        if (!record.result) {
            matches.push_back({QString::number(i), gameTitle(record.game), companyOf(record), QStringLiteral("–"),
                               record.rated ? HomeWords::tr("Left") : HomeWords::tr("Unfinished"), false, when, true,
                               hueOf(record)});
            continue;
        }
        const int me = personSeat(record);
        const QString accuracy = accuracies[i] ? QLocale().toString(100 * *accuracies[i], 'f', 1) : QString();
        matches.push_back({QString::number(i), gameTitle(record.game), companyOf(record),
                           me < 0 ? recordPoints(record) : resultText(record, me),
                           me < 0 ? HomeWords::tr("Watched") : outcomeText(record, me),
                           me >= 0 && own_outcome(record, me) == OwnOutcome::Won, when, true, hueOf(record), accuracy});
    }
    return matches;
}

QString dailyTitle(std::uint64_t today) {
    return HomeWords::tr("Deal of the day, %1").arg(dayText(today));
}

std::vector<DailyDeal> dailyDeals(const DailyHistory& history) {
    std::vector<DailyDeal> deals;
    for (const GameEntry* game : games()) {
        const std::string id = game->info().id;
        const QString name = QString::fromStdString(id);
        DailyDeal deal{name, gameTitle(id), tableColours(name).edge(false), {}};
        if (const auto found = history.today.find(id); found != history.today.end()) {
            const int me = std::max(0, personSeat(found->second));
            deal.result = HomeWords::tr("%1, %2").arg(outcomeText(found->second, me), resultText(found->second, me));
        }
        deals.push_back(std::move(deal));
    }
    return deals;
}

/// Or that the clock cannot be right.
QString dailyNote(const DailyHistory& history, std::uint64_t today) {
    if (history.ahead != 0)
        return HomeWords::
            tr("The clock says %1, but the deal of %2 has already been played. Later days count when they have come.")
                .arg(dayText(today), dayText(history.ahead));
    if (history.played == 0) return {};
    const QString played = HomeWords::tr("%Ln deals of the day played", nullptr, history.played);
    if (history.streak < 2) return played;
    return HomeWords::tr("%1, %2").arg(played, HomeWords::tr("%Ln days in a row", nullptr, history.streak));
}

} // namespace hilltop
