// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that bots have had, played by a person, and the results of all on them.
#include "base/text_file.h"
#include "documents/before_dialog.h"
#include "documents/cards_results_dialog.h"
#include "documents/play_deal_dialog.h"
#include "play/play_page.h"
#include "play/result_sheet.h"
#include "profile/library.h"
#include "profile/same_cards.h"
#include "records/record_text.h"
#include "replay/replay_head.h"
#include "replay/replay_page.h"
#include "shell.h"
#include "style/panel.h"
#include "support/test.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QPointer>
#include <QTableView>

using namespace hilltop;

class PlayDealTest : public ShellTests {
    Q_OBJECT
private slots:
    void fromReplayAndBack();
    void nobodyElseYet();
    void aBotThatIsGone();
    void inThisPositionBefore();
    void notBeforeItIsSeen();

private:
    /// Opens this match as a person does.
    void show(const Record& record) {
        const QString path = m_folder->filePath("bots.hmatch");
        QVERIFY(save_text(path.toStdString(), write_record(record) + '\n'));
        QVERIFY(m_shell->drop({path}));
        QTRY_COMPARE_WITH_TIMEOUT(m_shell->page(), &m_shell->window.replay(), kPatienceMs);
        QVERIFY(m_shell->window.replay().cursor().replay() != nullptr);
    }
};

void PlayDealTest::fromReplayAndBack() {
    const Record bots = matchOf(*find_game("pazaak"), 3);
    show(bots);
    bool asked = false;
    whenShown<PlayDealDialog>(asked, [&](PlayDealDialog& dialog) {
        QCOMPARE(dialog.seats()->rowCount(), 2);
        QCOMPARE(dialog.seat(), 0);
        QVERIFY2(dialog.note().isEmpty(), qPrintable(dialog.note()));
        QTest::keyClick(dialog.seats(), Qt::Key_Down);
        QCOMPARE(dialog.seat(), 1);
        QTest::keyClick(dialog.seats(), Qt::Key_Return);
        QVERIFY(!dialog.isVisible());
    });
    m_shell->key(Qt::Key_D);
    QTRY_VERIFY(asked);
    QCOMPARE(m_shell->page(), &m_shell->window.play());
    const Record& mine = m_shell->window.play().session()->record();
    QVERIFY(have_same_cards(mine, bots));
    QCOMPARE(mine.seats[0].bot, bots.seats[0].bot);
    QCOMPARE(mine.seats[1].bot, std::string(kPerson));
    QVERIFY(!mine.rated);
    for (m_shell->waitForMe(); !m_shell->table().over(); m_shell->waitForMe())
        m_shell->answer();
    ResultSheet* sheet = m_shell->window.play().result();
    QTRY_VERIFY_WITH_TIMEOUT(sheet->isVisible() && sheet->ready(), kPatienceMs);
    QPushButton* others = sheet->button(ResultSheet::Rematch);
    QCOMPARE(others->text(), QString("Compare with others…"));

    bool compared = false;
    QString name;
    whenShown<CardsResultsDialog>(compared, [&](CardsResultsDialog& dialog) {
        const QAbstractItemModelTester tester(&dialog.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.reading(), kPatienceMs);
        QVERIFY2(dialog.note().isEmpty(), qPrintable(dialog.note()));
        QCOMPARE(dialog.model().rowCount(), 2); // the bots' and this one, whether kept by now or not
        const int own = dialog.mine();
        QVERIFY(own >= 0);
        QCOMPARE(dialog.who(own), QString("You"));
        dialog.table()->setFocus();
        while (dialog.table()->currentIndex().row() != own) // the person moves on the list
            QTest::keyClick(dialog.table(), own == 0 ? Qt::Key_Up : Qt::Key_Down);
        QVERIFY(!dialog.compareButton()->isEnabled()); // with itself
        QTest::keyClick(dialog.table(), own == 0 ? Qt::Key_Down : Qt::Key_Up);
        QVERIFY(dialog.compareButton()->isEnabled());
        name = dialog.who(1 - own);
        const QPointer<CardsResultsDialog> still(&dialog); // it goes once it is closed
        QTest::mouseClick(dialog.compareButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!still || !still->isVisible(), kPatienceMs);
    });
    QTest::mouseClick(others, Qt::LeftButton);
    QTRY_VERIFY(compared);
    ReplayPage& replay = m_shell->window.replay();
    QCOMPARE(m_shell->page(), &replay);
    const auto step = parting_of(mine, bots);
    QVERIFY(step);
    QCOMPARE(replay.cursor().replay()->table(replay.cursor().position()).steps(), *step);
    QVERIFY2(replay.head()->line().startsWith("The same cards until decision "), qPrintable(replay.head()->line()));
    QVERIFY(replay.head()->line().contains(name));
    QCOMPARE(replay.cursor().document()->branches(), 1);
    m_shell->key(Qt::Key_Down); // the other match, at the same moment
    QCOMPARE(replay.cursor().branch(), 0);
    QCOMPARE(replay.head()->badgeText(), name);
    QCOMPARE(replay.cursor().replay()->table(replay.cursor().position()).steps(), *step);
    QVERIFY(replay.cursor().replay()->record().steps == bots.steps);
    m_shell->key(Qt::Key_Up);
    QCOMPARE(replay.cursor().branch(), -1);
}

void PlayDealTest::nobodyElseYet() {
    show(matchOf(*find_game("zipdeck"), 3));
    bool seen = false;
    whenShown<CardsResultsDialog>(seen, [](CardsResultsDialog& dialog) {
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.reading(), kPatienceMs);
        QCOMPARE(dialog.model().rowCount(), 1);
        QCOMPARE(dialog.note(), QString("No one else has a result on these cards yet."));
        QVERIFY(!dialog.compareButton()->isEnabled());
    });
    m_shell->key(Qt::Key_D, Qt::ShiftModifier);
    QTRY_VERIFY(seen);
    QCOMPARE(m_shell->page(), &m_shell->window.replay());
}

/// The dialog names a bot that is not available; with another one in its seat the deal can be played.
void PlayDealTest::aBotThatIsGone() {
    Record match = matchOf(*find_game("pazaak"), 3);
    match.seats[1] = {"python:/nowhere/gone.py", 0, {}};
    show(match);
    bool seen = false;
    whenShown<PlayDealDialog>(seen, [](PlayDealDialog& dialog) {
        QCOMPARE(dialog.seat(), 0);
        QVERIFY2(dialog.note().contains("gone.py"), qPrintable(dialog.note()));
        QVERIFY(!dialog.playButton()->isEnabled());
        QTest::keyClick(dialog.seats(), Qt::Key_Down);
        QVERIFY(dialog.playButton()->isEnabled());
    });
    m_shell->key(Qt::Key_D);
    QTRY_VERIFY(seen);
    QCOMPARE(m_shell->page(), &m_shell->window.replay());
}

/// A person's own match of the same deal is found, counted and opened at that moment.
void PlayDealTest::inThisPositionBefore() {
    const Record bots = matchOf(*find_game("pazaak"), 3);
    Record own = bots;
    own.source.match += 1;
    own.seats[0] = {kPerson, 0, {}};
    QVERIFY(Library(m_folder->filePath("matches").toStdString()).add(own, 1'700'000'000));
    show(bots);
    bool seen = false;
    whenShown<BeforeDialog>(seen, [](BeforeDialog& dialog) {
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.searching(), kPatienceMs);
        QCOMPARE(dialog.note(), QString("1 match with these rules searched."));
        QCOMPARE(dialog.which()->current(), int(BeforeDialog::Same));
        const QAbstractItemModel& answers = *dialog.answers()->model();
        QCOMPARE(answers.rowCount(), 1);
        QVERIFY(answers.index(0, 0).data().toString().endsWith("(played here)"));
        QCOMPARE(answers.index(0, 1).data().toString(), QString("You"));
        QCOMPARE(answers.index(0, 2).data().toString(), QString("1"));
        QCOMPARE(dialog.list()->model()->rowCount(), 1);
        emit dialog.list()->doubleClicked(dialog.list()->model()->index(0, 0));
    });
    m_shell->key(Qt::Key_B, Qt::ShiftModifier);
    QTRY_VERIFY(seen);
    ReplayPage& replay = m_shell->window.replay();
    QTRY_COMPARE_WITH_TIMEOUT(replay.cursor().replay()->record().seats[0].bot, std::string(kPerson), kPatienceMs);
    QCOMPARE(replay.cursor().table().decision_of(Seat(0)), 0);
}

/// While spoilers are hidden, what was answered here is not told before it is seen.
void PlayDealTest::notBeforeItIsSeen() {
    show(matchOf(*find_game("pazaak"), 3));
    ReplayPage& replay = m_shell->window.replay();
    replay.cursor().setSpoilerFree(true);
    const auto* before = replay.findChild<QAction*>("replay.before");
    QVERIFY(before != nullptr && !before->isEnabled());
    m_shell->key(Qt::Key_Right);
    QTRY_COMPARE_WITH_TIMEOUT(replay.cursor().position(), 1, kPatienceMs);
    m_shell->key(Qt::Key_Left);
    QTRY_VERIFY_WITH_TIMEOUT(before->isEnabled(), kPatienceMs);
}

HILLTOP_TEST(PlayDealTest)
#include "play_deal_test.moc"
