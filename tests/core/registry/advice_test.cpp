// SPDX-License-Identifier: GPL-3.0-or-later
#include "judging/any_judge.h"
#include "registry/registry.h"
#include "support/test.h"

#include <algorithm>

using namespace hilltop;

/// What a bot that gives hints says of the answers.
class HintAdviceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Who gives hints says what it thinks of each answer, and would play the best of them.
    void adviceIsTheBestOfItsValues_data() {
        QTest::addColumn<QString>("id");
        for (const GameEntry* game : released_games())
            QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }
    void adviceIsTheBestOfItsValues() {
        QFETCH(QString, id);
        const GameEntry& game = *find_game(id.toStdString());
        const int seats = game.info().default_seats;
        auto made = game.make_table({}, seats, {.seed = 3, .deal = 1, .match = 1});
        Table& table = **made;
        const auto adviser = game.make_bot(game.strongest_bot().id);
        adviser->start({.me = Seat(0), .seats = seats, .names = {}});
        int choices = 0;
        for (int step = 0; !table.over() && choices < 3; ++step) {
            for (const Seat seat : table.pending()) {
                const auto menu = table.menu(seat);
                const auto allowed =
                    std::count_if(menu.begin(), menu.end(), [](const Choice& choice) { return choice.reason.empty(); });
                if (table.need(seat) == Need::Must && seat == Seat(0) && allowed > 1) {
                    ++choices;
                    const auto advice = adviser->advise(*table.seen(seat), Rng(1, 2, Stream::Dice, 0, 0));
                    QVERIFY(!advice.fault && advice.word);
                    QVERIFY(advice.values.size() > 1);
                    QCOMPARE(*advice.word, advice.values.front().word);
                    const Compared compared = compared_by(advice.values);
                    QCOMPARE(compared.options.size(), advice.values.size());
                    QCOMPARE(compared.options.front().word, advice.word);
                    for (const auto& option : compared.options) {
                        QVERIFY(table.copy()->answer(seat, *option.word));
                        QVERIFY(option.behind.value >= 0);
                        QVERIFY(option.worth.how != How::Sampled || option.worth.error > 0);
                    }
                }
                if (table.need(seat) == Need::Must)
                    QVERIFY(table.answer(seat, std::find_if(menu.begin(), menu.end(), [](const Choice& choice) {
                                                   return choice.reason.empty();
                                               })->word));
                else if (table.need(seat) == Need::May)
                    table.silence(seat);
            }
            table.step();
        }
        QVERIFY(choices > 0);
    }
    /// One that is held back, or does not weigh, answers as it plays.
    void othersAnswerAsTheyPlay() {
        for (const GameEntry* game : games()) {
            const auto made = game->make_table({}, game->info().default_seats, {.seed = 3, .deal = 1, .match = 1});
            const Table& table = **made;
            const Seat seat = *table.pending().begin();
            const std::string simplest = game->bots().front().id;
            const auto asked = game->make_bot(simplest), plays = game->make_bot(simplest);
            const Rng dice(1, 2, Stream::Dice, 0, 0);
            const auto advice = asked->advise(*table.seen(seat), dice);
            QVERIFY(advice.values.empty());
            QCOMPARE(advice.word, plays->act(*table.seen(seat), dice).word);
        }
        QVERIFY(compared_by({}).options.empty());
    }
};

HILLTOP_TEST(HintAdviceTest)
#include "advice_test.moc"
