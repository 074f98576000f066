// SPDX-License-Identifier: GPL-3.0-or-later
// The log of a bot, as a person reads it: what it was asked, answered and wrote, and from there into the replay.
#include "bots/bot_list_view.h"
#include "bots/bot_log_dialog.h"
#include "hosting/host_bots.h"
#include "profile/library.h"
#include "records/record_text.h"
#include "replay/answer_log.h"
#include "replay/moves_pane.h"
#include "shell.h"
#include "shell_bot.h"
#include "support/test.h"
#include "tournament/hosted_hash.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPlainTextEdit>

using namespace hilltop;

class BotLogTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { host_bots(); }
    void init();
    void itTellsWhatItWroteAndOpensTheReplay();
    void aSilentBotShowsWhatItWasAsked();
    void matchesAtTablesAreThereToo();

private:
    /// Played with the bot at seat 0.
    Record match(const std::string& spec, std::uint64_t number) const {
        const GameEntry& game = *find_game("pazaak");
        const std::vector<std::string> bots{spec, "bold"};
        return *play_record(game, default_values(game.rules()), {42, number, number}, bots);
    }
    /// In the list and shown, with a report that keeps matches 3 and 4 of its check.
    OwnBot shown(Shell& shell, const char* what) {
        OwnBot bot;
        bot.spec = "hilltop:/bin/sh " + m_folder->filePath(QStringLiteral("bot.sh")).toStdString() + ' ' + what;
        bot.game = "pazaak";
        bot.name = "Nestor";
        bot.trusted = true;
        BotReport report;
        report.game = bot.game;
        report.bot = bot.spec;
        report.content = hosted_hash(bot.spec);
        report.matches = 200;
        report.decisions = report.allowed = 2000;
        report.isolation = "bubblewrap";
        report.records = {write_record(match(bot.spec, 3)), write_record(match(bot.spec, 4))};
        shell.window.ownBots().put(bot);
        shell.window.ownBots().keepReport(bot, report);
        shell.window.main().showPage(&shell.window.bots());
        shell.window.bots().choose(QStringLiteral("pazaak"), QString::fromStdString(bot.spec));
        return bot;
    }
    static BotLogDialog* opened(Shell& shell) {
        QPushButton* button = shell.button(QStringLiteral("Log"));
        if (button == nullptr) return nullptr;
        QTest::mouseClick(button, Qt::LeftButton);
        BotLogDialog* log = shell.window.bots().log();
        const bool there = log != nullptr && QTest::qWaitForWindowExposed(log) &&
                           QTest::qWaitFor([log] { return !log->reading(); }, kPatienceMs);
        return there ? log : nullptr;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void BotLogTest::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    QFile file(m_folder->filePath(QStringLiteral("bot.sh")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(kShellBot);
}

void BotLogTest::itTellsWhatItWroteAndOpensTheReplay() {
    Shell shell(*m_folder);
    shown(shell, "talks");
    BotLogDialog* log = opened(shell);
    QVERIFY(log != nullptr);
    QTableWidget* rows = log->rows();
    QVERIFY(rows->rowCount() > 4);
    QVERIFY(log->onlyOutput()->isChecked());
    QSet<QString> matches;
    for (int row = 0; row < rows->rowCount(); ++row) {
        matches.insert(rows->item(row, 0)->text());
        QVERIFY2(rows->item(row, 2)->text().startsWith(QStringLiteral("You have ")),
                 qPrintable(rows->item(row, 2)->text()));
        QCOMPARE(rows->item(row, 3)->text(), QStringLiteral("Stand"));
        QCOMPARE(rows->item(row, 5)->text(), QStringLiteral("second thoughts"));
    }
    QCOMPARE(matches, QSet<QString>({QStringLiteral("4"), QStringLiteral("5")}));
    // All that was written at the chosen decision.
    rows->setFocus();
    QTest::keyClick(rows, Qt::Key_Down);
    QCOMPARE(log->output()->toPlainText(), QStringLiteral("first\nsecond thoughts\n"));
    QTest::mouseClick(log->copyButton(), Qt::LeftButton);
    QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("match 4, decision ")));
    QCOMPARE(QGuiApplication::clipboard()->text().count(QStringLiteral("second thoughts")), rows->rowCount());
    const int decision = rows->item(1, 1)->text().toInt() - 1; // shown from 1
    QTest::keyClick(rows, Qt::Key_Return);
    ReplayPage& replay = shell.window.replay();
    QTRY_COMPARE(shell.page(), &replay);
    QVERIFY(!log->isVisible());
    QCOMPARE(replay.cursor().replay()->table(replay.cursor().position()).decision_of(Seat(0)), decision);
    QTRY_VERIFY2(replay.moves()->answers()->text().contains(QStringLiteral("second thoughts")),
                 qPrintable(replay.moves()->answers()->text()));
    // Coming back to the page it is there again, at the same row.
    shell.window.main().showPage(&shell.window.bots());
    QTRY_VERIFY(log->isVisible());
    QCOMPARE(rows->currentRow(), 1);
}

void BotLogTest::aSilentBotShowsWhatItWasAsked() {
    Shell shell(*m_folder);
    shown(shell, "plays");
    BotLogDialog* log = opened(shell);
    QVERIFY(log != nullptr);
    QVERIFY(!log->onlyOutput()->isEnabled());
    QVERIFY(log->rows()->rowCount() > 4);
    const auto labels = log->findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->isVisible() && label->text().contains(QStringLiteral("wrote nothing"));
    }));
}

void BotLogTest::matchesAtTablesAreThereToo() {
    Shell shell(*m_folder);
    const OwnBot bot = shown(shell, "talks");
    QVERIFY(
        Library(m_folder->filePath(QStringLiteral("matches")).toStdString()).add(match(bot.spec, 7), 1'700'000'000));
    BotLogDialog* log = opened(shell);
    QVERIFY(log != nullptr);
    log->where()->setFocus();
    QTest::keyClick(log->where(), Qt::Key_Down);
    QTRY_VERIFY(!log->reading() && log->rows()->rowCount() > 0);
    QCOMPARE(log->rows()->item(0, 0)->text(), QStringLiteral("8"));
    QTest::keyClick(log->where(), Qt::Key_Down); // no tournament has been played
    QTRY_VERIFY(!log->reading() && log->rows()->rowCount() == 0);
    QVERIFY(!log->openButton()->isEnabled());
}

HILLTOP_TEST(BotLogTest)
#include "bot_log_test.moc"
