// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/process_pool.h"
#include "hosting/processes.h"
#include "support/test.h"

#include <QTest>

#include <unistd.h>

using namespace hilltop;

namespace {

/// Counts its news, and reads none of it.
class Listener final : public Peer {
public:
    explicit Listener(ProcessPool& pool)
        : Peer(pool, {}) {}
    void listen(const File& file) { watch(file.number(), kOut); }
    void end(File& file) { m_pool.close(file); }
    int heard() const { return m_heard; }

    void write() override {}
    void ready(int) override { ++m_heard; }
    void expired() override {}
    void exceeded(Fault, std::string) override {}

private:
    int m_heard = 0;
};

} // namespace

class ProcessPoolTest : public QObject {
    Q_OBJECT
private slots:
    /// A process that is being started has every file of ours for a moment; here it is held open for good.
    void aClosedFileTellsNothing() {
        ProcessPool pool(false);
        Listener listener(pool);
        auto pipe = pipe_from_child();
        QVERIFY(pipe);
        listener.listen(pipe->mine);
        const File held(::dup(pipe->mine.number()));
        QCOMPARE(::write(pipe->theirs.number(), "!", 1), 1);
        pool.wait(std::chrono::milliseconds(1));
        const int heard = listener.heard();
        QVERIFY(heard > 0);
        listener.end(pipe->mine);
        QVERIFY(!pipe->mine);
        pool.wait(std::chrono::milliseconds(1));
        QCOMPARE(listener.heard(), heard);
    }
};

HILLTOP_TEST(ProcessPoolTest)
#include "process_pool_test.moc"
