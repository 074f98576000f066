// SPDX-License-Identifier: GPL-3.0-or-later
#include "contests/contest_list.h"
#include "contests/contest_list_model.h"
#include "german.h"
#include "look.h"
#include "registry/registry.h"
#include "style/desktop.h"
#include "style/panel.h"
#include "support/test.h"
#include "text/fault_texts.h"
#include "text/game_texts.h"
#include "tournaments/models/tournament_lists.h"
#include "tournaments/view/fault_table.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QVBoxLayout>

using namespace hilltop;

namespace {

QList<FaultRow> someFaults() {
    return {{3, "my-bot v3", Fault::TimeOut, 3, 21406, 8, "14:02:31"},
            {3, "my-bot v3", Fault::NotAllowed, 1, 8111, 3, "13:57:10"},
            {5, "A bot with a really long name that nobody shortened", Fault::Crash, 1, 17929, -1, "14:00:44"}};
}

QList<ContestEntry> someTournaments() {
    const QDateTime now = QDateTime::currentDateTime();
    const QString game = games().front()->info().id;
    QList<ContestEntry> all{
        {"/t/1.htour", "First try", game, "round-robin", 8, 34720, 56000, ContestState::Running, {}, "Solver", now},
        {"/t/2.htour",
         "gauntlet for holly v4",
         game,
         "gauntlet",
         5,
         12000,
         12000,
         ContestState::Finished,
         {},
         "Sharp",
         now.addDays(-1)},
        {"/t/3.htour",
         "Random tables",
         game,
         "random tables",
         16,
         400,
         100000,
         ContestState::Paused,
         {},
         "Leader",
         now.addDays(-40)},
        {"/t/4.htour",
         "damaged",
         {},
         {},
         0,
         0,
         0,
         ContestState::Broken,
         "damaged.htour ends in the middle of series 12; take it from a copy.",
         {},
         now.addDays(-400)},
        {"/t/5.htour", "Next one", game, "round-robin", 3, 0, 3000, ContestState::Queued, {}, {}, now.addDays(-2)},
        {"/t/6.htour",
         "A tournament whose name went on and on until nobody could read it any more",
         game,
         "one table",
         4,
         10,
         2000,
         ContestState::Stopped,
         {},
         "A bot with a really long name",
         now.addDays(-3)}};
    return all;
}

} // namespace

class ListsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_theme = new Theme(*qobject_cast<QApplication*>(QCoreApplication::instance()), m_desktop, this);
    }
    void init() { m_theme->setAppearance(Appearance::Light); }

    void everyGameSaysWhatAFaultCosts() {
        for (const GameEntry* game : games()) {
            const QString title = faultsTitle(5, &game->info());
            QVERIFY2(title.startsWith("5 fault"), qPrintable(title));
            Info other = game->info();
            other.fault_cost = "no-such-cost";
            const QString plain = faultsTitle(5, &other);
            QVERIFY2(plain.contains("no such cost"), qPrintable(plain));
            QVERIFY2(title != QString(plain).replace("no such cost", readable(game->info().fault_cost)),
                     qPrintable(title));
        }
        QCOMPARE(faultsTitle(0, &games().front()->info()), QString("No faults"));
    }

    void everyFaultHasAName() {
        QSet<QString> names;
        for (int fault = 0; fault < kFaults; ++fault)
            names << faultName(static_cast<Fault>(fault));
        QCOMPARE(names.size(), kFaults);
    }

    void faultsGrow() {
        ReadTable model;
        model.set(FaultListModel::of({}));
        const auto assign = [&](const QList<FaultRow>& rows) { model.follow(FaultListModel::of(rows)); };
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset), changes(&model, &QAbstractItemModel::dataChanged);
        auto rows = someFaults();
        assign(rows.mid(0, 1));
        const QPersistentModelIndex first(model.index(0, FaultListModel::Count));
        assign(rows);
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(changes.size(), 0);
        rows[0].count = 1234;
        std::swap(rows[0], rows[2]);
        assign(rows);
        QCOMPARE(changes.size(), 1);
        QCOMPARE(first.data().toString(), QString("1,234"));
        QCOMPARE(model.index(0, FaultListModel::Kind).data().toString(), QString("time-out"));
        QCOMPARE(model.index(0, FaultListModel::Last).data().toString(), QString("match 21,407, decision 9"));
        QCOMPARE(model.index(2, FaultListModel::Last).data().toString(), QString("match 17,930, start"));
        QCOMPARE(FaultListModel::faults(rows), 1236);
        assign(rows.mid(0, 2));
        QCOMPARE(model.rowCount(), 2);
        QVERIFY(first.isValid() == (model.index(0, 0).data().toString() == "my-bot v3" &&
                                    model.index(0, FaultListModel::Count).data().toString() == "1,234"));
        assign({});
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(resets.size(), 0);
    }

    void faultTable_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("wide") << QSize(552, 222);
        QTest::newRow("narrow") << QSize(380, 200);
    }
    void faultTable() {
        QFETCH(QSize, size);
        Panel panel;
        auto* column = new QVBoxLayout(&panel);
        column->setContentsMargins(0, 0, 0, 0);
        auto* faults = new FaultTable;
        column->addWidget(faults);
        faults->setGame(find_game("pazaak")->info());
        panel.resize(size);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        QCOMPARE(faults->title(), QString("No faults"));
        keepPicture(panel, QString("faults-none-%1").arg(size.width()));
        faults->assign(someFaults());
        QCOMPARE(faults->title(), faultsTitle(5, &find_game("pazaak")->info()));
        int wide = 0;
        for (int section = 0; section < FaultListModel::Columns; ++section)
            if (!faults->table()->isColumnHidden(section)) wide += faults->table()->columnWidth(section);
        QVERIFY(wide <= size.width());
        QVERIFY(!faults->table()->isColumnHidden(FaultListModel::Count));
        keepPicture(panel, QString("faults-%1").arg(size.width()));
        m_theme->setAppearance(Appearance::Dark);
        QCoreApplication::processEvents();
        keepPicture(panel, QString("faults-%1-dark").arg(size.width()));
        QSignalSpy opened(faults, &FaultTable::opened);
        faults->table()->setCurrentIndex(faults->table()->model()->index(1, 0));
        QTest::keyClick(faults->table(), Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened.last(), QVariantList({someFaults()[1].match, someFaults()[1].decision}));
    }

    void days_data() {
        QTest::addColumn<QDate>("day");
        QTest::addColumn<QString>("expected");
        QTest::newRow("today") << QDate(2026, 11, 21) << "today";
        QTest::newRow("yesterday") << QDate(2026, 11, 20) << "yesterday";
        QTest::newRow("this year") << QDate(2026, 1, 8) << "8 Jan";
        QTest::newRow("another year") << QDate(2025, 11, 21) << "21 Nov 2025";
        QTest::newRow("tomorrow") << QDate(2026, 11, 22) << "22 Nov";
        QTest::newRow("never") << QDate() << "";
    }
    void days() {
        QFETCH(QDate, day);
        QTEST(dayText(day, QDate(2026, 11, 21)), "expected");
    }

    void tournamentsKeepTheirRows() {
        ContestListModel model(KindOfContest::Tournament);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        auto all = someTournaments();
        model.assign(all);
        QCOMPARE(model.rowCount(), all.size());
        const QPersistentModelIndex third(model.index(2, ContestListModel::Matches));
        QCOMPARE(third.data().toString(), QString("400 of 100,000"));
        all[2].done = 1000;
        all.removeFirst();
        model.assign(all);
        QCOMPARE(third.row(), 1);
        QCOMPARE(third.data().toString(), QString("1,000 of 100,000"));
        QCOMPARE(model.find("/t/2.htour"), 0);
        QCOMPARE(model.find("/t/1.htour"), -1);
        QCOMPARE(resets.size(), 0);
        const QModelIndex broken = model.index(model.find("/t/4.htour"), ContestListModel::State);
        QVERIFY(broken.data(Qt::ToolTipRole).toString().contains("series 12"));
        QVERIFY(broken.data(Qt::AccessibleTextRole).toString().contains("series 12"));
        QVERIFY(!model.flags(broken.siblingAtColumn(0)).testFlag(Qt::ItemIsEditable));
    }

    void listSorts_data() {
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("first");
        QTest::newRow("name") << int{ContestListModel::Name} << "/t/6.htour";
        QTest::newRow("matches") << int{ContestListModel::Matches} << "/t/4.htour";
        QTest::newRow("played") << int{ContestListModel::Changed} << "/t/4.htour";
        QTest::newRow("state") << int{ContestListModel::State} << "/t/1.htour";
    }
    void listSorts() {
        QFETCH(int, column);
        ContestListModel model(KindOfContest::Tournament);
        ContestList list(model);
        model.assign(someTournaments());
        QCOMPARE(list.table()->model()->index(0, 0).data().toString(), QString("First try")); // the newest
        list.table()->sortByColumn(column, Qt::AscendingOrder);
        list.table()->setCurrentIndex(list.table()->model()->index(0, 0));
        QTEST(list.currentPath(), "first");
    }

    void listLooks_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small") << QSize(960, 560);
        QTest::newRow("middle") << QSize(1280, 700);
        QTest::newRow("large") << QSize(1900, 900);
    }
    void listLooks() {
        QFETCH(QSize, size);
        ContestListModel model(KindOfContest::Tournament);
        ContestList list(model);
        list.resize(size);
        list.show();
        QVERIFY(QTest::qWaitForWindowExposed(&list));
        QSignalSpy wanted(&list, &ContestList::newRequested);
        keepPicture(list, QString("tournaments-none-%1").arg(size.width()));
        for (QPushButton* button : list.findChildren<QPushButton*>())
            if (button->isVisible()) button->click();
        QCOMPARE(wanted.size(), 1);
        model.assign(someTournaments());
        QCoreApplication::processEvents();
        list.setCurrentPath("/t/3.htour");
        int wide = 0;
        const QTableView* table = list.table();
        for (int column = 0; column < ContestListModel::Columns; ++column) {
            if (table->isColumnHidden(column)) continue;
            wide += table->columnWidth(column);
            if (column != ContestListModel::Name && column != ContestListModel::Leader)
                QVERIFY(table->columnWidth(column) >=
                        static_cast<const QAbstractItemView*>(table)->sizeHintForColumn(column));
        }
        QVERIFY(wide <= table->viewport()->width());
        for (const int column : {ContestListModel::Name, ContestListModel::State, ContestListModel::Changed})
            QVERIFY(!table->isColumnHidden(column));
        keepPicture(list, QString("tournaments-%1").arg(size.width()));
        m_theme->setAppearance(Appearance::Dark);
        QCoreApplication::processEvents();
        keepPicture(list, QString("tournaments-%1-dark").arg(size.width()));
    }

    /// Columns grow with the words; what matters stays even in German at the smallest window.
    void listInGerman() {
        const German german;
        QVERIFY(german.found());
        ContestListModel model(KindOfContest::Tournament);
        ContestList list(model);
        model.assign(someTournaments());
        list.resize(960, 560);
        list.show();
        QVERIFY(QTest::qWaitForWindowExposed(&list));
        const QTableView* table = list.table();
        QCOMPARE(table->model()->headerData(ContestListModel::Changed, Qt::Horizontal).toString(), QString("Gespielt"));
        QCOMPARE(model.index(0, ContestListModel::Matches).data().toString(), QString("34.720 von 56.000"));
        for (const int column : {ContestListModel::Matches, ContestListModel::State, ContestListModel::Changed}) {
            QVERIFY(!table->isColumnHidden(column));
            QVERIFY(table->columnWidth(column) >=
                    static_cast<const QAbstractItemView*>(table)->sizeHintForColumn(column));
        }
        QVERIFY(table->columnWidth(ContestListModel::Name) >= 120);
        keepPicture(list, "tournaments-german");
        FaultTable faultTable;
        faultTable.assign(someFaults());
        faultTable.setGame(find_game("pazaak")->info());
        QCOMPARE(faultTable.title(), QString("5 Verstöße, jeder zählt als Halten"));
        faultTable.resize(552, 222);
        keepPicture(faultTable, "faults-german");
    }

    void aNameBeingTypedStays() {
        ContestListModel model(KindOfContest::Tournament);
        ContestList list(model);
        model.assign(someTournaments());
        list.show();
        QVERIFY(QTest::qWaitForWindowActive(&list));
        list.table()->setFocus();
        list.setCurrentPath("/t/3.htour");
        QTest::keyClick(list.table(), Qt::Key_F2);
        auto* editor = list.table()->viewport()->findChild<QLineEdit*>();
        QVERIFY(editor != nullptr);
        QTest::keyClicks(editor, "Bars");
        ContestEntry entry = model.entry(2);
        entry.done += 100;
        model.update(entry);
        QCOMPARE(editor->text(), QString("Bars"));
    }

    void listIsUsedByKeys() {
        ContestListModel model(KindOfContest::Tournament);
        ContestList list(model);
        list.resize(1280, 700);
        model.assign(someTournaments());
        list.show();
        QVERIFY(QTest::qWaitForWindowActive(&list));
        QSignalSpy opened(&list, &ContestList::openRequested), renamed(&list, &ContestList::renameRequested),
            resumed(&list, &ContestList::resumeRequested), shown(&list, &ContestList::showRequested),
            deleted(&list, &ContestList::deleteRequested);
        QTableView* table = list.table();
        table->setFocus();
        list.setCurrentPath("/t/3.htour");
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened.last().first().toString(), QString("/t/3.htour"));

        QTest::keyClick(table, Qt::Key_F2);
        auto* editor = table->viewport()->findChild<QLineEdit*>();
        QVERIFY(editor != nullptr);
        QCOMPARE(editor->text(), QString("Random tables"));
        QTest::keyClicks(editor, "Bars");
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(renamed.size(), 1);
        QCOMPARE(renamed.last(), (QVariantList{"/t/3.htour", "Bars"}));
        QCOMPARE(model.entry(2).name, QString("Random tables")); // until its owner has renamed the file
        QCOMPARE(opened.size(), 1);

        list.setCurrentPath("/t/6.htour");
        QTest::keyClick(table, Qt::Key_Delete);
        auto* question = list.findChild<QMessageBox*>();
        QVERIFY(question != nullptr);
        QVERIFY(question->text().contains("went on and on"));
        keepPicture(*question, "tournaments-delete");
        QCOMPARE(question->buttonRole(question->defaultButton()), QMessageBox::RejectRole);
        question->defaultButton()->click();
        QCOMPARE(deleted.size(), 0);
        QTRY_VERIFY(list.findChild<QMessageBox*>() == nullptr);
        list.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&list));
        QTest::keyClick(table, Qt::Key_Delete);
        question = list.findChild<QMessageBox*>();
        QVERIFY(question != nullptr);
        for (QAbstractButton* button : question->buttons())
            if (question->buttonRole(button) == QMessageBox::DestructiveRole) button->click();
        QCOMPARE(deleted.size(), 1);
        QCOMPARE(deleted.last().first().toString(), QString("/t/6.htour"));

        const auto enabled = [&] {
            QStringList names;
            for (const QAction* action : list.actions())
                if (action->isEnabled()) names << action->objectName().section('.', 1);
            return names.join(' ');
        };
        QCOMPARE(enabled(), QString("open resume rename show delete"));
        list.setCurrentPath("/t/3.htour");
        QCOMPARE(enabled(), QString("open resume rename show")); // paused: it runs
        list.setCurrentPath("/t/1.htour");
        QCOMPARE(enabled(), QString("open rename show"));
        list.setCurrentPath("/t/4.htour");
        QCOMPARE(enabled(), QString("show delete"));
        list.setCurrentPath("/t/2.htour");
        QCOMPARE(enabled(), QString("open rename show delete"));
    }

private:
    Desktop m_desktop;
    Theme* m_theme = nullptr;
};

HILLTOP_TEST(ListsTest)
#include "lists_test.moc"
