// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/review.h"
#include "engine/table_of.h"
#include "registry/registry.h"
#include "support/rounds.h"
#include "support/test.h"

#include <QtTest>

#include <cmath>

using namespace hilltop;

namespace {

/// What the worth of a match to a seat can be.
struct WorthRange {
    double low = 0, high = 1;
    bool has(double worth) const { return worth >= low - 1e-9 && worth <= high + 1e-9; }
};
WorthRange range_of(const Info& info) {
    if (info.counting == Counting::Mean) return {-98, 0};
    if (std::string_view(info.id) == "rps") return {0, 10};
    return {};
}

Replay match_of_bots(const GameEntry& game, int seats, const std::vector<std::string>& bots, std::uint64_t number) {
    std::vector<std::string> seated;
    for (int seat = 0; seat < seats; ++seat)
        seated.push_back(bots[static_cast<std::size_t>(seat) % bots.size()]);
    auto record = play_record(game, default_values(game.rules()), {31, number, number}, seated);
    return std::move(*Replay::make(std::move(*record), Replay::Asking::Later));
}

void each_game() {
    QTest::addColumn<QString>("game");
    for (const GameEntry* game : games())
        if (game->judge_traits()) QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
}

QByteArray place_of(const Replay& replay, int position) {
    return QStringLiteral("match %1, position %2").arg(replay.record().source.match).arg(position).toUtf8();
}

} // namespace

/// What values say in every game, whoever says them.
class ValuesTest : public QObject {
    Q_OBJECT
private slots:
    void stayInTheirRange_data() { each_game(); }
    /// Nobody wins less often than never: neither bots that advise nor the judge say so, of any answer. (A hint once
    /// told a chance of -0.6 %; some seconds over all games.)
    void stayInTheirRange() {
        QFETCH(QString, game);
        const GameEntry& entry = *find_game(game.toStdString());
        const WorthRange range = range_of(entry.info());
        const auto judge = entry.make_judge();
        int told = 0, judged = 0;
        for (std::uint64_t number = 1; number <= 2; ++number) {
            const Replay replay = match_of_bots(entry, entry.info().default_seats,
                                                {entry.bots().front().id, entry.judge_traits()->bot}, number);
            const int step = std::max(1, replay.positions() / (3 * rounds(4)));
            for (int at = 0; at < replay.positions(); at += step) {
                const Table& table = replay.table(at);
                if (table.over() || table.deciding().empty()) continue;
                const Seat seat = *table.deciding().begin();
                for (const BotTraits& bot : entry.bots()) {
                    const auto answer = entry.make_bot(bot.id)->advise(*table.seen(seat), Rng());
                    for (const auto& value : answer.values) {
                        QVERIFY2(range.has(value.worth.value),
                                 qPrintable(QStringLiteral("%1 says %2, %3")
                                                .arg(bot.id)
                                                .arg(value.worth.value)
                                                .arg(QString::fromUtf8(place_of(replay, at)))));
                        ++told;
                    }
                }
                for (const bool open : {false, true}) {
                    const auto compared = judge->compare(table, seat, open, {}, {6, number}, {});
                    for (const auto& option : compared->options) {
                        QVERIFY2(range.has(option.worth.value), place_of(replay, at).constData());
                        ++judged;
                    }
                }
                const auto values = judge->value(table, {3, number}, {});
                for (const Estimate& value : *values)
                    QVERIFY2(range.has(value.value), place_of(replay, at).constData());
            }
        }
        QVERIFY(told > 5 * rounds(4) && judged > 5 * rounds(4));
    }

    void oneSlipIsBlamedOnce_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("seats");
        for (const GameEntry* game : games()) {
            const QString id = QString::fromUtf8(game->info().id);
            if (game->judge_traits()) QTest::addRow("%s", game->info().id) << id << game->info().default_seats;
        }
        QTest::newRow("thegame, four seats") << "thegame" << 4; // where the ends are longest
    }
    /// Where the values before and after an answer are exact, all losses of a seat from there on are no more than what
    /// its side really lost: a slip is not counted again in later positions. (The Game once blamed one card four times;
    /// a second a game.)
    void oneSlipIsBlamedOnce() {
        QFETCH(QString, game);
        QFETCH(int, seats);
        const GameEntry& entry = *find_game(game.toStdString());
        int exact = 0;
        for (std::uint64_t number = 1; number <= 4; ++number) {
            const std::string quick = entry.judge_traits()->bot; // a match of the worst is lost before the end is exact
            const Replay replay =
                match_of_bots(entry, seats, {quick, quick, quick, entry.bots()[number % 2].id}, number);
            ReviewOrder order;
            order.samples = 4;
            const Review found = **review(replay, order);
            std::vector<double> blamed(found.seats.size()), lost(found.seats.size());
            for (const ReviewedDecision& decision : found.decisions) {
                const auto at = static_cast<std::size_t>(decision.position);
                if (replay.acts(decision.position).size() != 1 || !decision.loss_open) continue;
                const auto seat = static_cast<std::size_t>(decision.seat.index());
                const Estimate &before = found.values[at][seat], &after = found.values[at + 1][seat];
                const bool drawn = std::abs(found.luck[at + 1][seat]) > 0;
                if (before.how != How::Exact || after.how != How::Exact || drawn) continue;
                if (decision.loss_open->how != How::Exact) continue;
                blamed[seat] += decision.loss_open->value;
                lost[seat] -= decision.skill[seat];
                ++exact;
                QVERIFY2(blamed[seat] <= lost[seat] + 1e-9,
                         qPrintable(QStringLiteral("%1 blamed, %2 lost at %3")
                                        .arg(blamed[seat])
                                        .arg(lost[seat])
                                        .arg(QString::fromUtf8(place_of(replay, decision.position)))));
                // Nor is it more given what the seat knew, where it knew all.
                if (decision.loss && decision.loss->how == How::Exact)
                    QVERIFY(std::abs(decision.loss->value - decision.loss_open->value) < 1e-9);
            }
        }
        const bool solves = game == u"thegame" || game == u"euchre";
        QVERIFY2(!solves || exact > 5, qPrintable(QString::number(exact)));
    }
};

HILLTOP_TEST(ValuesTest)
#include "values_test.moc"
