// SPDX-License-Identifier: GPL-3.0-or-later
// Looking on while bots play: pause, one step, speed. And how long a match will be, before it begins.
#include "desk.h"
#include "play/new_match_dialog.h"
#include "support/test.h"

#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

using namespace hilltop;

namespace {

void watchBots(Desk& desk) {
    MatchSetup setup;
    setup.game = QString::fromUtf8(desk.game.info().id);
    setup.rules = default_values(desk.game.rules());
    setup.seats = QStringList(desk.game.info().default_seats, QString::fromStdString(desk.game.bots().front().id));
    setup.deal = DealId{77, 3};
    desk.page->start(setup);
    desk.page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(desk.page.get()));
}

} // namespace

class WatchTest : public QObject {
    Q_OBJECT
private slots:
    void standsStillAndGoesByOneStep();
    void fasterAndSlower();
    void personsHaveNoPause();
    void longMatchesSaySo();
};

void WatchTest::standsStillAndGoesByOneStep() {
    Desk desk("pazaak", AnimationSpeed::Normal);
    watchBots(desk);
    QVERIFY(desk.page->playing());
    QTest::keyClick(desk.quick(), Qt::Key_P);
    QAction* pause = desk.action("Resume");
    QVERIFY(pause != nullptr && pause->isVisible());
    desk.page->scene().finishNow();
    desk.settings.setAnimationSpeed(AnimationSpeed::Off); // nothing but the pause holds the match from here on
    auto positions = desk.page->session()->history().size();
    for (int step = 0; step < 8 && desk.page->playing(); ++step) {
        QTest::keyClick(desk.quick(), Qt::Key_Period);
        ++positions;
        QTRY_COMPARE(desk.page->session()->history().size(), positions);
        for (int i = 0; i < 50; ++i)
            QCoreApplication::processEvents();
        QCOMPARE(desk.page->session()->history().size(), positions);
    }
    QTest::keyClick(desk.quick(), Qt::Key_P);
    QTRY_VERIFY(desk.page->session()->history().size() > positions);
    QVERIFY(desk.action("Pause") != nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(desk.over(), kPatienceMs);
    QVERIFY(!desk.action("One step")->isEnabled());
}

void WatchTest::fasterAndSlower() {
    Desk desk("pazaak", AnimationSpeed::Normal);
    watchBots(desk);
    QTest::keyClick(desk.quick(), Qt::Key_P);
    const int normal = desk.page->scene().motion()->moveMs();
    QTest::keyClick(desk.quick(), Qt::Key_Plus);
    QCOMPARE(desk.page->scene().motion()->moveMs(), normal / 2);
    for (int i = 0; i < 6; ++i)
        QTest::keyClick(desk.quick(), Qt::Key_Minus);
    QCOMPARE(desk.page->scene().motion()->moveMs(), normal * 4);
    QVERIFY(!desk.action("Slower")->isEnabled());
    desk.start(0); // one's own match goes at the speed of the settings
    QCOMPARE(desk.page->scene().motion()->moveMs(), normal);
}

void WatchTest::personsHaveNoPause() {
    Desk desk("pazaak");
    desk.start(0);
    desk.waitForMe();
    QVERIFY(!desk.action("Pause")->isVisible());
    QVERIFY(desk.action("Hint")->isVisible());
    const auto positions = desk.page->session()->history().size();
    QTest::keyClick(desk.quick(), Qt::Key_P);
    QCOMPARE(desk.page->session()->history().size(), positions);
    desk.page->scene().choose(0);
    desk.waitForMe();
    QVERIFY(desk.page->session()->history().size() > positions);
}

void WatchTest::longMatchesSaySo() {
    const QTemporaryDir folder;
    Settings settings(folder.filePath("hilltop.ini"));
    NewMatchDialog dialog(settings, "zipdeck");
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    const auto says = [&](const QString& text) {
        const auto labels = dialog.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->isVisible() && label->text().contains(text); });
    };
    dialog.players()->setValue(4);
    QVERIFY(says("16 round"));
    QVERIFY(!dialog.shortButton()->isVisible());
    dialog.players()->setValue(16);
    QVERIFY(says("256 round"));
    QVERIFY(says("26 min"));
    QVERIFY(dialog.shortButton()->isVisible());
    QTest::mouseClick(dialog.shortButton(), Qt::LeftButton);
    QCOMPARE(dialog.setup().rules.at("rounds"), 32);
    QVERIFY(says("32 round"));
    QVERIFY(!dialog.shortButton()->isVisible());
    QVERIFY(dialog.startButton()->isEnabled());
}

HILLTOP_TEST(WatchTest)
#include "watch_test.moc"
