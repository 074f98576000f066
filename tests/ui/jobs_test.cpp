// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/job.h"

#include "base/parallel.h"
#include "support/test.h"

#include <QSignalSpy>
#include <QThread>

#include <future>
#include <new>
#include <stdexcept>
#include <vector>

#include <sys/resource.h>
#include <unistd.h>

using hilltop::Job;
using hilltop::JobControl;

namespace {

constexpr std::chrono::seconds kPatience{60}; ///< for what comes at once, unless it never comes

} // namespace

/// What a window has: a job that shows its result in it.
struct Owner {
    std::vector<QString> shown;
    Job job;
};

/// Tells on which thread it is destroyed.
struct Trace {
    std::shared_ptr<std::promise<Qt::HANDLE>> gone = std::make_shared<std::promise<Qt::HANDLE>>();
    Trace() = default;
    Trace(Trace&&) = default;
    ~Trace() {
        if (gone) gone->set_value(QThread::currentThreadId());
    }
};

class JobsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { qunsetenv("HILLTOP_NICE"); } // before the first job asks for it
    void cleanup() { QVERIFY(hilltop::waitForJobs(kPatience)); }

    /// The program keeps running, and reports that there will be no result.
    void oneWithoutMemoryIsToldOf() {
        QSignalSpy told(&hilltop::JobTrouble::instance(), &hilltop::JobTrouble::outOfMemory);
        bool done = false;
        Job job = Job::start([](JobControl&) -> int { throw std::bad_alloc(); }, [&done](int) { done = true; });
        QTRY_VERIFY(!job.running());
        QCOMPARE(told.size(), 1);
        QVERIFY(!done);
        // Not reported for work that was cancelled.
        std::promise<void> cancelled;
        job = Job::start(
            [wait = cancelled.get_future().share()](JobControl&) -> int {
                wait.wait();
                throw std::bad_alloc();
            },
            [&done](int) { done = true; });
        job.cancel();
        cancelled.set_value();
        QVERIFY(hilltop::waitForJobs(kPatience));
        QCoreApplication::processEvents();
        QCOMPARE(told.size(), 1);
    }

    /// Nor does it end for other reasons, or where the system starts no more threads.
    void oneThatFailsIsToldOf_data() {
        QTest::addColumn<int>("threads");
        QTest::newRow("throws") << -1;
        QTest::newRow("no thread") << 0;
    }
    void oneThatFailsIsToldOf() {
        QFETCH(int, threads);
        QSignalSpy told(&hilltop::JobTrouble::instance(), &hilltop::JobTrouble::failed);
        bool done = false;
        hilltop::limit_threads(threads);
        const Job job =
            Job::start([](JobControl&) -> int { throw std::runtime_error("so"); }, [&](int) { done = true; });
        hilltop::limit_threads(-1);
        QTRY_COMPARE(told.size(), 1);
        QVERIFY(!job.running());
        QVERIFY(!done);
    }

    void aResultComesToThisThread() {
        Owner owner;
        Qt::HANDLE worked = nullptr, told = nullptr;
        owner.job = Job::start(
            [&worked](JobControl&) {
                worked = QThread::currentThreadId();
                return std::make_unique<QString>(QStringLiteral("read")); // a value that cannot be copied
            },
            [&](std::unique_ptr<QString> text) {
                told = QThread::currentThreadId();
                owner.shown.push_back(*text);
            });
        QVERIFY(owner.job.running());
        QTRY_VERIFY(!owner.job.running());
        QCOMPARE(owner.shown, std::vector<QString>{QStringLiteral("read")});
        QCOMPARE(told, QThread::currentThreadId());
        QVERIFY(worked != told);
    }

    void workWithoutAResult() {
        bool done = false;
        const Job job = Job::start([](JobControl&) {}, [&] { done = true; });
        QTRY_VERIFY(done);
        QVERIFY(!job.running());
    }

    void workIsOfLowerPriority_data() {
        QTest::addColumn<int>("urgency");
        QTest::addColumn<int>("nice");
        QTest::newRow("background") << static_cast<int>(Job::Urgency::Background) << 19;
        QTest::newRow("waited for") << static_cast<int>(Job::Urgency::WaitedFor) << 5;
    }
    void workIsOfLowerPriority() {
        QFETCH(int, urgency);
        QFETCH(int, nice);
        const auto priority = [] { return ::getpriority(PRIO_PROCESS, static_cast<id_t>(::gettid())); };
        const int own = priority();
        int found = -1;
        const Job job = Job::start([priority](JobControl&) { return priority(); }, [&](int value) { found = value; },
                                   static_cast<Job::Urgency>(urgency));
        QTRY_VERIFY(!job.running());
        QCOMPARE(found, std::max(own, nice));
        QCOMPARE(priority(), own);
    }

    void postsComeAllAndInOrder() {
        std::vector<int> got, wanted;
        for (int i = 0; i < 1000; ++i)
            wanted.push_back(i);
        bool done = false;
        const Job job = Job::start(
            [&got](JobControl& control) {
                for (int i = 0; i < 1000; ++i)
                    control.post([&got, i] { got.push_back(i); });
            },
            [&] { done = got.size() == 1000; });
        QTRY_VERIFY(!job.running());
        QVERIFY(done); // the result is the last
        QCOMPARE(got, wanted);
    }

    /// Of a hundred thousand reports a few are delivered, in their order, and the last of them before the result.
    void reportsAreFewAndTheLastOneComes() {
        constexpr int kReports = 100'000;
        std::vector<int> got;
        int last = -1;
        const auto begun = std::chrono::steady_clock::now();
        const Job job = Job::start(
            [&got](JobControl& control) {
                for (int i = 1; i <= kReports; ++i)
                    control.report([&got, i] { got.push_back(i); });
            },
            [&] { last = got.empty() ? 0 : got.back(); });
        QTRY_VERIFY(!job.running());
        const auto tenths = (std::chrono::steady_clock::now() - begun) / std::chrono::milliseconds(100);
        QCOMPARE(last, kReports);
        QVERIFY(std::is_sorted(got.begin(), got.end()));
        QVERIFY2(got.size() <= static_cast<std::size_t>(tenths) + 2, qPrintable(QString::number(got.size())));
    }

    /// A report that came too early for its turn is delivered without another one behind it.
    void aReportThatWaitsIsToldInTheEnd() {
        std::vector<int> got;
        std::promise<void> go;
        const Job job = Job::start(
            [&got, end = go.get_future().share()](JobControl& control) {
                for (int i = 0; i < 3; ++i) {
                    control.report([&got, i] { got.push_back(i); });
                    control.post([] {}); // wakes the window between them
                }
                end.wait();
                return control.reporting();
            },
            [](bool) {});
        QTRY_VERIFY(!got.empty() && got.back() == 2);
        QVERIFY(job.running());
        go.set_value();
        QTRY_VERIFY(!job.running());
    }

    void nothingIsToldAfterACancel() {
        Owner owner;
        std::promise<void> begun, ended;
        owner.job = Job::start(
            [&](JobControl& control) {
                control.post([&] { owner.shown.push_back(QStringLiteral("posted")); });
                control.report([&] { owner.shown.push_back(QStringLiteral("reported")); });
                begun.set_value();
                while (!control.cancelled())
                    std::this_thread::yield();
                control.post([&] { owner.shown.push_back(QStringLiteral("posted late")); });
                ended.set_value();
                return 1;
            },
            [&](int) { owner.shown.push_back(QStringLiteral("done")); });
        QCOMPARE(begun.get_future().wait_for(kPatience), std::future_status::ready);
        owner.job.cancel();
        QVERIFY(!owner.job.running());
        QCOMPARE(ended.get_future().wait_for(kPatience), std::future_status::ready);
        QVERIFY(hilltop::waitForJobs(kPatience));
        QCoreApplication::processEvents();
        QVERIFY(owner.shown.empty());
    }

    /// The owner goes at once, while the work is in the middle of something that does not look; the work ends later,
    /// alone.
    void anOwnerGoesWithoutWaiting() {
        auto owner = std::make_unique<Owner>();
        std::promise<void> begun, go;
        const auto stopped = std::make_shared<std::atomic<bool>>(false);
        owner->job = Job::start(
            [&begun, stopped, end = go.get_future().share()](JobControl& control) {
                begun.set_value();
                end.wait();
                *stopped = control.cancelled();
                return QStringLiteral("too late");
            },
            [owner = owner.get()](const QString& text) { owner->shown.push_back(text); });
        QCOMPARE(begun.get_future().wait_for(kPatience), std::future_status::ready);
        owner.reset(); // would hang here if it waited
        QVERIFY(!*stopped);
        QVERIFY(!hilltop::waitForJobs(std::chrono::milliseconds(0)));
        go.set_value();
        QVERIFY(hilltop::waitForJobs(kPatience));
        QVERIFY(*stopped);
        QCoreApplication::processEvents();
    }

    void manyOwnersGoWhileTheirJobsReport() {
        for (int i = 0; i < 200; ++i) {
            auto owner = std::make_unique<Owner>();
            owner->job = Job::start(
                [owner = owner.get()](JobControl& control) {
                    for (int value = 0; value < 50; ++value) {
                        control.post([owner, value] { owner->shown.push_back(QString::number(value)); });
                        control.report([owner] { owner->shown.push_back(QString()); });
                    }
                    return QStringLiteral("done");
                },
                [owner = owner.get()](const QString& text) { owner->shown.push_back(text); });
            if (i % 3 != 0) QCoreApplication::processEvents();
        }
        QVERIFY(hilltop::waitForJobs(kPatience));
        QCoreApplication::processEvents();
    }

    /// The receiver may end everything, or begin the next job in the same place.
    void whoIsToldMayLetGo() {
        auto owner = std::make_unique<Owner>();
        owner->job = Job::start([](JobControl&) { return 1; }, [&owner](int) { owner.reset(); });
        QTRY_VERIFY(!owner);

        owner = std::make_unique<Owner>();
        owner->job = Job::start(
            [&owner](JobControl& control) {
                control.report([&owner] { owner.reset(); });
                while (!control.cancelled())
                    std::this_thread::yield();
            },
            [] { QFAIL("it was let go of"); });
        QTRY_VERIFY(!owner);

        Owner again;
        again.job = Job::start([](JobControl&) { return 1; },
                               [&again](int) {
                                   again.shown.push_back(QStringLiteral("first"));
                                   again.job =
                                       Job::start([](JobControl&) { return 2; },
                                                  [&again](int) { again.shown.push_back(QStringLiteral("second")); });
                               });
        QTRY_COMPARE(again.shown.size(), std::size_t{2});
        QTRY_VERIFY(!again.job.running());
    }

    void anotherOneCancelsTheOneBefore() {
        Owner owner;
        const auto read = [&owner](const QString& text, bool endless) {
            return Job::start(
                [text, endless](JobControl& control) {
                    while (endless && !control.cancelled())
                        std::this_thread::yield();
                    return text;
                },
                [&owner](const QString& value) { owner.shown.push_back(value); });
        };
        owner.job = read(QStringLiteral("first"), true);
        owner.job = read(QStringLiteral("second"), false);
        QTRY_VERIFY(!owner.job.running());
        QVERIFY(hilltop::waitForJobs(kPatience));
        QCoreApplication::processEvents();
        QCOMPARE(owner.shown, std::vector<QString>{QStringLiteral("second")});
    }

    /// What the work holds is destroyed on its own thread, the callback on this one, and an unused value on the
    /// worker's.
    void everythingIsDestroyedWhereItBelongs() {
        const Qt::HANDLE here = QThread::currentThreadId();
        for (const bool cancelled : {false, true}) {
            Trace ofWork, ofDone, ofValue;
            auto work = ofWork.gone->get_future(), done = ofDone.gone->get_future(), value = ofValue.gone->get_future();
            std::promise<void> go;
            Job job = Job::start(
                [trace = std::move(ofWork), result = std::move(ofValue),
                 go = go.get_future().share()](JobControl&) mutable {
                    go.wait();
                    return std::move(result);
                },
                [trace = std::move(ofDone)](const Trace& taken) { Q_UNUSED(taken) });
            if (cancelled) job.cancel();
            go.set_value();
            QTRY_VERIFY(!job.running());
            QVERIFY(hilltop::waitForJobs(kPatience));
            QVERIFY(work.get() != here);
            QVERIFY(done.get() == here);
            QCOMPARE(value.get() == here, !cancelled);
        }
    }
};

HILLTOP_TEST(JobsTest)
#include "jobs_test.moc"
