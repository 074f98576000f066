// SPDX-License-Identifier: GPL-3.0-or-later
// Sealed cards, seen: what proves them is in sight before the first card is dealt, and all of it once the match is
// over.
#include "play/new_match_dialog.h"
#include "records/record_text.h"
#include "shell.h"
#include "style/panel.h"
#include "support/test.h"
#include "table/match_panel.h"

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

using namespace hilltop;

class SealsTest : public ShellTests {
    Q_OBJECT
private slots:
    void inSightFromTheFirstMoment_data();
    void inSightFromTheFirstMoment();
    void allOfItAfterwards_data();
    void allOfItAfterwards();
    void chosenDealsHaveNone();

private:
    PlayPage& play() { return m_shell->window.play(); }
    QString hash() { return QString::fromStdString(play().record().seal->sha256); }
    /// The one that can be clicked now and tells of a seal.
    QToolButton* shown() {
        for (QToolButton* button : play().panel()->menuButtons())
            if (button->isVisible() && button->toolTip().contains("SHA-256")) return button;
        return nullptr;
    }
    /// The entry for the seal in the menu of that button.
    static void choose(QToolButton* button) {
        QTest::mouseMove(button); // Qt 6.8 counts from where the pointer was
        QTest::mouseClick(button, Qt::LeftButton);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        for (QAction* action : menu->actions())
            if (action->text().startsWith("Sealed cards"))
                return QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
        QFAIL("The menu has no seal");
    }
    /// What the box says that opens by that button; it is closed again.
    QString told(QToolButton* button) {
        if (button == nullptr) return {};
        if (play().panel()->menuButtons().contains(button))
            choose(button);
        else
            QTest::mouseClick(button, Qt::LeftButton);
        QMessageBox* box = m_shell->complaint();
        if (box == nullptr) return {};
        const QString text = box->text();
        if ((box->textInteractionFlags() & Qt::TextSelectableByMouse) == 0) return {}; // the person copies it
        QTest::keyClick(box, Qt::Key_Escape);
        return QTest::qWaitFor([this] { return m_shell->complaint() == nullptr; }, kPatienceMs) ? text : QString();
    }
    void playOut() {
        for (int i = 0; i < 400 && !m_shell->table().over(); ++i) {
            m_shell->waitForMe();
            if (!m_shell->table().over()) m_shell->answer();
        }
        QTRY_VERIFY(!play().result()->isHidden() && play().result()->ready());
    }
};

void SealsTest::inSightFromTheFirstMoment_data() {
    QTest::addColumn<QString>("way");
    QTest::addColumn<QSize>("size");
    for (const char* way : {"play", "sheet", "rematch", "same deal"}) {
        QTest::addRow("%s", way) << way << QSize(1280, 800);
        QTest::addRow("%s, small", way) << way << QSize(960, 640);
    }
}

/// While the cards are still on their way, and also by tool tip and screen reader.
void SealsTest::inSightFromTheFirstMoment() {
    QFETCH(const QString, way);
    QFETCH(const QSize, size);
    Shell& shell = *m_shell;
    shell.window.main().resize(size);
    QVERIFY(layOut(shell.window.main()));
    QString before;
    if (way == "rematch" || way == "same deal") {
        shell.play("pazaak");
        before = hash();
        playOut();
    }
    shell.window.settings().setAnimationSpeed(AnimationSpeed::Slow);
    if (way == "play") {
        shell.play("pazaak");
    } else if (way == "sheet") {
        bool seen = false;
        whenShown<NewMatchDialog>(
            seen, [](NewMatchDialog& sheet) { QTest::mouseClick(sheet.startButton(), Qt::LeftButton); });
        shell.key(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(seen);
    } else {
        const auto choice = way == "rematch" ? ResultSheet::Rematch : ResultSheet::SameDeal;
        QTest::mouseClick(play().result()->button(choice), Qt::LeftButton);
    }
    QVERIFY(play().hasMatch() && play().scene().playing()); // the first cards have not come down
    QCOMPARE(shell.table().steps(), 0);
    QVERIFY(before.isEmpty() || (before == hash()) == (way == "same deal"));
    QToolButton* button = shown();
    QVERIFY(button != nullptr);
    QVERIFY(button->toolTip().contains(hash()) && button->accessibleName().contains(hash()));
    if (size.width() > 1100) QVERIFY(button->text().contains(hash().left(8)));
    const QString text = told(button);
    QVERIFY2(text.contains(hash()), qPrintable(text));
    QVERIFY(!text.contains(QString::fromStdString(play().record().seal->salt)) && !text.contains("Seed:"));
}

void SealsTest::allOfItAfterwards_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("1280x800") << QSize(1280, 800);
    QTest::newRow("960x640") << QSize(960, 640);
    QTest::newRow("1920x1080") << QSize(1920, 1080);
}

void SealsTest::allOfItAfterwards() {
    QFETCH(const QSize, size);
    Shell& shell = *m_shell;
    shell.window.main().resize(size);
    shell.play("pazaak");
    playOut();
    QVERIFY(layOut(shell.window.main()));
    if (play().result()->parts()->isVisible()) play().result()->parts()->setCurrent(3);
    QVERIFY(play().result()->seal()->isVisible());
    const QString text = told(play().result()->seal());
    const Seal& seal = *play().record().seal;
    for (const QString& part : {hash(), QString::number(seal.seed), QString::fromStdString(seal.salt)})
        QVERIFY2(text.contains(part), qPrintable(text));
    QVERIFY(text.contains("They match"));
}

void SealsTest::chosenDealsHaveNone() {
    MatchSetup setup = sensibleSetup(*find_game("pazaak"));
    setup.deal = DealId{77, 3};
    m_shell->key(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(play().start(setup));
    QVERIFY(shown() == nullptr);
    playOut();
    QVERIFY(!play().result()->seal()->isVisible());
    // Neither does the seal of the match before stay.
    m_shell->key(Qt::Key_1, Qt::ControlModifier);
    m_shell->play("pazaak");
    QVERIFY(shown() != nullptr);
    QVERIFY(play().start(setup));
    QVERIFY(shown() == nullptr);
}

HILLTOP_TEST(SealsTest)
#include "seals_test.moc"
