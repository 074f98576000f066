// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosted.h"

#include <QProcess>

#include <csignal>

#include <unistd.h>

using namespace hilltop;
using namespace hilltop::testing;

namespace {

std::vector<int> children_of(qint64 process) {
    std::vector<int> children;
    std::ifstream file("/proc/" + std::to_string(process) + "/task/" + std::to_string(process) + "/children");
    for (int child = 0; file >> child;)
        children.push_back(child);
    return children;
}

bool lives(int process) {
    std::ifstream file("/proc/" + std::to_string(process) + "/stat");
    std::string text;
    std::getline(file, text);
    const auto behind = text.rfind(')');
    return behind != std::string::npos && text[behind + 2] != 'Z'; // a zombie waits only for us
}

} // namespace

class EndingTest : public QObject {
    Q_OBJECT
private slots:
    void nothingOutlivesUs_data() {
        QTest::addColumn<bool>("isolated");
        QTest::addColumn<int>("signal");
        QTest::newRow("kill -9") << false << SIGKILL;
        QTest::newRow("kill -9, isolated") << true << SIGKILL;
        QTest::newRow("terminated") << false << SIGTERM;
        QTest::newRow("a fault of ours") << true << SIGSEGV;
    }
    void nothingOutlivesUs() {
        QFETCH(bool, isolated);
        QFETCH(int, signal);
        if (isolated) SKIP_WITHOUT_ISOLATION();
        const std::string word =
            "ending-" + std::to_string(getpid()) + '-' + std::to_string(signal) + (isolated ? "i" : "");
        QProcess program;
        program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        program.start(kTestedProgram,
                      {QString::fromStdString(word), isolated ? QStringLiteral("yes") : QStringLiteral("no")});
        QVERIFY(program.waitForReadyRead(kPatienceMs));
        QCOMPARE(program.readLine(), "ready\n");
        const std::vector<int> keepers = children_of(program.processId());
        QCOMPARE(keepers.size(), 3U);
        // Two bots with two children each, and the one-shot process, which has no bot's word yet or has it.
        QTRY_VERIFY(processes_with(word).size() >= 6);
        ::kill(static_cast<pid_t>(program.processId()), signal);
        QVERIFY(program.waitForFinished(kPatienceMs));
        for (const int keeper : keepers)
            QTRY_VERIFY(!lives(keeper)); // which starts nothing more, and ends last
        QVERIFY(processes_with(word).empty());
    }

    void nothingOutlivesItsWire_data() {
        QTest::addColumn<bool>("isolated");
        QTest::newRow("open") << false;
        QTest::newRow("isolated") << true;
    }
    void nothingOutlivesItsWire() {
        QFETCH(bool, isolated);
        if (isolated) SKIP_WITHOUT_ISOLATION();
        const std::string word = "wire-" + std::to_string(getpid());
        {
            PipeTransport transport(rogue_settings(isolated));
            auto wire = transport.open(rogue("lines", patient(), "1", word));
            QCOMPARE(told(asked(transport, **wire, "leave 3")), "= bred");
            QTRY_VERIFY(processes_with(word).size() >= 4);
            wire->reset();
            QVERIFY(all_gone(word)); // while the transport lives on
            wire = transport.open(rogue("hosted", patient(), "2", word));
            QCOMPARE(told(asked(transport, **wire, "leave 3")), "= bred");
        }
        QVERIFY(all_gone(word)); // while this program lives on
    }

    void whatAOneShotLeavesBehindGoesWithIt() {
        const std::string word = "once-" + std::to_string(getpid());
        PipeTransport transport(rogue_settings());
        auto wire = transport.open(rogue("once", patient(), "1", word));
        QCOMPARE(told(asked(transport, **wire, "leave 3")), "= bred");
        QVERIFY(processes_with("bots/" + word).empty());
    }

    void aBombIsEnded() {
        const std::string word = "bomb-" + std::to_string(getpid());
        BotLimits limits = patient();
        limits.processes = 8;
        PipeTransport transport(rogue_settings());
        auto wire = transport.open(rogue("hosted", limits, "1", word));
        QCOMPARE(told(asked(transport, **wire, "breedon leave")), "too-many-processes");
        QVERIFY(all_gone(word));
    }
};

HILLTOP_TEST(EndingTest)
#include "ending_test.moc"
#include "support/built.h"
