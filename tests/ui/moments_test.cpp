// SPDX-License-Identifier: GPL-3.0-or-later
// What happens at a bad moment: a window closed while cards fly, a theme that changes under somebody's hands.
#include "desk.h"
#include "shell.h"
#include "support/rounds.h"
#include "support/test.h"

#include <QQuickWidget>
#include <QSignalSpy>

using namespace hilltop;

class MomentsTest : public QObject {
    Q_OBJECT
private slots:
    void closedWhileCardsFly_data();
    void closedWhileCardsFly();
    void themeChangesDuringADrag();
};

void MomentsTest::closedWhileCardsFly_data() {
    QTest::addColumn<QString>("game");
    for (const GameEntry* game : games())
        QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
}

/// Each time a few frames later, while a first match is dealt; what was begun is there again, and goes on.
void MomentsTest::closedWhileCardsFly() {
    QFETCH(QString, game);
    int flew = 0;
    for (int frames = 0; frames < rounds(40); frames += 5) {
        const QTemporaryDir folder;
        Source source;
        {
            Shell shell(folder);
            shell.window.settings().setAnimationSpeed(AnimationSpeed::Normal);
            shell.play(game);
            if (QTest::currentTestFailed()) return;
            QTRY_VERIFY(shell.window.play().session() != nullptr);
            auto* quick = shell.window.play().view()->findChild<QQuickWidget*>();
            QTRY_VERIFY(quick->quickWindow() != nullptr);
            QSignalSpy drawn(quick->quickWindow(), &QQuickWindow::afterRendering);
            QTRY_VERIFY(drawn.size() >= frames || !shell.window.play().scene().playing());
            flew += shell.window.play().scene().playing() ? 1 : 0;
            source = shell.window.play().record().source;
            QVERIFY(shell.window.main().close());
        }
        Shell again(folder);
        QTRY_VERIFY(again.button("Continue") != nullptr);
        QTest::mouseClick(again.button("Continue"), Qt::LeftButton);
        QTRY_VERIFY(again.window.play().session() != nullptr);
        QVERIFY(again.window.play().record().source == source);
        again.waitForMe();
        if (QTest::currentTestFailed()) return;
        QVERIFY(!again.table().over());
    }
    QVERIFY(flew > 0);
}

void MomentsTest::themeChangesDuringADrag() {
    Desk desk("rps");
    desk.start(0);
    desk.waitForMe();
    QQuickItem* card = desk.playableCard("pair");
    QVERIFY(card != nullptr);
    const QString name = card->property("kind").toString().left(1).toUpper() + card->property("value").toString();
    const QPoint from = middle(card), to(from.x(), desk.quick()->height() - 80);
    desk.theme.setAppearance(Appearance::Light);
    QTest::mousePress(desk.quick(), Qt::LeftButton, {}, from);
    for (int i = 1; i <= 10; ++i) {
        QTest::mouseMove(desk.quick(), from + (to - from) * i / 10, 5);
        if (i == 5) {
            desk.theme.setAppearance(Appearance::Dark);
            QVERIFY(desk.page->scene().dark());
        }
    }
    QVERIFY(card->property("dragged").toBool());
    QTest::mouseRelease(desk.quick(), Qt::LeftButton, {}, to, 5);
    QTRY_COMPARE(desk.table().steps(), 1);
    QCOMPARE(QString::fromStdString(*desk.page->record().steps.back().front()), "keep " + name);
}

HILLTOP_TEST(MomentsTest)
#include "moments_test.moc"
