// SPDX-License-Identifier: GPL-3.0-or-later
// What comes in the midst of something: the window closed while cards fly, another look or size while one is held.
#include "complaints.h"
#include "desk.h"
#include "shell.h"
#include "support/rounds.h"

#include <QMenu>
#include <QMenuBar>

using namespace hilltop;

class MidstTest : public ShellTests {
    Q_OBJECT
private slots:
    void closedWhileCardsFly_data();
    void closedWhileCardsFly();
    void anotherLookWhileACardIsHeld_data();
    void anotherLookWhileACardIsHeld();
    void keysAfterAMenu_data();
    void keysAfterAMenu();
};

void MidstTest::closedWhileCardsFly_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("answered");
    for (const GameEntry* game : games())
        for (const bool answered : {false, true})
            QTest::addRow("%s, %s", game->info().id, answered ? "after an answer" : "while it is dealt")
                << QString::fromUtf8(game->info().id) << answered;
}

/// In many moments of a flight; the match is there again, with all that was answered.
void MidstTest::closedWhileCardsFly() {
    QFETCH(QString, id);
    QFETCH(bool, answered);
    const Complaints complaints;
    int flying = 0;
    for (const int moment : {0, 1, 2, 4, 7, 11, 16}) {
        if (!fullLevel() && moment != 1 && moment != 7) continue;
        if (answered) {
            m_shell->play(id);
            m_shell->waitForMe();
            m_shell->window.settings().setAnimationSpeed(AnimationSpeed::Normal);
            m_shell->answer();
        } else {
            m_shell->window.settings().setAnimationSpeed(AnimationSpeed::Normal);
            m_shell->play(id);
        }
        // An answer may move nothing (a pass), and a flight end between two looks: then the next one is waited for.
        const auto moving = [&] { return Standing::of(m_shell->window.main()).moving; };
        const auto flies = [&] {
            if (moving()) return true;
            if (m_shell->window.play().scene().position()->resting()) m_shell->window.play().scene().goOn();
            if (!m_shell->table().over() && m_shell->asked()) m_shell->answer();
            return m_shell->table().over();
        };
        QVERIFY(QTest::qWaitFor(flies, kPatienceMs));
        const AnimationClock clock;
        QVERIFY(QTest::qWaitFor([&] { return clock.ticks() >= moment; }, kPatienceMs));
        flying += static_cast<int>(moving());
        const bool over = m_shell->table().over();
        const Record left = m_shell->window.play().record();
        m_shell->window.main().close();
        restart();
        if (over) continue;
        QVERIFY2(m_shell->button("Continue") != nullptr, qPrintable(QString::number(moment)));
        QTest::mouseClick(m_shell->button("Continue"), Qt::LeftButton);
        QVERIFY(m_shell->window.play().record().source == left.source);
        QVERIFY(m_shell->window.play().record().steps.size() >= left.steps.size());
    }
    QVERIFY(flying > 0);
    QCOMPARE(complaints.list(), QStringList());
}

void MidstTest::anotherLookWhileACardIsHeld_data() {
    QTest::addColumn<int>("what");
    QTest::newRow("dark") << 0;
    QTest::newRow("letters twice as large") << 1;
    QTest::newRow("another size") << 2;
}

/// It stays in the hand and is played where it is let go.
void MidstTest::anotherLookWhileACardIsHeld() {
    QFETCH(int, what);
    m_shell.reset();
    const QFont font = QApplication::font();
    const Complaints complaints;
    Desk desk("pazaak");
    desk.start(0);
    desk.waitForMe();
    QQuickItem* card = desk.playableCard("side");
    QVERIFY(card != nullptr);
    const QPoint from = middle(card);
    const QPoint to(desk.quick()->width() / 2, desk.quick()->height() / 2);
    const int before = desk.table().steps();
    QTest::mousePress(desk.quick(), Qt::LeftButton, {}, from);
    for (int i = 1; i <= 5; ++i)
        QTest::mouseMove(desk.quick(), from + (to - from) * i / 10, 5);
    if (what == 0) desk.theme.setAppearance(Appearance::Dark);
    if (what == 1) {
        QFont large = font;
        large.setPixelSize(28);
        QApplication::setFont(large);
    }
    if (what == 2) desk.page->resize(1000, 640);
    QCoreApplication::processEvents();
    const QPoint there(desk.quick()->width() / 2, desk.quick()->height() / 2);
    for (int i = 6; i <= 10; ++i)
        QTest::mouseMove(desk.quick(), from + (there - from) * i / 10, 5);
    QTest::mouseRelease(desk.quick(), Qt::LeftButton, {}, there, 5);
    QApplication::setFont(font);
    QTRY_VERIFY(desk.table().steps() > before);
    QVERIFY(desk.page->record().steps[static_cast<std::size_t>(before)].front()->starts_with("play"));
    QVERIFY(standsStill(*desk.page));
    QCOMPARE(complaints.list(), QStringList());
}

void MidstTest::keysAfterAMenu_data() {
    QTest::addColumn<QString>("action");
    for (const char* action : {"match.speak", "match.hint", "match.tutor"})
        QTest::newRow(action) << action;
}

/// What is chosen there by the mouse leaves the table its keys.
void MidstTest::keysAfterAMenu() {
    QFETCH(QString, action);
    m_shell->play("pazaak");
    m_shell->waitForMe();
    QVERIFY(layOut(m_shell->window.main()));
    const auto* chosen = m_shell->window.main().findChild<QAction*>(action);
    QMenuBar* bar = m_shell->window.main().menuBar();
    const QSignalSpy triggered(chosen, &QAction::triggered);
    for (QAction* title : bar->actions()) {
        if (!title->menu()->actions().contains(chosen)) continue;
        QTest::mouseMove(bar, bar->actionGeometry(title).center()); // Qt 6.8 counts from where the pointer was
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->actionGeometry(title).center());
        QTRY_COMPARE(QApplication::activePopupWidget(), title->menu());
        QTest::mouseClick(title->menu(), Qt::LeftButton, {},
                          title->menu()->actionGeometry(const_cast<QAction*>(chosen)).center());
        QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
    }
    QCOMPARE(triggered.count(), 1);
    // Under X11 the menu takes the focus along from the items, which it does not offscreen.
    auto* quick = m_shell->window.play().findChild<QQuickWidget*>();
    quick->quickWindow()->contentItem()->setFocus(false, Qt::PopupFocusReason);
    QVERIFY(quick->quickWindow()->activeFocusItem() == nullptr);
    const int before = m_shell->table().steps();
    m_shell->key(Qt::Key_1);
    QTRY_VERIFY(m_shell->table().steps() > before || m_shell->window.play().scene().answers()->pondered() != QString());
}

HILLTOP_TEST(MidstTest)
#include "midst_test.moc"
