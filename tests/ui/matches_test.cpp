// SPDX-License-Identifier: GPL-3.0-or-later
// The list of all matches, by keys and clicks.
#include "home/matches_dialog.h"
#include "records/record_text.h"
#include "registry/registry.h"
#include "still.h"
#include "style/panel.h"
#include "support/test.h"

#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace hilltop;

namespace {

/// Three finished matches and an unfinished one.
struct MatchesList {
    MatchesList() {
        keep("pazaak", "careful", 1, true);
        keep("pazaak", "bold", 2, true);
        keep("rps", "simple", 3, true);
        keep("pazaak", "careful", 4, false);
        dialog = std::make_unique<MatchesDialog>(folder.path());
        dialog->show();
    }
    void keep(const char* id, const char* bot, std::uint64_t deal, bool finished) {
        const GameEntry& game = *find_game(id);
        Record match =
            new_record(game, default_values(game.rules()), {9, deal, deal}, {{kPerson, 0, {}}, {bot, 1, {}}});
        if (finished) match.result = RecordResult{{3, 1}, {3, 1}, {0}};
        QVERIFY(library().add(match, 1000 + static_cast<std::int64_t>(deal)));
    }
    Library library() const { return Library(folder.path().toStdString()); }
    QStringList titles() const {
        QStringList list;
        for (int row = 0; row < dialog->table()->rowCount(); ++row)
            list << dialog->table()->item(row, 0)->text();
        return list;
    }
    bool ready() const {
        return QTest::qWaitForWindowActive(dialog.get()) &&
               QTest::qWaitFor([&] { return dialog->table()->rowCount() > 0; }, kPatienceMs);
    }

    QTemporaryDir folder;
    std::unique_ptr<MatchesDialog> dialog;
};

} // namespace

class MatchesTest : public QObject {
    Q_OBJECT
private slots:
    void unfinishedAreAGroup();
    void foundByGameAndOpponent();
    void deletedAndHadBack();
    void opensByKey();
    void contextMenu();
};

void MatchesTest::unfinishedAreAGroup() {
    MatchesList list;
    QVERIFY(list.ready());
    QCOMPARE(list.titles(), (QStringList{"Unfinished", "Pazaak", "Finished", "RPS Poker", "Pazaak", "Pazaak"}));
    QCOMPARE(list.dialog->table()->currentRow(), 1); // titles cannot be chosen
}

void MatchesTest::foundByGameAndOpponent() {
    MatchesList list;
    QVERIFY(list.ready());
    QTest::keyClicks(list.dialog->search(), "bold");
    QCOMPARE(list.titles(), (QStringList{"Finished", "Pazaak"}));
    list.dialog->search()->clear();
    list.dialog->game()->setCurrentText("RPS Poker");
    QCOMPARE(list.titles(), (QStringList{"Finished", "RPS Poker"}));
    QTest::keyClicks(list.dialog->search(), "nobody");
    QVERIFY(list.titles().isEmpty());
    QVERIFY(!list.dialog->undoButton()->isVisible());
}

/// By the Delete key; it stays in its file until the dialog closes, and comes back by Ctrl+Z.
void MatchesTest::deletedAndHadBack() {
    MatchesList list;
    QVERIFY(list.ready());
    QTableWidget* table = list.dialog->table();
    table->setFocus();
    table->setCurrentCell(3, 0);
    QTest::keyClick(table, Qt::Key_Delete);
    QCOMPARE(table->rowCount(), 5);
    QVERIFY(list.dialog->undoButton()->isVisible());
    QCOMPARE(list.library().recent(9).size(), std::size_t{4});
    QTest::keyClick(table, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(table->rowCount(), 6);
    QVERIFY(list.dialog->deleted().empty());
    QVERIFY(!list.dialog->undoButton()->isVisible());
    QTest::keyClick(table, Qt::Key_Delete);
    QCOMPARE(list.dialog->deleted().size(), std::size_t{1});
    QCOMPARE(list.dialog->deleted()[0].record.game, std::string("rps"));
}

void MatchesTest::opensByKey() {
    MatchesList list;
    QVERIFY(list.ready());
    std::string opened;
    connect(list.dialog.get(), &MatchesDialog::openRequested, this,
            [&](const Library::Entry& match) { opened = match.record.seats[1].bot; });
    list.dialog->table()->setFocus();
    list.dialog->table()->setCurrentCell(4, 0);
    QTest::keyClick(list.dialog->table(), Qt::Key_Return);
    QCOMPARE(opened, std::string("bold"));
    QVERIFY(!list.dialog->isVisible());
}

void MatchesTest::contextMenu() {
    MatchesList list;
    QVERIFY(list.ready());
    QTableWidget* table = list.dialog->table();
    QStringList words;
    QTimer::singleShot(0, this, [&] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (menu == nullptr) return;
        for (const QAction* action : menu->actions())
            words << action->text().remove('&');
        QTest::keyClick(menu, Qt::Key_Escape);
    });
    const QPoint at = table->visualItemRect(table->item(1, 0)).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, table->viewport()->mapToGlobal(at));
    QApplication::sendEvent(table->viewport(), &event);
    QCOMPARE(words, (QStringList{"Play on", "Delete"}));
}

HILLTOP_TEST(MatchesTest)
#include "matches_test.moc"
