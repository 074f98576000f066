// SPDX-License-Identifier: GPL-3.0-or-later
// Before a tournament with bots of others starts: who plays, who plays with remarks, and who is left out and why.
#include "tournaments/setup/entrant_trial.h"

#include "hosting/host_bots.h"
#include "shell_bot.h"
#include "support/test.h"

#include <QtTest>

#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>

using namespace hilltop;

class EntrantTrialTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    std::string bot(const char* argument) const {
        return "hilltop:sh " + m_folder.filePath("bot.sh").toStdString() + ' ' + argument;
    }
    Plan planOf(const std::vector<std::string>& bots) const {
        Plan plan = default_plan(*find_game("pazaak"));
        plan.bots = bots;
        return plan;
    }
    static QString cell(const QTableWidget& table, int row, int column) { return table.item(row, column)->text(); }

private Q_SLOTS:
    void initTestCase() {
        host_bots();
        QFile file(m_folder.filePath("bot.sh"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(kShellBot);
    }

    void whoCannotPlayIsLeftOut() {
        QWidget window;
        EntrantTrial trial(&window);
        QSignalSpy passed(&trial, &EntrantTrial::passed);
        trial.begin(planOf({bot("dies"), bot("fine"), "bold"}), 2);
        QTRY_VERIFY(trial.dialog() != nullptr);
        QCOMPARE(passed.size(), 0);
        const QTableWidget& table = *trial.dialog()->table();
        QCOMPARE(table.rowCount(), 3);
        QCOMPARE(cell(table, 0, 0), QStringLiteral("Left out"));
        QVERIFY2(cell(table, 0, 2).contains("no idea"), qPrintable(cell(table, 0, 2)));
        QCOMPARE(cell(table, 1, 0), QStringLiteral("Plays"));
        QVERIFY(trial.dialog()->startButton()->isEnabled());
        trial.dialog()->startButton()->click();
        QCOMPARE(passed.size(), 1);
        QCOMPARE(passed[0][0].value<Plan>().bots, (std::vector<std::string>{bot("fine"), "bold"}));
    }
    void tooFewAreNoTournament() {
        QWidget window;
        EntrantTrial trial(&window);
        QSignalSpy passed(&trial, &EntrantTrial::passed);
        trial.begin(planOf({bot("dies"), "bold"}), 1);
        QTRY_VERIFY(trial.dialog() != nullptr);
        QVERIFY(!trial.dialog()->startButton()->isEnabled());
        trial.dialog()->reject();
        QTRY_VERIFY(!trial.running());
        QCOMPARE(passed.size(), 0);
    }
    /// Nothing is asked where there is nothing to say.
    void whoPlaysStarts() {
        QWidget window;
        EntrantTrial trial(&window);
        QSignalSpy passed(&trial, &EntrantTrial::passed);
        const Plan plan = planOf({bot("fine"), "bold"});
        trial.begin(plan, 1);
        QTRY_COMPARE(passed.size(), 1);
        QVERIFY(trial.dialog() == nullptr);
        QCOMPARE(passed[0][0].value<Plan>().bots, plan.bots);
    }
};

HILLTOP_TEST(EntrantTrialTest)
#include "entrant_trial_test.moc"
