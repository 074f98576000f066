// SPDX-License-Identifier: GPL-3.0-or-later
// A move that makes itself because it is the only one: seen coming, told, and made at once if the person wants it.
#include "desk.h"
#include "support/test.h"

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

} // namespace

class ForcedTest : public QObject {
    Q_OBJECT
private slots:
    void theOnlyMoveIsSeenComing();
    void aKeyMakesItAtOnce();
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

HILLTOP_TEST(ForcedTest)
#include "forced_test.moc"
