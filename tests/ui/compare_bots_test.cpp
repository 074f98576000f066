// SPDX-License-Identifier: GPL-3.0-or-later
// Two bots compared, as a person does it: where they differ, what each answer is worth, and both in the replay.
#include "bots/bot_list_view.h"
#include "bots/compare_dialog.h"
#include "bots/worth_bar.h"
#include "profile/library.h"
#include "records/record_text.h"
#include "replay/moves_pane.h"
#include "shell.h"
#include "style/panel.h"
#include "support/test.h"
#include "tournament/runner.h"
#include "tournament_files/saved_tournament.h"

#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QPlainTextEdit>
#include <QSpinBox>

using namespace hilltop;

namespace {

Record pazaakMatch(std::uint64_t number) {
    const GameEntry& game = *find_game("pazaak");
    const std::vector<std::string> bots{"bold", "cautious"};
    return *play_record(game, default_values(game.rules()), {42, number, number}, bots);
}

double worthIn(const QTableWidget& table, int row) {
    return QString(table.item(row, 5)->text()).replace(QChar(0x2212), QLatin1Char('-')).section(' ', 0, 0).toDouble();
}

} // namespace

class CompareBotsTest : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void differencesAreJudgedAndOpened();
    void questionsComeFromFiles();
    void closingEndsTheWork();

private:
    /// Bold with cautious, opened as a person opens it.
    static CompareDialog* opened(Shell& shell) {
        BotsPage& page = shell.window.bots();
        shell.window.main().showPage(&page);
        if (!page.choose(QStringLiteral("pazaak"), QStringLiteral("bold"))) return nullptr;
        QPushButton* button = shell.button(QStringLiteral("Compare…"));
        if (button == nullptr) return nullptr;
        QTest::mouseClick(button, Qt::LeftButton);
        CompareDialog* dialog = page.comparing();
        if (dialog == nullptr || !QTest::qWaitForWindowExposed(dialog)) return nullptr;
        dialog->second()->setCurrentIndex(dialog->second()->findData(QStringLiteral("cautious")));
        dialog->matches()->setValue(8);
        return dialog;
    }
    static bool compared(CompareDialog& dialog) {
        QTest::mouseClick(dialog.compareButton(), Qt::LeftButton);
        return QTest::qWaitFor([&] { return !dialog.running(); }, kPatienceMs);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void CompareBotsTest::differencesAreJudgedAndOpened() {
    const Library library(m_folder->filePath(QStringLiteral("matches")).toStdString());
    for (std::uint64_t match = 0; match < 3; ++match)
        QVERIFY(library.add(pazaakMatch(match), 1'700'000'000 + static_cast<std::int64_t>(match)));
    Shell shell(*m_folder);
    CompareDialog* dialog = opened(shell);
    QVERIFY(dialog != nullptr);
    QVERIFY(compared(*dialog));
    QVERIFY2(dialog->result()->text().contains(QStringLiteral("8 matches")), qPrintable(dialog->result()->text()));
    QTableWidget* rows = dialog->answers();
    QVERIFY(rows->rowCount() > 2);
    int better = 0, worse = 0;
    for (int row = 0; row < rows->rowCount(); ++row) {
        QVERIFY(rows->item(row, 2)->text().startsWith(QStringLiteral("You have ")));
        QVERIFY(rows->item(row, 3)->text() != rows->item(row, 4)->text());
        const double worth = worthIn(*rows, row);
        QVERIFY(row == 0 || std::abs(worth) <= std::abs(worthIn(*rows, row - 1)));
        // The better answer stands out, and its worth has the sign of the first bot.
        better += rows->item(row, 3)->font().bold() ? 1 : 0;
        worse += rows->item(row, 4)->font().bold() ? 1 : 0;
        QVERIFY(!rows->item(row, 3)->font().bold() || worth > 0);
        QVERIFY(!rows->item(row, 4)->font().bold() || worth < 0);
    }
    QVERIFY(better + worse > 0);
    QCOMPARE(dialog->worths()->better(), better);
    QCOMPARE(dialog->worths()->worse(), worse);
    QCOMPARE(better + worse + dialog->worths()->equal(), rows->rowCount());

    rows->setFocus();
    QTest::keyClick(rows, Qt::Key_Down);
    const QString first = rows->item(1, 3)->text(), second = rows->item(1, 4)->text();
    const int decision = rows->item(1, 1)->text().toInt() - 1; // shown from 1
    QTest::keyClick(rows, Qt::Key_Return);
    ReplayPage& replay = shell.window.replay();
    QTRY_COMPARE(shell.page(), &replay);
    QVERIFY(!dialog->isVisible());
    const auto where = replay.cursor().replay()->decisions().find(decision);
    QCOMPARE(replay.cursor().position(), replay.cursor().replay()->position_of_step(where->step));
    // Both answers are there: in the notes, and the one that was not played as a branch.
    const QString notes = replay.moves()->notes()->toPlainText();
    QVERIFY2(notes.contains(first) && notes.contains(second), qPrintable(notes));
    const auto& document = *replay.cursor().document();
    QVERIFY(document.branches() > 0);
    QCOMPARE(document.branch(0).step, where->step);
    QVERIFY(document.branch(0).steps.front() != document.record().steps[static_cast<std::size_t>(where->step)]);

    // The dialog waits for the person to come back.
    shell.window.main().showPage(&shell.window.bots());
    QTRY_VERIFY(dialog->isVisible());
    QCOMPARE(rows->currentRow(), 1);
    // By match as well: a click on its title.
    QHeaderView* header = rows->horizontalHeader();
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                      QPoint(header->sectionViewportPosition(0) + 5, header->height() / 2));
    for (int row = 1; row < rows->rowCount(); ++row)
        QVERIFY(rows->item(row, 0)->text().toInt() >= rows->item(row - 1, 0)->text().toInt());
    QCOMPARE(rows->item(rows->currentRow(), 3)->text(), first);
    // Closed and asked for again it has not forgotten.
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(!dialog->isVisible());
    QTest::mouseClick(shell.button(QStringLiteral("Compare…")), Qt::LeftButton);
    QTRY_VERIFY(dialog == shell.window.bots().comparing() && dialog->isVisible());
    QVERIFY(rows->rowCount() > 2);
}

void CompareBotsTest::questionsComeFromFiles() {
    const QString file = m_folder->filePath(QStringLiteral("some.hmatch"));
    QFile matches(file);
    QVERIFY(matches.open(QIODevice::WriteOnly));
    for (std::uint64_t match = 10; match < 12; ++match)
        matches.write(QByteArray::fromStdString(write_record(pazaakMatch(match)) + '\n'));
    matches.close();
    const QString tournament = m_folder->filePath(QStringLiteral("one.htour"));
    Plan plan = default_plan(*find_game("pazaak"));
    plan.bots = {"bold", "careful"};
    plan.matches = 20;
    auto saved = create_tournament(tournament.toStdString(), plan, {});
    QVERIFY(saved);
    TournamentSink sink(std::move(saved->file), saved->course);
    TournamentRunner runner(saved->course, &sink);
    runner.start({.threads = 1});
    QVERIFY(runner.wait_for(std::chrono::milliseconds(kPatienceMs)));
    QVERIFY(sink.finish(runner.progress().course));

    const GameEntry& game = *find_game("pazaak");
    const auto never = [] { return false; };
    CompareSource source;
    source.kind = CompareSource::Kind::Files;
    source.files = QStringList{tournament};
    const auto played = recordsToCompare(source, game, never);
    QVERIFY2(played, played ? "" : english(played.error()).c_str());
    QCOMPARE(played->size(), 20U);
    const auto none = recordsToCompare(source, *find_game("euchre"), never);
    QVERIFY(!none);

    Shell shell(*m_folder);
    CompareDialog* dialog = opened(shell);
    QVERIFY(dialog != nullptr);
    dialog->takeFiles({file});
    QVERIFY(dialog->source()->currentText().contains(QStringLiteral("some.hmatch")));
    dialog->matches()->setValue(0);
    QVERIFY(compared(*dialog));
    QSet<QString> asked;
    for (int row = 0; row < dialog->answers()->rowCount(); ++row)
        asked.insert(dialog->answers()->item(row, 0)->text());
    QVERIFY(!asked.isEmpty());
    asked.subtract({QStringLiteral("0"), QStringLiteral("1")});
    QVERIFY(asked.isEmpty());
    dialog->takeFiles({m_folder->filePath(QStringLiteral("nothing.hmatch"))});
    QVERIFY(compared(*dialog));
    QVERIFY2(dialog->result()->text().contains(QStringLiteral("nothing.hmatch")), qPrintable(dialog->result()->text()));
}

void CompareBotsTest::closingEndsTheWork() {
    Shell shell(*m_folder);
    CompareDialog* dialog = opened(shell);
    QVERIFY(dialog != nullptr);
    dialog->matches()->setValue(1'000'000);
    QTest::mouseClick(dialog->compareButton(), Qt::LeftButton);
    QVERIFY(dialog->running());
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!dialog->running());
    QVERIFY(!dialog->isVisible());
}

HILLTOP_TEST(CompareBotsTest)
#include "compare_bots_test.moc"
