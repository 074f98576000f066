// SPDX-License-Identifier: GPL-3.0-or-later
// The list of the deals of all days, by keys and clicks.
#include "home/daily_dialog.h"
#include "registry/registry.h"
#include "still.h"
#include "support/test.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QIcon>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace hilltop;

namespace {

constexpr std::int64_t kDay = 24 * 3600;
constexpr std::int64_t kNoon = 1795435200; // 2026-11-23 12:00 UTC

/// Pazaak of the day before yesterday in time and of yesterday too late, Euchre of today.
struct DailyDays {
    DailyDays() {
        keep("pazaak", 20261121, kNoon - 2 * kDay);
        keep("pazaak", 20261122, kNoon + kDay);
        keep("euchre", 20261123, kNoon);
    }
    void keep(const char* id, std::uint64_t day, std::int64_t played) {
        const GameEntry& game = *find_game(id);
        const auto count = static_cast<std::size_t>(game.info().default_seats);
        std::vector<RecordSeat> seats(count, {game.strongest_bot().id, 0, {}});
        seats[0] = {kPerson, 0, {}};
        Record match = new_record(game, default_values(game.rules()), {day, 0, 0}, seats);
        std::vector<int> points(count, 1);
        points[0] = 3;
        match.result = RecordResult{points, points, {0}};
        QVERIFY(Library(folder.path().toStdString()).add(match, played));
    }
    void show() {
        dialog = std::make_unique<DailyDialog>(folder.path(), kNoon + 3600);
        static_cast<QDialog*>(dialog.get())->open(); // as openDialog() does
        QVERIFY(QTest::qWaitForWindowActive(dialog.get()));
        QVERIFY(QTest::qWaitFor([&] { return dialog->table()->currentIndex().isValid(); }, kPatienceMs));
    }
    QString cell(int row, const char* game) const {
        const auto* model = dialog->table()->model();
        for (int column = 1; column < model->columnCount(); ++column)
            if (model->headerData(column, Qt::Horizontal).toString() == game)
                return model->index(row, column).data().toString();
        return QStringLiteral("no such game");
    }
    void choose(int row, const char* game) const {
        const auto* model = dialog->table()->model();
        for (int column = 1; column < model->columnCount(); ++column)
            if (model->headerData(column, Qt::Horizontal).toString() == game) {
                const QRect at = dialog->table()->visualRect(model->index(row, column));
                QTest::mouseClick(dialog->table()->viewport(), Qt::LeftButton, {}, at.center());
            }
    }

    QTemporaryDir folder;
    std::unique_ptr<DailyDialog> dialog;
};

} // namespace

class DailyDaysTest : public QObject {
    Q_OBJECT
private slots:
    void rowsAreDays();
    void aTryIsOpened();
    void aDayThatWasMissedIsPlayed();
    void nothingPlayed();
};

void DailyDaysTest::rowsAreDays() {
    DailyDays days;
    days.show();
    const QAbstractItemModelTester tester(days.dialog->table()->model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto* model = days.dialog->table()->model();
    QCOMPARE(model->rowCount(), 3);
    QCOMPARE(model->index(0, 0).data().toString(), dayText(20261123));
    QCOMPARE(days.cell(0, "Euchre"), QString("3 – 1"));
    QCOMPARE(days.cell(0, "Pazaak"), QString("–"));
    QCOMPARE(days.cell(1, "Pazaak"), QString("(3 – 1)"));
    QCOMPARE(days.cell(2, "Pazaak"), QString("3 – 1"));
    QVERIFY(!model->index(2, 1).data(Qt::DecorationRole).value<QIcon>().isNull());
    QVERIFY(!model->index(0, 1).data(Qt::DecorationRole).isValid());
    QCOMPARE(model->index(2, 1).data(Qt::AccessibleTextRole).toString(), dayText(20261121) + ", Pazaak: Won, 3 – 1");
    QCOMPARE(model->index(0, 1).data(Qt::AccessibleTextRole).toString(), dayText(20261123) + ", Pazaak: not played");
}

void DailyDaysTest::aTryIsOpened() {
    DailyDays days;
    days.show();
    QSignalSpy opened(days.dialog.get(), &DailyDialog::openRequested);
    days.choose(1, "Pazaak");
    QVERIFY2(days.dialog->note().endsWith("Doesn’t count, because that day was over."),
             qPrintable(days.dialog->note()));
    QTest::keyClick(days.dialog->table(), Qt::Key_Down);
    QVERIFY2(!days.dialog->note().contains("not count"), qPrintable(days.dialog->note()));
    QTest::keyClick(days.dialog->table(), Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened[0][0].value<Library::Entry>().record.source.seed, std::uint64_t{20261121});
    QVERIFY(!days.dialog->isVisible());
}

void DailyDaysTest::aDayThatWasMissedIsPlayed() {
    DailyDays days;
    days.show();
    QSignalSpy played(days.dialog.get(), &DailyDialog::playRequested);
    days.choose(2, "Euchre");
    QCOMPARE(days.dialog->note(), QString("Not played. You can still play it, but it no longer counts."));
    QCOMPARE(days.dialog->openButton()->text(), QString("Play"));
    QTest::mouseClick(days.dialog->openButton(), Qt::LeftButton);
    QCOMPARE(played.size(), 1);
    QCOMPARE(played[0][0].toString(), QString("euchre"));
    QCOMPARE(played[0][1].value<std::uint64_t>(), std::uint64_t{20261121});
    QVERIFY(!days.dialog->isVisible());
}

void DailyDaysTest::nothingPlayed() {
    DailyDays days;
    QVERIFY(QDir(days.folder.path()).removeRecursively());
    days.show();
    QCOMPARE(days.dialog->table()->model()->rowCount(), 1);
    QCOMPARE(days.dialog->note(), QString("Not played yet."));
    days.dialog->table()->setCurrentIndex(days.dialog->table()->model()->index(0, 0));
    QVERIFY(!days.dialog->openButton()->isEnabled());
}

HILLTOP_TEST(DailyDaysTest)
#include "daily_days_test.moc"
