// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/daily.h"

#include "profile/finished_matches.h"
#include "profile/library.h"
#include "records/record_text.h"
#include "registry/registry.h"
#include "support/test.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>

using namespace hilltop;

namespace {

constexpr std::int64_t kHour = 3600;
constexpr std::int64_t kDay = 24 * kHour;
constexpr std::int64_t kNoon = 1795435200; // 2026-11-23 12:00 UTC

/// The deal of a day, finished at that time.
Record daily(const char* game, std::uint64_t seed, std::int64_t played, int points = 3) {
    const GameEntry& entry = *find_game(game);
    std::vector<RecordSeat> seats(static_cast<std::size_t>(entry.info().default_seats),
                                  {entry.strongest_bot().id, 0, {}});
    seats[0] = {kPerson, 0, {}};
    Record record = new_record(entry, default_values(entry.rules()), {seed, 0, 0}, seats);
    record.result = RecordResult{std::vector<int>(seats.size(), points), {}, {}};
    return dated(record, played);
}

} // namespace

class DailyTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sameForEverybody() {
        QCOMPARE(daily_seed(kNoon), std::uint64_t{20261123});
        QCOMPARE(daily_seed(kNoon - 12 * kHour), std::uint64_t{20261123});
        QCOMPARE(daily_seed(kNoon - 12 * kHour - 1), std::uint64_t{20261122});
        QCOMPARE(daily_seed(kNoon + 12 * kHour), std::uint64_t{20261124});
        QCOMPARE(daily_seed(-1), std::uint64_t{19691231});
        // Wherever one is: the zone of this computer has no say.
        const QByteArray zone = qgetenv("TZ");
        for (const char* place : {"Pacific/Kiritimati", "America/Los_Angeles"}) {
            qputenv("TZ", place);
            tzset();
            QCOMPARE(daily_seed(kNoon), std::uint64_t{20261123});
        }
        zone.isEmpty() ? qunsetenv("TZ") : qputenv("TZ", zone);
        tzset();
    }

    /// The deals of years, far beyond the newest thousand matches; only a file that has changed is read again.
    void countsAllMatches() {
        QTemporaryDir folder;
        const auto month = [&](int number, int matches) {
            std::vector<Record> records;
            for (int i = 0; i < matches; ++i) {
                const std::int64_t played = kNoon - (12 - number) * 30 * kDay + i * kHour / 4;
                records.push_back(daily("pazaak", daily_seed(played), played));
                records.back().steps.resize(3, RecordStep{"stand", {}});
                records.back().result->second = {0, 0};
                records.back().notes = "long";
            }
            QVERIFY(save_records(
                folder.filePath(QStringLiteral("2026-%1.hmatch").arg(number, 2, 10, QChar('0'))).toStdString(),
                records));
        };
        for (int number = 1; number <= 11; ++number)
            month(number, 200);
        FinishedMatches finished(folder.path().toStdString());
        for (const Library::Entry& entry : Library(folder.path().toStdString()).recent(1))
            QVERIFY2(!entry.problem, entry.problem ? english(*entry.problem).c_str() : "");
        const auto all = finished.read();
        QCOMPARE(all.size(), std::size_t{2200});
        QCOMPARE(finished.files_read(), 11);
        QVERIFY(std::is_sorted(all.begin(), all.end(),
                               [](const Record& a, const Record& b) { return played_at(a) < played_at(b); }));
        QVERIFY(all.front().steps.empty() && all.front().notes.empty() && all.front().result);
        const DailyHistory history = daily_history(all, kNoon);
        QVERIFY2(history.days > 20, qPrintable(QString::number(history.days)));
        month(11, 201);
        QCOMPARE(finished.read().size(), std::size_t{2201});
        QCOMPARE(finished.files_read(), 12);
        QVERIFY(QFile::remove(folder.filePath("2026-01.hmatch")));
        QCOMPARE(finished.read().size(), std::size_t{2001});
    }

    void whatIsOne() {
        const Record good = daily("pazaak", 20261123, kNoon);
        QCOMPARE(daily_of(good).value_or(0), std::uint64_t{20261123});
        QVERIFY(daily_of(daily("pazaak", 20261123, kNoon + kDay))); // begun before midnight
        QVERIFY(!daily_of(daily("pazaak", 20261123, kNoon + 2 * kDay)));
        QVERIFY(!daily_of(daily("pazaak", 20261123, kNoon - kDay)));
        QVERIFY(!daily_of(daily("pazaak", 20261131, kNoon))); // no such day
        QVERIFY(!daily_of(daily("pazaak", 7, kNoon)));
        QVERIFY(!daily_of(undated(good)));
        Record other = good;
        other.source.deal = 1;
        QVERIFY(!daily_of(other));
        other = good;
        other.rules["hands_to_win"] = 5;
        QVERIFY(!daily_of(other));
        other = good;
        other.seats[0] = other.seats[1]; // bots alone
        QVERIFY(!daily_of(other));
        other = good;
        other.cards.parts[0] = {1};
        QVERIFY(!daily_of(other));
    }

    void firstTriesCount() {
        const std::vector<Record> matches = {
            daily("pazaak", 20261121, kNoon - 2 * kDay), daily("euchre", 20261121, kNoon - 2 * kDay),
            daily("pazaak", 20261122, kNoon - kDay),     daily("pazaak", 20261123, kNoon, 1),
            daily("pazaak", 20261123, kNoon + kHour, 2), daily("rps", 7, kNoon)};
        const auto now = daily_history(matches, kNoon + 2 * kHour);
        QCOMPARE(now.played, 4);
        QCOMPARE(now.days, 3);
        QCOMPARE(now.streak, 3);
        QCOMPARE(now.ahead, std::uint64_t{0});
        QCOMPARE(now.today.size(), std::size_t{1});
        QCOMPARE(now.today.at("pazaak").result->points.front(), 1);
        QCOMPARE(daily_history(matches, kNoon + kDay).streak, 3); // tomorrow's can still be played
        QCOMPARE(daily_history(matches, kNoon + 2 * kDay).streak, 0);
        QCOMPARE(daily_history({}, kNoon).streak, 0);
    }

    void everyDayFromTheFirst() {
        const std::vector<Record> matches = {
            daily("pazaak", 20261120, kNoon - 3 * kDay),         // 0
            daily("pazaak", 20261121, kNoon),                    // 1: two days late
            daily("euchre", 20261121, kNoon - 2 * kDay + kHour), // 2
            daily("euchre", 20261121, kNoon - 2 * kDay + 9),     // 3: a second try
            daily("rps", 20261120, kNoon, 1),                    // 4: late, and the one that counts
            daily("rps", 20261120, kNoon - 3 * kDay, 2),         // 5: kept after it
            daily("pazaak", 20261120, kNoon, 7),                 // 6: late after one that counts
            daily("pazaak", 20261125, kNoon + 2 * kDay),         // 7: of a clock that ran ahead
            daily("pazaak", 20261123, kNoon - kDay),             // 8: before its day, by a clock set back
        };
        const auto days = daily_days(matches, kNoon);
        std::vector<std::uint64_t> seeds;
        for (const DailyDay& day : days)
            seeds.push_back(day.day);
        QCOMPARE(seeds, (std::vector<std::uint64_t>{20261123, 20261122, 20261121, 20261120}));
        using Tries = std::map<std::string, DailyDay::Try>;
        QVERIFY(days[0].tries.empty());
        QVERIFY(days[1].tries.empty());
        QCOMPARE(days[2].tries, (Tries{{"pazaak", {1, false}}, {"euchre", {2, true}}}));
        QCOMPARE(days[3].tries, (Tries{{"pazaak", {0, true}}, {"rps", {5, true}}}));
        QVERIFY(daily_days({}, kNoon).empty());
        Record unfinished = daily("pazaak", 20261123, kNoon);
        unfinished.result.reset();
        QVERIFY(daily_days({&unfinished, 1}, kNoon).empty());
    }

    /// Set back, the clock comes to days that are played; set right again, all is as it was.
    void clockSetBack() {
        std::vector<Record> matches = {daily("pazaak", 20261122, kNoon - kDay, 1), daily("pazaak", 20261123, kNoon)};
        const auto back = daily_history(matches, kNoon - kDay);
        QCOMPARE(back.ahead, std::uint64_t{20261123});
        QCOMPARE(back.played, 1);
        QCOMPARE(back.today.at("pazaak").result->points.front(), 1);
        matches.push_back(daily("pazaak", 20261122, kNoon - kDay - 6 * kHour, 9)); // once more, and earlier at that
        QCOMPARE(daily_history(matches, kNoon - kDay).today.at("pazaak").result->points.front(), 1);
        const auto right = daily_history(matches, kNoon);
        QCOMPARE(right.played, 2);
        QCOMPARE(right.streak, 2);
        QCOMPARE(right.ahead, std::uint64_t{0});
    }

    void clockFarOff() {
        const std::vector<Record> matches = {daily("pazaak", 20261123, kNoon)};
        for (const std::int64_t wrong : {std::int64_t{0}, std::int64_t{-1}, -400 * kDay}) {
            const auto history = daily_history(matches, wrong);
            QCOMPARE(history.ahead, std::uint64_t{20261123});
            QCOMPARE(history.played + history.days + history.streak, 0);
        }
        // A day of the far future does not spoil the present ones.
        const std::vector<Record> future = {daily("pazaak", 20300101, 1893499200), daily("pazaak", 20261123, kNoon)};
        QCOMPARE(daily_history(future, kNoon).streak, 1);
    }
};

HILLTOP_TEST(DailyTest)
#include "daily_test.moc"
