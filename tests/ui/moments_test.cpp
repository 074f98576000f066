// SPDX-License-Identifier: GPL-3.0-or-later
// What happens at a bad moment: a window closed while cards fly, a theme that changes under somebody's hands.
#include "desk.h"
#include "shell.h"
#include "support/rounds.h"
#include "support/test.h"

#include <QQuickWidget>
#include <QSignalSpy>

using namespace hilltop;

namespace {

void goOn(Shell& shell) {
    QTRY_VERIFY(shell.button("Continue") != nullptr);
    QTest::mouseClick(shell.button("Continue"), Qt::LeftButton);
    QTRY_VERIFY(shell.window.play().session() != nullptr);
}

} // namespace

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

/// Each time a few frames later; what was begun is there again, and goes on.
void MomentsTest::closedWhileCardsFly() {
    QFETCH(QString, game);
    const QTemporaryDir folder;
    for (int frames = 0; frames < rounds(40); frames += 5) {
        Source source;
        {
            Shell shell(folder);
            shell.window.settings().setAnimationSpeed(AnimationSpeed::Normal);
            if (frames == 0)
                shell.play(game);
            else
                goOn(shell);
            if (QTest::currentTestFailed()) return;
            QTRY_VERIFY(shell.window.play().session() != nullptr);
            if (frames > 0) shell.window.play().scene().goOn();
            auto* quick = shell.window.play().view()->findChild<QQuickWidget*>();
            QTRY_VERIFY(quick->quickWindow() != nullptr);
            QSignalSpy drawn(quick->quickWindow(), &QQuickWindow::afterRendering);
            QTRY_VERIFY(drawn.size() >= frames || !shell.window.play().scene().playing());
            source = shell.window.play().record().source;
            QVERIFY(shell.window.main().close());
        }
        Shell again(folder);
        goOn(again);
        if (QTest::currentTestFailed()) return;
        QVERIFY(again.window.play().record().source == source);
        again.waitForMe();
        if (QTest::currentTestFailed()) return;
        QVERIFY(!again.table().over());
    }
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
