// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/review.h"
#include "registry/registry.h"
#include "support/rounds.h"
#include "support/test.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace hilltop;

namespace {

Replay anyMatch(const GameEntry& game) {
    std::vector<std::string> bots(static_cast<std::size_t>(game.info().default_seats), game.judge_traits()->bot);
    auto record = play_record(game, default_values(game.rules()), {7, 5, 5}, bots);
    return std::move(*Replay::make(std::move(*record), Replay::Asking::Later));
}

} // namespace

class WhyTest : public QObject {
    Q_OBJECT
private slots:
    void worldsAgreeWithWhatWasSeen_data() {
        QTest::addColumn<QString>("game");
        for (const GameEntry* game : games()) {
            if (game->judge_traits()) QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
        }
    }
    /// The world that is shown is one the seat could be facing, with other cards than the real ones.
    void worldsAgreeWithWhatWasSeen() {
        QFETCH(QString, game);
        const GameEntry& entry = *find_game(game.toStdString());
        const Replay replay = anyMatch(entry);
        const auto judge = entry.make_judge();
        int told = 0, others = 0;
        for (int position = 0; position < replay.positions() && (told < rounds(20) || others == 0); ++position) {
            const Table& table = replay.table(position);
            if (table.resting()) continue;
            for (const Seat seat : table.pending()) {
                const auto compared = judge->compare(table, seat, false, {}, {4, 1}, {});
                if (compared->options.size() < 2) continue;
                const auto &one = compared->options[0].word, &other = compared->options[1].word;
                const auto why = judge->why(table, seat, one, other, {5, 1}, {});
                QVERIFY(why.has_value());
                QCOMPARE(why->worlds, 5);
                QVERIFY(why->better >= 0 && why->same >= 0 && why->worse >= 0);
                QVERIFY(std::abs(why->better + why->same + why->worse - 1) < 1e-9);
                QCOMPARE(why->world != nullptr, why->better > 0);
                if (!why->world) continue;
                ++told;
                QVERIFY(why->world->described(seat) == table.described(seat));
                QVERIFY(why->world->shown(SeatSet(seat)) == table.shown(SeatSet(seat)));
                QCOMPARE(why->world->pending().bits(), table.asked().bits());
                if (why->world->shown(SeatSet::all(table.seats())) != table.shown(SeatSet::all(table.seats())))
                    ++others;
                // The same numbers another time.
                const auto again = judge->why(table, seat, one, other, {5, 1}, {});
                QCOMPARE(again->better, why->better);
                QVERIFY(again->world->shown(SeatSet::all(table.seats())) ==
                        why->world->shown(SeatSet::all(table.seats())));
            }
        }
        QVERIFY(told > 0);
        QVERIFY(others > 0);
    }

    void asksWhatCannotBe() {
        const GameEntry& entry = *find_game("pazaak");
        const auto table = std::move(*entry.make_table(default_values(entry.rules()), 2, {1, 1, 1}));
        const auto judge = entry.make_judge();
        QCOMPARE(judge->why(*table, Seat(0), "end", "nonsense", {5, 1}, {})->worlds, 0);
        QCOMPARE(judge->why(*table, Seat(0), "end", std::nullopt, {5, 1}, {})->worlds, 0); // silence is no answer here
        QCOMPARE(judge->why(*table, Seat(1), "end", "stand", {5, 1}, {})->worlds, 0);      // not asked
        QVERIFY(!judge->why(*table, Seat(0), "end", "stand", {5, 1}, [] { return true; }).has_value());
    }
};

HILLTOP_TEST(WhyTest)
#include "why_test.moc"
