// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/parallel.h"
#include "support/test.h"

#include <atomic>
#include <new>
#include <stdexcept>

using namespace hilltop;

/// What is thrown in a thread is an error of those who wait for it, and fewer threads than asked for are enough.
class ParallelTest : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { limit_threads(-1); }

    void saysWhatWasThrown() {
        QCOMPARE(english(guarded([]() -> int { throw std::bad_alloc(); }).error()),
                 "there is not enough memory to continue");
        QVERIFY(english(guarded([] { throw std::runtime_error("so"); }).error()).find("so") != std::string::npos);
        QCOMPARE(*guarded([] { return 7; }), 7);
        QCOMPARE(*guarded([] { return Result<int>(8); }), 8);
        QVERIFY(!guarded([] { return Result<>(failure("base", "no")); }));
    }
    void oneThreadThrows_data() {
        QTest::addColumn<int>("threads");
        QTest::addRow("alone") << 1;
        QTest::addRow("beside others") << 4;
    }
    void oneThreadThrows() {
        QFETCH(int, threads);
        std::atomic<int> begun = 0;
        const auto done = on_threads(threads, [&] {
            if (++begun == threads) throw std::bad_alloc();
        });
        QCOMPARE(begun.load(), threads);
        QVERIFY(!done);
    }
    void startsAsManyAsThereAre_data() {
        QTest::addColumn<int>("more");
        QTest::addRow("none") << 0;
        QTest::addRow("one") << 1;
    }
    void startsAsManyAsThereAre() {
        QFETCH(int, more);
        limit_threads(more);
        std::atomic<int> begun = 0;
        QVERIFY(on_threads(4, [&] { ++begun; }));
        QCOMPARE(begun.load(), 1 + more);
        const auto refused = start_thread([] {});
        QVERIFY(!refused);
        QVERIFY(english(refused.error()).find("cannot start more threads") != std::string::npos);
    }
};

HILLTOP_TEST(ParallelTest)
#include "parallel_test.moc"
