// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/test.h"
#include "wires/wire.h"

using namespace hilltop;
using namespace std::chrono_literals;

class WireTest : public QObject {
    Q_OBJECT
private slots:
    void readsLimits() {
        BotLimits limits;
        for (const char* text : {"start=2s", "first=1500ms", "decision=250ms", "reply=2K", "stderr=0", "memory=1G",
                                 "processes=4", "remembers=nothing", "ponder=yes"}) {
            const auto read = read_limit(limits, text);
            QVERIFY2(read, text);
        }
        BotLimits expected;
        expected.start = 2s;
        expected.first = 1500ms;
        expected.decision = 250ms;
        expected.reply = 2048;
        expected.errors = 0;
        expected.memory = 1 << 30;
        expected.processes = 4;
        expected.remembers = Memory::None;
        expected.ponder = true;
        QVERIFY(limits == expected);
    }

    void writesLimits() {
        QCOMPARE(limit_texts({}), (std::vector<std::string>{"start=10s", "first=5s", "decision=1s", "reply=64K",
                                                            "stderr=1M", "memory=512M", "processes=16", "total=0s",
                                                            "remembers=series", "ponder=no"}));
        BotLimits limits;
        limits.start = 1ms;
        limits.decision = 1001ms;
        limits.reply = 1025;
        limits.errors = 0;
        limits.memory = 3'221'225'472;
        limits.processes = 1024;
        limits.total = 600s;
        limits.remembers = Memory::Match;
        limits.ponder = true;
        const auto texts = limit_texts(limits);
        QCOMPARE(texts, (std::vector<std::string>{"start=1ms", "first=5s", "decision=1001ms", "reply=1025", "stderr=0",
                                                  "memory=3G", "processes=1024", "total=600s", "remembers=match",
                                                  "ponder=yes"}));
        BotLimits back;
        for (const std::string& text : texts)
            QVERIFY(read_limit(back, text));
        QVERIFY(back == limits);
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* text, const char* sentence) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(sentence);
        };
        row("tea=1s", "there is no limit \"tea\"; the limits are start, first, decision, reply, stderr, memory, "
                      "processes, total, remembers and ponder");
        row("", "there is no limit \"\"; the limits are start, first, decision, reply, stderr, memory, processes, "
                "total, remembers and ponder");
        row("start", "limit start: \"\" is not 1ms to 86400s");
        row("start=10", "limit start: \"10\" is not 1ms to 86400s");
        row("start=0s", "limit start: \"0s\" is not 1ms to 86400s");
        row("first=86401s", "limit first: \"86401s\" is not 1ms to 86400s");
        row("decision=-1s", "limit decision: \"-1s\" is not 1ms to 86400s");
        row("decision=1.5s", "limit decision: \"1.5s\" is not 1ms to 86400s");
        row("decision=99999999999999999s", "limit decision: \"99999999999999999s\" is not 1ms to 86400s");
        row("reply=0", "limit reply: \"0\" is not 1 to 1G");
        row("stderr=2G", "limit stderr: \"2G\" is not 0 to 1G");
        row("memory=1000K", "limit memory: \"1000K\" is not 1M to 1024G");
        row("memory=512 M", "limit memory: \"512 M\" is not 1M to 1024G");
        row("processes=0", "limit processes: \"0\" is not 1 to 10000");
        row("remembers=5", "limit remembers: \"5\" is not nothing, match or series");
        row("remembers", "limit remembers: \"\" is not nothing, match or series");
        row("ponder=maybe", "limit ponder: \"maybe\" is not yes or no");
        row("processes=1K", "limit processes: \"1K\" is not 1 to 10000");
    }
    void refuses() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, sentence);
        BotLimits limits;
        const auto read = read_limit(limits, text.toStdString());
        QVERIFY(!read);
        QCOMPARE(english(read.error()), sentence.toStdString());
        QVERIFY(read.error().kind == ErrorKind::Usage);
        QVERIFY(limits == BotLimits());
    }
};

HILLTOP_TEST(WireTest)
#include "wire_test.moc"
