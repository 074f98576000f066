// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosted.h"

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace hilltop;
using namespace hilltop::testing;
using namespace std::chrono_literals;

/// Why a limit is lower than all patience, in a row of misbehaviour.
enum class Low { None, Time, Errors, Memory, Processes };

namespace {

BotLimits lowered(Low low) {
    BotLimits limits = patient();
    if (low == Low::Time) limits.decision = 300ms;
    if (low == Low::Errors) limits.errors = 64 << 10;
    if (low == Low::Memory) limits.memory = 64 << 20;
    if (low == Low::Processes) limits.processes = 8;
    return limits;
}

} // namespace

Q_DECLARE_METATYPE(Low)

/// What a bot does, and the fault it gets for it.
class MisbehaviourTest : public QObject {
    Q_OBJECT
private slots:
    void getsItsWord_data() {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<bool>("isolated");
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<Low>("low");
        QTest::addColumn<QByteArray>("expected");
        QTest::addColumn<bool>("ends"); ///< the wire, where there is a program to end
        struct Row {
            const char* request;
            Low low;
            const char* hosted;
            const char* lines;
            const char* once;
            bool ends;
        };
        const Row rows[] = {
            {"hang", Low::Time, "time-out", "time-out", "time-out", false},
            {"spin", Low::Time, "time-out", "time-out", "time-out", false},
            {"late", Low::Time, "time-out", "time-out", nullptr, false},
            {"garbage", Low::None, "not-understood", "= garbage", "= garbage", true},
            {"throw", Low::None, "crash", nullptr, nullptr, true},
            {"cheat", Low::None, "not-allowed", nullptr, nullptr, false},
            {"close", Low::None, "crash", "crash", nullptr, true},
            {"close", Low::Time, nullptr, nullptr, "crash", true},
            {"exit", Low::None, "crash", "crash", "crash", true},
            {"abort", Low::None, "crash", "crash", "crash", true},
            {"flood", Low::None, "too-much-output", "too-much-output", "too-much-output", true},
            {"floodlines", Low::None, "not-understood", "= ", "too-much-output", true},
            {"flooderrors", Low::Errors, "too-much-output", "too-much-output", "too-much-output", true},
            {"grow", Low::Memory, "too-much-memory", "too-much-memory", "too-much-memory", true},
            {"breedon", Low::Processes, "too-many-processes", "too-many-processes", "too-many-processes", true},
            {"breedon leave", Low::Processes, "too-many-processes", "too-many-processes", "too-many-processes", true},
        };
        for (const bool isolated : {false, true}) {
            for (const Row& row : rows) {
                const std::pair<const char*, const char*> ways[] = {
                    {"hosted", row.hosted}, {"lines", row.lines}, {"once", row.once}};
                for (const auto& [kind, expected] : ways) {
                    if (expected == nullptr) continue;
                    QTest::addRow("%s%s: %s", kind, isolated ? ", isolated" : "", row.request)
                        << QByteArray(kind) << isolated << QByteArray(row.request) << row.low << QByteArray(expected)
                        << (row.ends && QByteArray(kind) != "once" && !QByteArray(expected).startsWith('='));
                }
            }
        }
    }
    void getsItsWord() {
        QFETCH(QByteArray, kind);
        QFETCH(bool, isolated);
        QFETCH(QByteArray, request);
        QFETCH(Low, low);
        QFETCH(QByteArray, expected);
        QFETCH(bool, ends);
        if (isolated) SKIP_WITHOUT_ISOLATION();
        PipeTransport transport(rogue_settings(isolated));
        auto wire = transport.open(rogue(kind.toStdString(), lowered(low)));
        QVERIFY(wire);
        QCOMPARE(told(asked(transport, **wire, "echo ready")), "= ready");
        const WireReply reply = asked(transport, **wire, request.toStdString());
        if (expected != "= ") QCOMPARE(told(reply), expected.toStdString());
        if (expected.startsWith("= ")) return;
        QVERIFY(reply.text.empty());
        QCOMPARE((*wire)->closed(), ends);
        // The same bot once more, afterwards: no rest of the first one is in the way.
        auto again = transport.open(rogue(kind.toStdString(), patient(), "2"));
        QVERIFY(again);
        QCOMPARE(told(asked(transport, **again, "echo again")), "= again");
    }

    void aStuckBotIsNotWaitedForAgain_data() {
        QTest::addColumn<QByteArray>("kind");
        QTest::newRow("hosted") << QByteArray("hosted");
        QTest::newRow("lines") << QByteArray("lines");
    }
    /// Its next match begins with the time of a decision, not with the ten seconds of a start. Earns its half second:
    /// an hour would pass here otherwise.
    void aStuckBotIsNotWaitedForAgain() {
        QFETCH(QByteArray, kind);
        PipeTransport transport(rogue_settings());
        BotLimits limits = lowered(Low::Time);
        limits.start = 1h;
        auto wire = transport.open(rogue(kind.toStdString(), limits));
        QVERIFY(wire);
        QCOMPARE(told(asked(transport, **wire, "echo ready")), "= ready");
        QCOMPARE(told(asked(transport, **wire, "hang")), "time-out");
        const WireReply reply = asked(transport, **wire, "echo start", Wire::Limit::Start);
        QCOMPARE(told(reply), "time-out");
        QCOMPARE(reply.reason, "no answer within 300 ms");
    }
    /// One that answers after all has the whole time for its start.
    void oneThatComesBackStartsAsUsual() {
        PipeTransport transport(rogue_settings());
        BotLimits limits = lowered(Low::Time);
        limits.start = 700ms;
        auto wire = transport.open(rogue("hosted", limits));
        QVERIFY(wire);
        QCOMPARE(told(asked(transport, **wire, "echo ready")), "= ready"); // the first question has all the patience
        QCOMPARE(told(asked(transport, **wire, "late")), "time-out");
        const WireReply reply = asked(transport, **wire, "hang", Wire::Limit::Start); // it answers the other one first
        QCOMPARE(told(reply), "time-out");
        QCOMPARE(reply.reason, "no answer within 700 ms");
    }

    void floodsInLines() {
        PipeTransport transport(rogue_settings());
        auto wire = transport.open(rogue("lines"));
        (*wire)->send("floodlines", Wire::Limit::Decision);
        WireReply reply; // a line may be the answer, and all behind it is too much
        while (!reply.fault)
            reply = wait_for(transport, **wire);
        QCOMPARE(told(reply), "too-much-output");
        QVERIFY((*wire)->closed());
    }

    void stallsWhenItDoesNotRead_data() {
        QTest::addColumn<QByteArray>("kind");
        for (const char* kind : {"hosted", "lines", "once"})
            QTest::newRow(kind) << QByteArray(kind);
    }
    void stallsWhenItDoesNotRead() {
        QFETCH(QByteArray, kind);
        PipeTransport transport(rogue_settings());
        BotLimits limits = lowered(Low::Time);
        // Where it says that it is deaf from now on, it may take for that as long as the machine likes.
        if (kind == "once") limits.first = limits.decision;
        auto wire = transport.open(rogue(kind.toStdString(), limits));
        if (kind != "once") QCOMPARE(told(asked(transport, **wire, "deaf")), "= deaf");
        std::string much = "deaf ";
        much.append(1 << 20, 'x');
        QCOMPARE(told(asked(transport, **wire, much)), "stall");
        QCOMPARE((*wire)->closed(), kind != "once");
    }

    void doesNotStart() {
        PipeTransport transport(rogue_settings());
        for (const char* kind : {"hosted", "lines"}) {
            auto wire = transport.open(rogue(kind, patient(), kind, "stillborn"));
            QVERIFY(wire);
            QCOMPARE(told(asked(transport, **wire, "echo", Wire::Limit::Start)), "no-start");
            QVERIFY((*wire)->closed());
        }
        for (const bool isolated : {false, true}) {
            HostingSettings settings = rogue_settings(isolated);
            settings.planners["none"] = [](const WireOrder&) -> Result<LaunchPlan> {
                return LaunchPlan{.arguments = {"/nowhere/bot"}, .speech = Speech::Lines};
            };
            PipeTransport other(settings);
            auto wire = other.open(rogue("none"));
            const WireReply reply = asked(other, **wire, "hello", Wire::Limit::Start);
            QCOMPARE(told(reply), "no-start");
            QCOMPARE(reply.errors, "cannot be run: No such file or directory\n");
        }
    }

    void saysWhereTheFileIsWrong() {
        PipeTransport transport(rogue_settings());
        auto wire = transport.open(rogue("hosted", patient(), "1", "wrong.bad"));
        const WireReply reply = asked(transport, **wire, "echo", Wire::Limit::Start);
        QCOMPARE(told(reply), "no-start");
        QCOMPARE(reply.errors, "line 3, column 7: no\n");
        QVERIFY((*wire)->closed());
    }

    void aFaultBetweenRequestsIsToldWithTheNext() {
        PipeTransport transport(rogue_settings());
        auto wire = transport.open(rogue("hosted"));
        QCOMPARE(told(asked(transport, **wire, "twice")), "= once");
        QCOMPARE(told(asked(transport, **wire, "echo x")), "not-understood");
        QVERIFY((*wire)->closed());
    }

    void isKeptFromEverybodyElse_data() {
        QTest::addColumn<QByteArray>("kind");
        for (const char* kind : {"hosted", "lines", "once"})
            QTest::newRow(kind) << QByteArray(kind);
    }
    void isKeptFromEverybodyElse() {
        QFETCH(QByteArray, kind);
        SKIP_WITHOUT_ISOLATION();
        const std::string home = qgetenv("HOME").toStdString() + "/.hilltop-hosting-test-" + std::to_string(getpid());
        std::ofstream(home) << "secret";
        const int listening = socket(AF_INET, SOCK_STREAM, 0);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        QVERIFY(bind(listening, reinterpret_cast<sockaddr*>(&address), size) == 0 && listen(listening, 8) == 0);
        getsockname(listening, reinterpret_cast<sockaddr*>(&address), &size);
        const std::string reach = "reach " + std::to_string(ntohs(address.sin_port));

        PipeTransport open(rogue_settings(false));
        auto free = open.open(rogue(kind.toStdString(), patient()));
        QCOMPARE(told(asked(open, **free, reach)), "= reached");
        QCOMPARE(told(asked(open, **free, "read " + home)), "= read secret");

        PipeTransport transport(rogue_settings(true));
        QVERIFY(transport.isolated());
        auto wire = transport.open(rogue(kind.toStdString()));
        auto other = transport.open(rogue(kind.toStdString(), patient(), "2"));
        std::string others = told(asked(transport, **other, "where")).substr(2) + "/mine";
        QCOMPARE(told(asked(transport, **other, "write " + others)), "= written");
        QCOMPARE(told(asked(transport, **wire, reach)), "= not reached");
        QCOMPARE(told(asked(transport, **wire, "read " + home)), "= No such file or directory");
        QVERIFY(told(asked(transport, **wire, "write " + home)) != "= written"); // read-only, where there is a folder
        QCOMPARE(told(asked(transport, **wire, "read " + others)), "= No such file or directory");
        QCOMPARE(told(asked(transport, **wire, "write /etc/hilltop-was-here")), "= Read-only file system");
        if (std::ifstream shadow("/etc/shadow"); shadow.get() != EOF) // we are root, and the bot is not
            QVERIFY(!told(asked(transport, **wire, "read /etc/shadow")).starts_with("= read root"));
        QCOMPARE(told(asked(transport, **wire, "orphan")), "= alive");
        close(listening);
        std::ifstream file(home);
        std::string text;
        QVERIFY(std::getline(file, text) && text == "secret");
        std::remove(home.c_str());
    }

    /// No file is too large by itself.
    void allThatItWritesIsLimited() {
        for (const bool isolated : {false, true}) {
            if (isolated && !isolation().on()) continue;
            PipeTransport transport(rogue_settings(isolated));
            auto wire = transport.open(rogue("lines", patient()));
            QCOMPARE(told(asked(transport, **wire, "hoard 2")), "= hoarded");
            const WireReply reply = asked(transport, **wire, "hoard 8");
            QVERIFY(reply.fault == Fault::TooMuchOutput);
            QVERIFY((*wire)->closed());
        }
    }

    void oneThatEndsItsKeeperHasCrashed() {
        for (const char* kind : {"hosted", "lines", "once"}) {
            PipeTransport transport(rogue_settings(false));
            auto wire = transport.open(rogue(kind, patient(), kind, "fratricide"));
            QCOMPARE(told(asked(transport, **wire, "echo ready")), "= ready");
            QCOMPARE(told(asked(transport, **wire, "orphan")), "crash");
            if (std::string(kind) == "once") QCOMPARE(told(asked(transport, **wire, "echo again")), "= again");
        }
        QVERIFY(all_gone("fratricide"));
    }

    void aFileOfItsOwnIsSmall() {
        for (const bool isolated : {false, true}) {
            if (isolated && !isolation().on()) continue;
            PipeTransport transport(rogue_settings(isolated));
            auto wire = transport.open(rogue("once"));
            QCOMPARE(told(asked(transport, **wire, "size")), "= none");
            QCOMPARE(told(asked(transport, **wire, "fill 1024")), "= filled");
            QCOMPARE(told(asked(transport, **wire, "size")), "= some");
            QCOMPARE(told(asked(transport, **wire, "fill 1025")), "not-allowed");
            QCOMPARE(told(asked(transport, **wire, "size")), "= some"); // what is left is small enough
            wire = transport.open(rogue("once"));
            QCOMPARE(told(asked(transport, **wire, "size")), "= none"); // a new series begins with nothing
        }
    }
};

HILLTOP_TEST(MisbehaviourTest)
#include "misbehaviour_test.moc"
