// SPDX-License-Identifier: GPL-3.0-or-later
// Tournaments of the window and their files: played, stopped, killed, gone on with, queued, listed.
#include "contests/contest_folder.h"
#include "standings/crosstable_model.h"
#include "standings/standings_model.h"
#include "support/test.h"
#include "tournaments/models/tournament_files.h"
#include "tournaments/models/tournament_lists.h"
#include "tournaments/models/tournament_match_model.h"
#include "tournaments/models/tournament_queue.h"

#include <QAbstractItemModelTester>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace hilltop;
using Phase = TournamentJob::Phase;

namespace {

Plan smallPlan(std::int64_t matches) {
    Plan plan = default_plan(*games().front());
    for (const char* bot : {"random", "bold", "cautious"})
        plan.bots.emplace_back(bot);
    plan.matches = matches;
    plan.seed = 7;
    return plan;
}

bool ended(const TournamentJob& job) {
    return QTest::qWaitFor([&] { return job.phase() == Phase::Ended; }, kPatienceMs);
}

std::optional<PlayedMatch> lineOf(const TournamentJob& job, const Schedule::Place& place) {
    return job.reader()->read({{job.schedule().series(place.series), place.match}}).front();
}

/// The digest of the same plan played without any file.
std::uint64_t digestOf(const Plan& plan) {
    TournamentRunner runner(plan);
    runner.start({.threads = 2});
    runner.wait_for(std::chrono::minutes(2));
    return runner.progress().standings().digest();
}

} // namespace

class TournamentJobTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { QVERIFY(waitForJobs(std::chrono::milliseconds(kPatienceMs))); }

    void modelsFollowARun() {
        TournamentJob job;
        StandingsModel standings;
        CrosstableModel crosstable;
        TournamentMatchModel matches;
        const QAbstractItemModelTester testers[] = {
            {&standings, QAbstractItemModelTester::FailureReportingMode::QtTest},
            {&crosstable, QAbstractItemModelTester::FailureReportingMode::QtTest},
            {&matches, QAbstractItemModelTester::FailureReportingMode::QtTest}};
        job.create(m_folder->path(), "Run", smallPlan(20000), 2);
        matches.setJob(&job);
        standings.begin(job.plan(), job.names());
        crosstable.begin(job.names());
        matches.setPair(2, 0);
        QSignalSpy resets(&standings, &QAbstractItemModel::modelReset);
        QSignalSpy listResets(&matches, &QAbstractItemModel::modelReset);
        const QPersistentModelIndex first(crosstable.index(0, 1));
        connect(&job, &TournamentJob::progressed, this, [&] {
            standings.assign(job.progress().standings());
            crosstable.assign(job.progress().standings());
            matches.assign();
        });
        QVERIFY(ended(job));
        QCoreApplication::processEvents();
        QCOMPARE(resets.size(), 0);
        QCOMPARE(listResets.size(), 0);
        QVERIFY(job.complete() && !job.resumable());
        const auto rows = job.progress().standings().rows();
        for (std::size_t row = 0; row < rows.size(); ++row) {
            const QModelIndex place = standings.index(static_cast<int>(row), 0);
            QCOMPARE(place.data(StandingsModel::EntrantRole).toInt(), rows[row].entrant);
            QCOMPARE(crosstable.rowEntrant(static_cast<int>(row)), rows[row].entrant);
            QCOMPARE(crosstable.columnEntrant(static_cast<int>(row)), rows[row].entrant);
        }
        // The cell that began as 0 against 1 still is.
        QCOMPARE(crosstable.rowEntrant(first.row()), 0);
        QCOMPARE(crosstable.columnEntrant(first.column()), 1);
        QCOMPARE(matches.rowCount(), 20000);
        const int result = matches.columnCount() - 2;
        // A row is read when it is looked at, and is there a moment later.
        QSignalSpy read(&matches, &QAbstractItemModel::dataChanged);
        QCOMPARE(matches.index(19999, result).data().toString(), QString(QChar(0x22EF)));
        QTRY_VERIFY(matches.index(19999, result).data().toString().endsWith("won"));
        QVERIFY(!read.empty());
        QVERIFY(job.news().statistics && job.news().statistics->rated);
        QVERIFY(job.news().statistics->entrants[1].elo_error > 0);
        // A match is found again, as it was played.
        QSignalSpy found(&job, &TournamentJob::found);
        job.find(matches.place(12345), 4);
        QTRY_COMPARE(found.size(), 1);
        const auto match = found[0][0].value<FoundMatch>();
        QVERIFY(match.reproduced);
        QCOMPARE(found[0][1].toInt(), 4);
        const auto line = lineOf(job, matches.place(12345));
        QCOMPARE(match.record.source.match, line->number);
        // One number for a match, that of its file, counted from 1. Its points are in the order of seats.
        QCOMPARE(matches.index(12345, TournamentMatchModel::Number).data().toString(),
                 QLocale().toString(qulonglong{line->number + 1}));
        QTRY_VERIFY(matches.index(12345, result).data().toString().endsWith("won"));
        QCOMPARE(matches.index(12345, result + 1).data().toString(),
                 QStringLiteral("%1 – %2").arg(line->second[0]).arg(line->second[1]));
        QCOMPARE(match.record.result->second, line->second);
    }

    void rowsComeAsSomebodyScrolls() {
        TournamentJob job;
        job.create(m_folder->path(), "Long", smallPlan(1200), 2);
        QVERIFY(ended(job));
        TournamentMatchModel matches(nullptr, 500);
        matches.setJob(&job);
        matches.setPair(2, 0);
        QTableView view;
        view.setModel(&matches);
        view.show();
        for (const int rows : {500, 1000, 1200}) {
            matches.assign(); // of itself it makes no more
            QCOMPARE(matches.matches(), 1200);
            QCOMPARE(matches.rowCount(), rows);
            view.scrollToBottom();
        }
        QVERIFY(!matches.canFetchMore({}));
        QTRY_VERIFY(matches.index(1199, matches.columnCount() - 2).data().toString().endsWith("won"));
    }

    void stopsAndGoesOn() {
        const Plan plan = smallPlan(400'000);
        QString path;
        {
            TournamentJob job;
            job.create(m_folder->path(), "Again", plan, 2);
            QTRY_VERIFY(job.progress().done > 0);
            job.pause(true);
            QTRY_VERIFY(job.progress().paused);
            job.setThreads(1);
            job.pause(false);
            job.stop();
            QVERIFY(ended(job));
            QVERIFY(job.resumable());
            path = job.path();
            QCOMPARE(QFileInfo(path).fileName(), QString("Again.htour"));
        }
        TournamentJob job;
        job.open(path);
        QVERIFY(!job.exists());
        QVERIFY(ended(job));
        const auto before = job.progress().done;
        QVERIFY(before > 0 && job.resumable());
        QCOMPARE(job.news().rows, job.progress().course.folded());
        job.resume();
        QVERIFY(QTest::qWaitFor([&] { return job.complete(); }, kPatienceMs));
        QVERIFY(ended(job));
        QCOMPARE(job.progress().before, before);
        QCOMPARE(job.progress().standings().digest(), digestOf(plan));
    }

    /// A copy of the files in the middle of a run is what a killed program leaves behind.
    void goesOnAfterAKill() {
        Plan plan;
        const QString left = m_folder->filePath("left");
        QVERIFY(QDir().mkpath(left));
        // Where this thread has to wait for its turn a run may be over before it has been copied: then a longer one.
        bool running = false;
        for (std::int64_t matches = 400'000; !running; matches *= 4) {
            QVERIFY(matches < 100'000'000);
            plan = smallPlan(matches);
            TournamentJob job;
            job.create(m_folder->path(), "Killed", plan, 2);
            QTRY_VERIFY_WITH_TIMEOUT(job.news().rows > 10, kPatienceMs);
            QDateTime written;
            do { // both parts of one moment: the journal may be taken into the file while they are copied
                written = QFileInfo(job.path()).lastModified();
                for (const char* part : {"", "-wal"}) {
                    QFile::remove(left + "/Killed.htour" + part);
                    QFile::copy(job.path() + part, left + "/Killed.htour" + part);
                }
            } while (QFileInfo(job.path()).lastModified() != written);
            QCoreApplication::processEvents();
            running = job.running();
        }
        ContestFolder folder(left, tournamentFiles());
        folder.scan();
        QTRY_VERIFY(!folder.scanning());
        QCOMPARE(folder.entries().size(), 1);
        QVERIFY2(folder.entries()[0].state == ContestState::Stopped, qPrintable(folder.entries()[0].problem));
        QVERIFY(folder.entries()[0].done > 0);
        TournamentJob job;
        job.resume(folder.entries()[0].path, 2);
        QVERIFY(QTest::qWaitFor([&] { return job.complete(); }, kPatienceMs));
        QVERIFY(ended(job));
        QCOMPARE(job.progress().standings().digest(), digestOf(plan));
    }

    /// Who lets go of a running tournament does not wait for its workers, and it stops.
    void leavingStopsTheWorkers() {
        QString path;
        {
            TournamentJob doomed;
            doomed.create(m_folder->path(), "Doomed", smallPlan(100'000'000), 2);
            QTRY_VERIFY(doomed.progress().done > 0);
            path = doomed.path();
        }
        QVERIFY(waitForJobs(std::chrono::milliseconds(kPatienceMs)));
        TournamentJob job;
        job.open(path);
        QVERIFY(ended(job));
        QVERIFY2(job.problem().isEmpty(), qPrintable(job.problem()));
        QVERIFY(job.progress().done > 0 && job.resumable());
    }

    /// Its workers may still hold the file when another job wants to resume.
    void whatWasLetGoIsResumedAtOnce() {
        auto first = std::make_unique<TournamentJob>();
        first->create(m_folder->path(), "Again", smallPlan(100'000'000), 2);
        QTRY_VERIFY(first->progress().done > 0);
        const QString path = first->path();
        const auto before = first->progress().done;
        first.reset();
        TournamentJob job;
        job.resume(path, 2);
        QTRY_VERIFY_WITH_TIMEOUT(job.phase() != Phase::Opening, kPatienceMs);
        QVERIFY2(job.problem().isEmpty(), qPrintable(job.problem()));
        QVERIFY(job.running() && job.progress().done >= before);
    }

    void openingIsCancelled() {
        TournamentJob job;
        job.create(m_folder->path(), "Given up", smallPlan(50), 1);
        QVERIFY(ended(job));
        job.open(job.path());
        QCOMPARE(job.phase(), Phase::Opening);
        QSignalSpy finished(&job, &TournamentJob::finished);
        job.giveUpOpening();
        QCOMPARE(job.phase(), Phase::Ended);
        QVERIFY2(job.problem().contains("cancelled"), qPrintable(job.problem()));
        QVERIFY(waitForJobs(std::chrono::milliseconds(kPatienceMs)));
        QCoreApplication::processEvents();
        QCOMPARE(finished.size(), 1); // nothing comes after it
        job.open(job.path());
        QVERIFY(ended(job));
        QVERIFY(job.problem().isEmpty() && job.complete());
    }

    void runsWhereNothingCanBeKept() {
        QFile file(m_folder->filePath("tournaments")); // where the folder should be
        QVERIFY(file.open(QIODevice::WriteOnly));
        TournamentJob job;
        job.create(file.fileName(), "Lost", smallPlan(200), 1);
        QVERIFY(ended(job));
        QVERIFY(job.complete());
        QVERIFY(job.problem().isEmpty());
        QVERIFY2(job.unkept().contains(file.fileName()), qPrintable(job.unkept()));
        QVERIFY(lineOf(job, {0, 0}));
    }

    void tellsOfFilesThatCannotBeOpened() {
        QFile file(m_folder->filePath("broken.htour"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("no tournament at all");
        file.close();
        TournamentJob job;
        job.open(file.fileName());
        QVERIFY(ended(job));
        QVERIFY(!job.exists());
        QVERIFY2(job.problem().contains("broken.htour"), qPrintable(job.problem()));
        ContestFolder folder(m_folder->path(), tournamentFiles());
        folder.scan();
        QTRY_VERIFY(!folder.scanning());
        QVERIFY(folder.entries()[0].state == ContestState::Broken);
        QCOMPARE(folder.entries()[0].problem, job.problem());
    }

    void namesOfFiles_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("expected");
        QTest::newRow("plain") << "Pazaak round-robin"
                               << "Pazaak round-robin";
        QTest::newRow("a path") << "../../etc/passwd"
                                << "-..-etc-passwd";
        QTest::newRow("signs") << "a:b*c?\"<>|"
                               << "a-b-c-----";
        QTest::newRow("nothing") << "  "
                                 << "Tournament";
        QTest::newRow("hidden") << ".htour"
                                << "htour";
        QTest::newRow("umlauts") << QString::fromUtf8("Größe") << QString::fromUtf8("Größe");
        QTest::newRow("long") << QString(300, 'x') << QString(80, 'x');
    }
    void namesOfFiles() {
        QFETCH(QString, name);
        QTEST(fileNameFor(KindOfContest::Tournament, name), "expected");
    }

    void renamesAndRemoves() {
        TournamentJob job;
        job.create(m_folder->path(), "One", smallPlan(50), 1);
        QVERIFY(ended(job));
        ContestFolder folder(m_folder->path(), tournamentFiles());
        QSignalSpy renamed(&folder, &ContestFolder::renamed), removed(&folder, &ContestFolder::removed),
            refused(&folder, &ContestFolder::refused);
        folder.rename(job.path(), "Two");
        QTRY_COMPARE(renamed.size(), 1);
        const QString two = renamed[0][1].toString();
        QCOMPARE(renamed[0][0].toString(), job.path());
        QVERIFY(QFile::exists(two) && !QFile::exists(job.path()));
        TournamentJob other;
        other.create(m_folder->path(), "Two", smallPlan(50), 1);
        QVERIFY(ended(other));
        QCOMPARE(other.title(), QString("Two 2"));
        folder.rename(other.path(), "Two");
        QTRY_COMPARE(refused.size(), 1);
        QVERIFY2(refused[0][0].toString().contains("already"), qPrintable(refused[0][0].toString()));
        folder.scan();
        QTRY_VERIFY(!folder.scanning());
        QCOMPARE(folder.entries().size(), 2);
        QVERIFY(!folder.entries()[0].leader.isEmpty());
        QVERIFY(folder.entries()[0].state == ContestState::Finished);
        folder.remove(two);
        folder.remove(two); // waits for the first, and finds nothing
        QTRY_COMPARE(refused.size(), 2);
        QCOMPARE(removed.size(), 1);
        QVERIFY2(refused[1][0].toString().contains("cannot be deleted"), qPrintable(refused[1][0].toString()));
        folder.scan();
        QTRY_VERIFY(!folder.scanning());
        QCOMPARE(folder.entries().size(), 1);
    }

    void queueRunsOneAfterTheOther() {
        TournamentQueue queue(m_folder->path());
        QSignalSpy done(&queue, &TournamentQueue::finished);
        QStringList order;
        connect(&queue, &TournamentQueue::finished, this, [&](const JobPtr& job) { order << job->title(); });
        const JobPtr first = queue.start("First", smallPlan(400'000), 2);
        const JobPtr second = queue.start("Second", smallPlan(300), 2);
        const JobPtr third = queue.start("Third", smallPlan(300), 2);
        QCOMPARE(queue.running(), first);
        QCOMPARE(queue.waiting().size(), std::size_t{2});
        QTRY_COMPARE(second->phase(), Phase::Waiting);
        QVERIFY(QFile::exists(second->path())); // what waits is kept, too
        QCOMPARE(queue.find(second->path()), second);
        QTRY_COMPARE_WITH_TIMEOUT(done.size(), 3, kPatienceMs);
        QCOMPARE(order, QStringList({"First", "Second", "Third"}));
        QVERIFY(!queue.running());
        QVERIFY(first->complete() && second->complete() && third->complete());
    }

    void queueIsLeftAndResumed() {
        TournamentQueue queue(m_folder->path());
        const JobPtr first = queue.start("First", smallPlan(1'000'000), 2);
        const JobPtr second = queue.start("Second", smallPlan(300), 1);
        QTRY_COMPARE(second->phase(), Phase::Waiting);
        queue.withdraw(second.get());
        QCOMPARE(second->phase(), Phase::Ended);
        QVERIFY(second->resumable() && queue.waiting().empty());
        QTRY_VERIFY(first->progress().done > 0);
        queue.resume(second); // waits: another runs
        QCOMPARE(second->phase(), Phase::Waiting);
        first->stop();
        QTRY_VERIFY_WITH_TIMEOUT(second->complete(), kPatienceMs);
        QVERIFY(first->resumable());
        queue.resume(first);
        QCOMPARE(queue.running(), first);
        QTRY_VERIFY(first->running());
    }

    /// As the program is started again, also after it was killed.
    void queueGoesOnAfterANewStart() {
        QString first, second, third;
        {
            TournamentQueue queue(m_folder->path());
            const JobPtr running = queue.start("First", smallPlan(1'000'000), 2);
            const JobPtr next = queue.start("Second", smallPlan(300), 1);
            const JobPtr last = queue.start("Third", smallPlan(300), 1);
            QTRY_COMPARE(last->phase(), Phase::Waiting);
            QTRY_VERIFY(running->progress().done > 0);
            first = running->path();
            second = next->path();
            third = last->path();
        }
        TournamentQueue queue(m_folder->path());
        QStringList order;
        connect(&queue, &TournamentQueue::finished, this, [&](const JobPtr& job) { order << job->title(); });
        queue.restore(second, 2);
        queue.restore(third, 2);
        QCOMPARE(queue.waiting().size(), std::size_t{2});
        QTRY_COMPARE_WITH_TIMEOUT(order, QStringList({"Second", "Third"}), kPatienceMs);
        QVERIFY(!queue.running() && queue.waiting().empty());
        // What has been played to its end does not wait.
        queue.restore(second, 2);
        QTRY_VERIFY(queue.waiting().empty());
        // Where the person has to be asked first, it waits for them, and holds no other job up.
        queue.setMayBegin([](const Plan& plan) { return plan.matches < 1'000'000; });
        queue.restore(first, 2);
        QTRY_COMPARE(queue.waiting().front()->phase(), Phase::Waiting);
        const JobPtr fourth = queue.start("Fourth", smallPlan(300), 1);
        QTRY_COMPARE_WITH_TIMEOUT(order.size(), 3, kPatienceMs);
        QVERIFY(fourth->complete() && !queue.running());
        queue.resume(queue.waiting().front());
        QVERIFY(queue.running() && queue.waiting().empty());
    }

    /// The reason holds for the others, too: they stay in the queue until the person resumes them.
    void queueStopsAfterTwoFailures() {
        TournamentQueue queue(m_folder->path());
        QStringList paths;
        {
            TournamentQueue before(m_folder->path());
            const JobPtr running = before.start("Zero", smallPlan(1'000'000), 1);
            for (const char* name : {"One", "Two", "Three"}) {
                const JobPtr job = before.start(name, smallPlan(300), 1);
                QTRY_COMPARE(job->phase(), Phase::Waiting);
                paths << job->path();
            }
        }
        queue.setMayBegin([](const Plan&) { return false; });
        for (const QString& path : paths)
            queue.restore(path, 1);
        for (const JobPtr& job : queue.waiting())
            QTRY_COMPARE(job->phase(), Phase::Waiting);
        queue.setMayBegin({});
        const JobPtr first = queue.waiting().front(), last = queue.waiting().back();
        QVERIFY(QFile::remove(paths[0]) && QFile::remove(paths[1]));
        queue.resume(first);
        QTRY_COMPARE(queue.waiting(), std::vector<JobPtr>{last});
        QTRY_VERIFY(!queue.running());
        QCOMPARE(last->phase(), Phase::Waiting);
        queue.resume(last);
        QTRY_VERIFY_WITH_TIMEOUT(last->complete(), kPatienceMs);
    }

    void aFileThatGoesIsSavedElsewhere() {
        TournamentJob job;
        job.create(m_folder->path(), "Gone", smallPlan(1'000'000), 2);
        QTRY_VERIFY(job.progress().done > 0);
        const QString path = job.path();
        QVERIFY(QFile::remove(path));
        QVERIFY(ended(job));
        QVERIFY2(job.problem().contains("Gone.htour was deleted or moved"), qPrintable(job.problem()));
        QVERIFY(job.stranded() && !job.resumable());
        const std::int64_t done = job.progress().done;
        job.saveCopy(m_folder->filePath("none/Copy.htour"));
        QTRY_VERIFY2(job.problem().contains("none/Copy.htour"), qPrintable(job.problem()));
        QVERIFY(job.stranded());
        job.saveCopy(m_folder->filePath("Copy.htour"));
        QTRY_VERIFY(!job.stranded());
        QVERIFY(ended(job));
        QVERIFY2(job.problem().isEmpty() && job.resumable(), qPrintable(job.problem()));
        QCOMPARE(job.title(), QString("Copy"));
        QCOMPARE(job.progress().done, done);
        job.resume();
        QTRY_VERIFY(job.progress().done > done);
        job.stop();
        QVERIFY(job.stopping());
        QVERIFY(ended(job));
        QVERIFY(!job.stopping() && job.problem().isEmpty());
    }

    /// One that the command line has given a name, in a file of another one.
    void showsTheNameItWasGiven() {
        const QString path = m_folder->filePath("run1.htour");
        {
            const auto made = create_tournament(path.toStdString(), smallPlan(50), {}, "Spring: cup");
            QVERIFY(made);
        }
        TournamentJob job;
        job.open(path);
        QVERIFY(ended(job));
        QCOMPARE(job.title(), QString("Spring: cup (run1)"));
        ContestFolder folder(m_folder->path(), tournamentFiles());
        folder.scan();
        QTRY_VERIFY(!folder.scanning());
        QCOMPARE(folder.entries()[0].name, QString("Spring: cup (run1)"));
        // Renamed here, that is its name.
        QSignalSpy renamed(&folder, &ContestFolder::renamed);
        folder.rename(path, "Mine");
        QTRY_COMPARE(renamed.size(), 1);
        job.open(m_folder->filePath("Mine.htour"));
        QVERIFY(ended(job));
        QCOMPARE(job.title(), QString("Mine"));
        QCOMPARE(tournamentTitle("/x/One 2.htour", "One"), QString("One 2")); // made while there was another "One"
        QCOMPARE(tournamentTitle("/x/a-b.htour", "a/b"), QString("a-b"));
        QCOMPARE(tournamentTitle("/x/One.htour", ""), QString("One"));
    }

    void roundsOfAKnockout() {
        Plan plan = smallPlan(20);
        plan.bots = {"random", "bold", "cautious", "random", "bold"};
        plan.format = Format::Knockout;
        QVERIFY(check_plan(plan));
        TournamentJob job;
        ReadTable model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        job.create(m_folder->path(), "Cup", plan, 2);
        model.set(RoundListModel::of(plan.format, {}, job.names()));
        connect(&job, &TournamentJob::progressed, this, [&] {
            model.follow(RoundListModel::of(plan.format, job.progress().course.bracket().rounds, job.names()));
        });
        QVERIFY(ended(job));
        QCoreApplication::processEvents();
        int byes = 0, won = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            byes += model.index(row, 0).data(RoundListModel::TwoRole).toInt() < 0 ? 1 : 0;
            won += model.index(row, RoundListModel::State).data().toString().endsWith("won") ? 1 : 0;
        }
        QCOMPARE(byes, 3); // of eight places
        QCOMPARE(won, 4);  // one less than entrants: each loses once but the winner
        QCOMPARE(model.index(0, RoundListModel::Round).data().toString(), QString("Round 1"));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

HILLTOP_TEST(TournamentJobTest)
#include "tournament_job_test.moc"
