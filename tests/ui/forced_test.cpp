// SPDX-License-Identifier: GPL-3.0-or-later
// A move that makes itself because it is the only one: seen coming, told, and made at once if the person wants it.
#include "desk.h"
#include "support/test.h"
#include "text/table_texts.h"

#include <QElapsedTimer>

#include <algorithm>

using namespace hilltop;

namespace {

/// Before a card that seat 0 has to play because it has no other it may play.
Record beforeTheOnlyMove() {
    const GameEntry& game = *find_game("euchre");
    const std::vector<std::string> bots(4, game.bots().front().id);
    const Record whole = *play_record(game, default_values(game.rules()), {5, 1, 1}, bots);
    const auto replay = Replay::make(whole);
    for (int position = 0; position < replay->positions(); ++position) {
        const Table& table = replay->table(position);
        if (table.over() || table.resting() || !table.deciding().contains(Seat(0))) continue;
        const auto menu = table.menu(Seat(0));
        const auto allowed =
            std::count_if(menu.begin(), menu.end(), [](const Choice& choice) { return choice.reason.empty(); });
        if (allowed != 1 || menu.size() < 2) continue;
        Record match = cut_before(whole, table.steps());
        match.seats[0] = {kPerson, 0, {}};
        return match;
    }
    return {};
}

/// Before a first card of seat 0 that cannot be the highest: a match that goes on later would begin with a rest.
Record beforeAHopelessCard() {
    const GameEntry& game = *find_game("zipdeck");
    const std::vector<std::string> bots(4, "rod");
    for (std::uint32_t deal = 1; deal < 100; ++deal) {
        Record match = cut_before(*play_record(game, default_values(game.rules()), {5, deal, 1}, bots), 0);
        const auto replay = Replay::make(match);
        if (viewOf(replay->table(0), 0)["card"].toInt() > 2) continue;
        match.seats[0] = {kPerson, 0, {}};
        return match;
    }
    return {};
}

} // namespace

class ForcedTest : public QObject {
    Q_OBJECT
private slots:
    void theOnlyMoveIsSeenComing();
    void aKeyMakesItAtOnce();
    void aHopelessCardPassesByItself();
    void onlyCardsThatCannotWinAreHopeless();
};

void ForcedTest::theOnlyMoveIsSeenComing() {
    Desk desk("euchre");
    QStringList heard;
    connect(desk.page->scene().motion(), &TableMotion::announced, this,
            [&] { heard << desk.page->scene().motion()->live(); });
    QElapsedTimer since;
    since.start();
    QVERIFY(desk.page->continueMatch(beforeTheOnlyMove()));
    const auto steps = desk.page->record().steps.size();
    QVERIFY(desk.page->scene().pausing() && !desk.asked());
    QVERIFY2(desk.page->scene().position()->prompt().startsWith("You have only one move: "),
             qPrintable(desk.page->scene().position()->prompt()));
    QCOMPARE(heard.back(), desk.page->scene().position()->prompt() + '.'); // heard as a sentence
    QTRY_VERIFY(desk.page->record().steps.size() > steps);
    QVERIFY2(since.elapsed() >= 590, qPrintable(QString::number(since.elapsed())));
    QVERIFY2(std::any_of(heard.begin(), heard.end(),
                         [](const QString& live) { return live.endsWith("It was the only move."); }),
             qPrintable(heard.join("; ")));
}

void ForcedTest::aKeyMakesItAtOnce() {
    Desk desk("euchre");
    QVERIFY(desk.page->continueMatch(beforeTheOnlyMove()));
    QTRY_VERIFY(desk.page->view()->loaded());
    const auto steps = desk.page->record().steps.size();
    desk.quick()->setFocus();
    QVERIFY(desk.page->scene().pausing() && !desk.asked());
    desk.key(Qt::Key_Space);
    QVERIFY(desk.page->record().steps.size() > steps);
}

/// The table says why, and neither the card nor the round it lost waits for the person.
void ForcedTest::aHopelessCardPassesByItself() {
    Desk desk("zipdeck");
    QVERIFY(desk.page->continueMatch(beforeAHopelessCard()));
    const TableScene& scene = desk.page->scene();
    const int round = desk.view()["round"].toInt();
    const auto steps = desk.page->record().steps.size();
    QVERIFY(scene.pausing() && !desk.asked());
    QVERIFY2(scene.position()->prompt().contains("can’t be the highest"), qPrintable(scene.position()->prompt()));
    QTRY_VERIFY(desk.page->record().steps.size() > steps);
    const auto& said = desk.page->record().steps[steps];
    QCOMPARE(QString::fromStdString(said[0].value_or("")), QString("pass"));
    QTRY_VERIFY_WITH_TIMEOUT(desk.over() || desk.view()["round"].toInt() > round, kPatienceMs);
    QVERIFY(!scene.motion()->waits() || desk.view()["round"].toInt() > round);
    // Whoever wants to decide everything is asked.
    Desk slow("zipdeck");
    slow.settings.set<bool>(kForcedKey, false);
    QVERIFY(slow.page->continueMatch(beforeAHopelessCard()));
    slow.waitForMe();
    QVERIFY(slow.asked());
    slow.page->scene().answer("pass");
    QTRY_VERIFY(slow.page->scene().motion()->waits());
}

void ForcedTest::onlyCardsThatCannotWinAreHopeless() {
    const GameEntry& game = *find_game("zipdeck");
    for (const int seats : {2, 4, 16}) {
        const auto match = play_record(game, default_values(game.rules()), {9, 1, 1},
                                       std::vector<std::string>(static_cast<std::size_t>(seats), "rod"));
        const auto replay = Replay::make(*match);
        int passed = 0;
        for (int position = 0; position < std::min(200, replay->positions()); ++position) {
            const Table& table = replay->table(position);
            for (int seat = 0; seat < seats; ++seat) {
                const bool asked = !table.over() && !table.resting();
                const bool hopeless = asked && viewOf(table, seat)["card"].toInt() < seats - 1;
                const auto foregone = foregoneAnswer(table, seat);
                QCOMPARE(foregone.has_value(), hopeless);
                passed += foregone && foregone->word == "pass" ? 1 : 0;
            }
        }
        QVERIFY(passed > 0);
    }
}

HILLTOP_TEST(ForcedTest)
#include "forced_test.moc"
