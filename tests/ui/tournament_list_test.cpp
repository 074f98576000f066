// SPDX-License-Identifier: GPL-3.0-or-later
// Tournaments in the queue, in the list and on disks that fail, by clicks and keys.
#include "contests/contest_list_model.h"
#include "dialogs.h"
#include "support/test.h"
#include "tournament_window.h"

#include <QFileInfo>
#include <QLineEdit>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace hilltop;
using Phase = TournamentJob::Phase;

class TournamentListTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        m_theme = new Theme(*qApp, m_desktop, this);
    }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        openAgain();
        QVERIFY(m_window->scanned());
    }
    void cleanup() {
        m_window.reset();
        QVERIFY(waitForJobs(std::chrono::milliseconds(kPatienceMs))); // before their folder goes
    }

    void queueOfThree() {
        PageWindow& w = *m_window;
        QSignalSpy told(&w.page, &TournamentPage::ended);
        w.page.start(planOf(150'000), 2, "First");
        w.page.start(planOf(300), 2, "Second");
        w.page.start(planOf(300), 2, "Third");
        QTRY_VERIFY(w.says("queued"));
        QVERIFY(w.button("Remove from queue"));
        QTest::keyClick(w.page.panes().at(1), Qt::Key_Left, Qt::AltModifier);
        QVERIFY(w.page.job() == nullptr);
        QTRY_COMPARE(w.listed("Second"), stateName(KindOfContest::Tournament, ContestState::Queued));
        QTRY_COMPARE(w.listed("Third"), stateName(KindOfContest::Tournament, ContestState::Queued));
        QTRY_COMPARE(w.listed("First"), stateName(KindOfContest::Tournament, ContestState::Running));
        QTRY_COMPARE_WITH_TIMEOUT(told.size(), 3, kPatienceMs);
        for (const char* name : {"First", "Second", "Third"})
            QTRY_COMPARE(w.listed(name), stateName(KindOfContest::Tournament, ContestState::Finished));
        QCOMPARE(told[0][1].toString(), QString("First has ended"));
        QCOMPARE(told[2][1].toString(), QString("Third has ended"));
    }

    /// What ran resumes first when the window is opened again, then what waited for it.
    void theQueueOutlivesTheWindow() {
        m_window->page.start(planOf(kLong), 2, "First");
        m_window->page.start(planOf(300), 2, "Second");
        QTRY_COMPARE(m_window->job().phase(), Phase::Waiting);
        openAgain();
        TournamentQueue& queue = m_window->page.queue();
        QTRY_VERIFY_WITH_TIMEOUT(queue.running() != nullptr && queue.running()->running(), kPatienceMs);
        QCOMPARE(queue.running()->title(), QString("First"));
        QCOMPARE(queue.waiting().size(), std::size_t{1});
        QSignalSpy told(&m_window->page, &TournamentPage::ended);
        queue.running()->stop();
        QTRY_COMPARE_WITH_TIMEOUT(told.size(), 2, kPatienceMs);
        QCOMPARE(told[1][1].toString(), QString("Second has ended"));
    }

    /// Also without a queue behind it, as when the program was killed; what is paused waits for the person.
    void whatRunsGoesOnAtTheNextStart_data() {
        QTest::addColumn<bool>("paused");
        QTest::newRow("running") << false;
        QTest::newRow("paused") << true;
    }
    void whatRunsGoesOnAtTheNextStart() {
        QFETCH(bool, paused);
        m_window->page.start(planOf(kLong), 2, "Only");
        QVERIFY(m_window->played(1));
        if (paused) {
            m_window->press("Pause");
            QTRY_VERIFY(m_window->says("paused"));
        }
        openAgain();
        TournamentQueue& queue = m_window->page.queue();
        if (paused) {
            QTRY_COMPARE(m_window->listed("Only"), stateName(KindOfContest::Tournament, ContestState::Stopped));
            QVERIFY(queue.running() == nullptr && queue.waiting().empty());
            return;
        }
        QTRY_VERIFY_WITH_TIMEOUT(queue.running() != nullptr && queue.running()->running(), kPatienceMs);
        QCOMPARE(queue.running()->title(), QString("Only"));
    }

    void aFileThatGoesIsOfferedAnotherPlace() {
        PageWindow& w = *m_window;
        w.page.start(planOf(kLong), 2, "Gone");
        QVERIFY(w.played(1));
        QVERIFY(QFile::remove(w.job().path()));
        QVERIFY(w.ended());
        QVERIFY2(w.problem().contains("was deleted or moved") && w.problem().contains("Save a copy"),
                 qPrintable(w.problem()));
        QVERIFY(w.button("Save a copy…") && !w.button("Try again") && !w.button("Resume"));
        const QString path = w.job().path();
        w.page.showList(); // it is not let go
        w.page.open(path);
        QVERIFY(w.job().stranded());
        for (const auto role : {QMessageBox::RejectRole, QMessageBox::DestructiveRole}) { // Cancel, Discard
            bool seen = false;
            withDialog<QMessageBox>(seen, [&](QMessageBox& box) {
                for (QAbstractButton* button : box.buttons())
                    if (box.buttonRole(button) == role) return QTest::mouseClick(button, Qt::LeftButton);
            });
            QCOMPARE(mayLeave(w.page), role == QMessageBox::DestructiveRole);
            QTRY_VERIFY(seen);
        }
        QVERIFY(mayLeave(w.page));
    }

    void listByKeys() {
        PageWindow& w = *m_window;
        for (const char* name : {"One", "Two"}) {
            w.page.start(planOf(30), 1, name);
            QVERIFY(w.ended());
        }
        w.page.showList();
        QVERIFY(w.scanned());
        QVERIFY(QTest::qWaitForWindowActive(&w.page));
        w.choose("One");
        QTest::keyClick(w.list(), Qt::Key_Return);
        QVERIFY(w.page.job() != nullptr);
        QVERIFY(w.ended());
        QCOMPARE(w.job().title(), QString("One"));
        w.page.showList();
        QCOMPARE(w.list()->currentIndex().siblingAtColumn(ContestListModel::Name).data().toString(), QString("One"));

        const auto rename = [&](const char* name) {
            QTest::keyClick(w.list(), Qt::Key_F2);
            auto* editor = w.list()->viewport()->findChild<QLineEdit*>();
            QVERIFY(editor != nullptr);
            editor->selectAll();
            QTest::keyClicks(editor, name);
            QTest::keyClick(editor, Qt::Key_Return);
            QTRY_VERIFY(w.list()->viewport()->findChild<QLineEdit*>() == nullptr);
            QVERIFY(w.scanned());
        };
        rename("Uno");
        QTRY_COMPARE(w.listed("Uno"), stateName(KindOfContest::Tournament, ContestState::Finished));
        QCOMPARE(w.listed("One"), QString());
        QVERIFY(QFile::exists(m_folder->filePath("tournaments/Uno.htour")));
        rename("Two"); // taken
        QTRY_VERIFY2(w.page.statusText().contains("already"), qPrintable(w.page.statusText()));
        QVERIFY(QFile::exists(m_folder->filePath("tournaments/Uno.htour")));

        w.choose("Uno");
        QTest::keyClick(w.list(), Qt::Key_Delete);
        w.answer(QMessageBox::RejectRole);
        QTRY_VERIFY(w.question() == nullptr);
        QVERIFY(QFile::exists(m_folder->filePath("tournaments/Uno.htour")));
        w.page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&w.page));
        QTest::keyClick(w.list(), Qt::Key_Delete);
        w.answer(QMessageBox::DestructiveRole);
        QTRY_COMPARE(w.listed("Uno"), QString());
        QTRY_VERIFY(!QFile::exists(m_folder->filePath("tournaments/Uno.htour")));
        QCOMPARE(w.list()->model()->rowCount(), 1);
    }

    void whatRunsCannotBeDeleted_data() {
        QTest::addColumn<bool>("paused");
        QTest::newRow("running") << false;
        QTest::newRow("paused") << true;
    }
    void whatRunsCannotBeDeleted() {
        QFETCH(bool, paused);
        PageWindow& w = *m_window;
        w.page.start(planOf(kLong), 2, "Busy");
        QVERIFY(w.played(1));
        const QString path = w.job().path();
        if (paused) {
            w.press("Pause");
            QTRY_VERIFY(w.says("paused"));
        }
        w.page.showList();
        QVERIFY(QTest::qWaitForWindowActive(&w.page));
        QTRY_COMPARE(w.listed("Busy"),
                     stateName(KindOfContest::Tournament, paused ? ContestState::Paused : ContestState::Running));
        w.choose("Busy");
        QVERIFY(!w.allows("delete"));
        QTest::keyClick(w.list(), Qt::Key_Delete);
        QVERIFY(w.question() == nullptr);
        // Nor where it has begun while the question was open.
        emit w.page.list().deleteRequested(path);
        QVERIFY(QFile::exists(path));
        QVERIFY2(w.page.statusText().contains("can’t be deleted"), qPrintable(w.page.statusText()));
        QCOMPARE(w.allows("resume"), paused);
        if (!paused) return;
        emit w.page.list().resumeRequested(path);
        QTRY_VERIFY(w.page.job() != nullptr && !w.job().progress().paused);
        QVERIFY(w.played(w.job().progress().done + 1));
    }

    void whatWaitsIsDeleted() {
        PageWindow& w = *m_window;
        w.page.start(planOf(kLong), 2, "Busy");
        w.page.start(planOf(kLong), 2, "Next");
        QTRY_COMPARE(w.job().phase(), Phase::Waiting);
        const QString path = w.job().path();
        w.page.showList();
        QVERIFY(QTest::qWaitForWindowActive(&w.page));
        QTRY_COMPARE(w.listed("Next"), stateName(KindOfContest::Tournament, ContestState::Queued));
        w.choose("Next");
        QTest::keyClick(w.list(), Qt::Key_Delete);
        w.answer(QMessageBox::DestructiveRole);
        QTRY_VERIFY(!QFile::exists(path));
        QTRY_COMPARE(w.listed("Next"), QString());
        QVERIFY(w.page.queue().waiting().empty());
    }

    void resumesFromTheListWithItsThreads() {
        PageWindow& w = *m_window;
        w.settings.set("tournament/threads", 2);
        w.page.start(planOf(kLong), 2, "Again");
        QVERIFY(w.played(1));
        w.press("Stop after current matches");
        QVERIFY(w.ended());
        w.page.showList();
        QVERIFY(w.scanned());
        QTRY_COMPARE(w.listed("Again"), stateName(KindOfContest::Tournament, ContestState::Stopped));
        w.choose("Again");
        for (QAction* action : w.page.list().actions())
            if (action->objectName() == "tournaments.resume") action->trigger();
        QTRY_VERIFY(w.job().running());
        QCOMPARE(w.job().threads(), 2);
    }

    void aFullDiskAndThenRoom() {
#ifdef Q_OS_UNIX
        PageWindow& w = *m_window;
        QSignalSpy told(&w.page, &TournamentPage::ended);
        w.page.start(planOf(kLong), 2, "Full");
        QVERIFY(w.played(1));
        w.press("Stop after current matches");
        QVERIFY(w.ended());
        const std::int64_t begun = w.job().progress().done;
        {
            const SmallDisk disk(static_cast<rlim_t>(QFileInfo(w.job().path()).size() + 400'000));
            w.press("Resume");
            QTRY_VERIFY(w.job().phase() != Phase::Ended);
            QVERIFY(w.ended());
        }
        QVERIFY2(w.problem().contains("Full.htour") && w.problem().contains("Everything saved before is kept"),
                 qPrintable(w.problem()));
        QCOMPARE(told.size(), 2);
        QCOMPARE(told[1][2].toString(), w.job().problem());
        const std::int64_t kept = *TournamentFile::open(w.job().path().toStdString())->match_count();
        QVERIFY(kept >= begun);
        w.press("Try again");
        QTRY_VERIFY(w.job().running());
        QVERIFY(w.played(kept + 1));
        QCOMPARE(w.job().progress().before, kept);
        QCOMPARE(w.problem(), QString());
        QVERIFY(!w.button("Try again"));
#else
        QSKIP("a small disk needs limits of POSIX");
#endif
    }

    /// The last results are those that are not on the disk.
    void aDiskThatFailsAtTheEnd() {
#ifdef Q_OS_UNIX
        PageWindow& w = *m_window;
        w.page.start(planOf(kLong), 2, "Before");
        w.page.start(planOf(2000), 2, "End"); // quicker than the first commit
        QTRY_COMPARE(w.job().phase(), Phase::Waiting);
        w.press("Remove from queue");
        QVERIFY(w.button("Resume"));
        w.page.queue().running()->stop();
        QTRY_VERIFY_WITH_TIMEOUT(!w.page.queue().running(), kPatienceMs);
        {
            const SmallDisk disk(32768); // as large as the index of SQLite's log
            w.press("Resume");
            QTRY_VERIFY(w.page.queue().running() == nullptr);
            QVERIFY(w.ended());
        }
        QVERIFY2(w.problem().contains("End.htour"), qPrintable(w.problem()));
        w.press("Try again");
        QTRY_VERIFY(w.problem().isEmpty());
        QVERIFY(w.ended());
        QVERIFY(w.job().complete());
        QCOMPARE(*TournamentFile::open(w.job().path().toStdString())->match_count(), std::int64_t{6000});
#else
        QSKIP("a small disk needs limits of POSIX");
#endif
    }

    void aFileThatCannotBeOpened() {
        QFile file(m_folder->filePath("broken.htour"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("no tournament at all");
        file.close();
        m_window->page.open(file.fileName());
        QVERIFY(m_window->ended());
        // In the middle of a page that has nothing else: no bar, nothing to export.
        const auto* why = m_window->page.findChild<QLabel*>("refused");
        QVERIFY(why->isVisible());
        QVERIFY2(why->text().contains("can’t be opened"), qPrintable(why->text()));
        QVERIFY(why->text().contains("Use an undamaged copy"));
        QVERIFY(!m_window->page.findChild<QProgressBar*>()->isVisible());
        QVERIFY(m_window->button("Export") == nullptr);
        QAbstractButton* again = m_window->button("Try again");
        QVERIFY(again == nullptr || again->isEnabled());
        QVERIFY(again == nullptr); // reading it again would say the same
        QVERIFY(!m_window->button("Resume"));
    }

private:
    /// As the next start of the program: the window of before has gone, with its settings written.
    void openAgain() {
        m_window.reset();
        m_window = std::make_unique<PageWindow>(m_folder->path());
    }

    Desktop m_desktop;
    Theme* m_theme = nullptr;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<PageWindow> m_window;
};

HILLTOP_TEST(TournamentListTest)
#include "tournament_list_test.moc"
