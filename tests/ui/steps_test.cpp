// SPDX-License-Identifier: GPL-3.0-or-later
// What a table's QML reads tells once of a step, and the words of the menu belong to the view beside it: a binding that
// runs twice costs every card, and one that runs between the two once named a wrong answer.
#include "documents/record_names.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "support/test.h"
#include "table/table_scene.h"

#include <QSignalSpy>

using namespace hilltop;

class StepsTest : public QObject {
    Q_OBJECT
private slots:
    void eachObjectTellsOnce_data();
    void eachObjectTellsOnce();
    void theMenuFollowsTheView_data() { eachObjectTellsOnce_data(); }
    void theMenuFollowsTheView();
};

namespace {

Replay wholeMatch(const GameEntry& game) {
    const std::vector<std::string> bots(static_cast<std::size_t>(game.info().default_seats), game.bots().front().id);
    auto replay = Replay::make(*play_record(game, default_values(game.rules()), {11, 3, 3}, bots));
    return std::move(*replay);
}

/// Seat 0 is a person's, without motion.
void begin(TableScene& scene, const Replay& replay) {
    TableNames names = recordNames(replay.record());
    names.me = 0;
    scene.setSpeed(0);
    scene.begin(replay.table(0), names, Seat(0), true);
    scene.jumpTo(replay.table(0));
}

} // namespace

void StepsTest::eachObjectTellsOnce_data() {
    QTest::addColumn<const GameEntry*>("game");
    for (const GameEntry* game : games())
        QTest::newRow(game->info().id) << game;
}

void StepsTest::eachObjectTellsOnce() {
    QFETCH(const GameEntry*, game);
    const Replay replay = wholeMatch(*game);
    TableScene scene;
    begin(scene, replay);
    QSignalSpy position(scene.position(), &Stepwise::changed), answers(scene.answers(), &Stepwise::changed),
        motion(scene.motion(), &Stepwise::changed), drawing(scene.drawing(), &Stepwise::changed);
    for (int i = 1; i < std::min(60, replay.positions()); ++i) {
        for (const bool jump : {false, true}) {
            for (QSignalSpy* spy : {&position, &answers, &motion})
                spy->clear();
            jump ? scene.jumpTo(replay.table(i)) : scene.play(replay.table(i));
            QCOMPARE(position.count(), 1);
            QVERIFY(answers.count() <= 1 && motion.count() <= 1);
        }
    }
    QCOMPARE(drawing.count(), 0);
}

void StepsTest::theMenuFollowsTheView() {
    QFETCH(const GameEntry*, game);
    const Replay replay = wholeMatch(*game);
    TableScene scene;
    begin(scene, replay);
    int asked = 0;
    for (int i = 1; i < replay.positions(); ++i) {
        scene.play(replay.table(i));
        const QVariantMap view = viewOf(replay.table(i), 0);
        for (const MenuModel::Item& item : scene.answers()->menu()->items())
            QCOMPARE(item.text, choiceTitle(game->info(), item.word(), view));
        asked += scene.answers()->menu()->items().empty() ? 0 : 1;
    }
    QVERIFY(asked > 0);
}

HILLTOP_TEST(StepsTest)
#include "steps_test.moc"
