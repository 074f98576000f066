// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosted.h"
#include "support/rounds.h"

#include <filesystem>
#include <thread>

using namespace hilltop;
using namespace hilltop::testing;
using namespace std::chrono_literals;

namespace {

const char* const kKinds[] = {"hosted", "lines", "once"};

} // namespace

class TransportTest : public QObject {
    Q_OBJECT
private slots:
    void answers() {
        PipeTransport transport(rogue_settings());
        for (const char* kind : kKinds) {
            auto wire = transport.open(rogue(kind, patient(), kind));
            QVERIFY(wire);
            QVERIFY(!(*wire)->receive());
            QCOMPARE(told(asked(transport, **wire, "echo 1", Wire::Limit::Start)), "= 1");
            QCOMPARE(told(asked(transport, **wire, "echo two words")), "= two words");
            QCOMPARE(told(asked(transport, **wire, "echo")), "= ");
            QVERIFY(!(*wire)->receive());
            QVERIFY(!(*wire)->closed());
        }
    }

    void findsTheEntrants() {
        PipeTransport transport(rogue_settings());
        auto wire = transport.open(rogue("hosted"));
        asked(transport, **wire, "echo", Wire::Limit::Start);
        QCOMPARE(entrants_of(**wire), (std::vector<std::string>{"One", "Two B"}));
    }

    void aSlowOneDelaysNobody() {
        for (const char* kind : kKinds) {
            PipeTransport transport(rogue_settings());
            auto slow = transport.open(rogue(kind, patient(), "slow"));
            auto quick = transport.open(rogue(kind, patient(), "quick"));
            (*slow)->send("hang", Wire::Limit::Decision);
            for (int i = 0; i < 50; ++i)
                QCOMPARE(told(asked(transport, **quick, "echo " + std::to_string(i))), "= " + std::to_string(i));
            QVERIFY(!(*slow)->receive());
            (*slow)->drop();
            QVERIFY(!(*slow)->closed());
        }
    }

    void aLateAnswerIsDropped() {
        BotLimits limits = patient();
        limits.decision = 200ms;
        PipeTransport transport(rogue_settings());
        auto wire = transport.open(rogue("hosted", limits));
        QCOMPARE(told(asked(transport, **wire, "echo ready")), "= ready");
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(told(asked(transport, **wire, "late")), "time-out");
            // The answer to the last one comes first, and now.
            QCOMPARE(told(asked(transport, **wire, "echo now", Wire::Limit::Start)), "= now");
        }
        (*wire)->send("late", Wire::Limit::Decision);
        (*wire)->drop(); // no one waits, so it is not reported
        QCOMPARE(told(asked(transport, **wire, "echo then", Wire::Limit::Start)), "= then");
    }

    void linesGoOnWhereOneWasNoAnswer() {
        BotLimits limits = patient();
        limits.decision = 200ms;
        PipeTransport transport(rogue_settings());
        auto wire = transport.open(rogue("lines", limits));
        QCOMPARE(told(asked(transport, **wire, "echo ready")), "= ready");
        QCOMPARE(told(asked(transport, **wire, "late")), "time-out");
        (*wire)->send("echo 2", Wire::Limit::Start);
        QCOMPARE(told(wait_for(transport, **wire)), "= late"); // by its id no answer to this one
        QCOMPARE(told(wait_for(transport, **wire)), "= 2");
        QCOMPARE(told(asked(transport, **wire, "late")), "time-out");
        (*wire)->send("hang", Wire::Limit::Decision);
        QCOMPARE(told(wait_for(transport, **wire)), "= late");
        QCOMPARE(told(wait_for(transport, **wire)), "time-out"); // and still in time
    }

    void aMessageWithoutAnAnswer() {
        PipeTransport transport(rogue_settings());
        auto wire = transport.open(rogue("lines"));
        QCOMPARE(told(asked(transport, **wire, "echo ready")), "= ready");
        (*wire)->send("end", Wire::Limit::Decision);
        (*wire)->drop();
        QCOMPARE(told(asked(transport, **wire, "echo on")), "= on");
    }

    void theEndOfAProgramIsToldWhereLinesWereNoAnswer() {
        PipeTransport transport(rogue_settings());
        auto wire = transport.open(rogue("lines"));
        QCOMPARE(told(asked(transport, **wire, "echo ready")), "= ready");
        (*wire)->send("garbage", Wire::Limit::Decision);
        QCOMPARE(told(wait_for(transport, **wire)), "= garbage");
        (*wire)->send("exit", Wire::Limit::Decision);
        QCOMPARE(told(wait_for(transport, **wire)), "crash");
        QVERIFY((*wire)->closed());
    }

    void stderrComesWithItsAnswer() {
        for (const char* kind : kKinds) {
            PipeTransport transport(rogue_settings());
            auto wire = transport.open(rogue(kind, patient(), kind));
            QCOMPARE(asked(transport, **wire, "echo quiet", Wire::Limit::Start).errors, "");
            QCOMPARE(asked(transport, **wire, "say hear").errors, "hear\n");
            QCOMPARE(asked(transport, **wire, "echo quiet").errors, "");
        }
    }

    void stderrIsCountedByMatch() {
        BotLimits limits = patient();
        limits.errors = 25;
        for (const char* kind : kKinds) {
            PipeTransport transport(rogue_settings());
            auto wire = transport.open(rogue(kind, limits, kind));
            for (int match = 0; match < 3; ++match) {
                QCOMPARE(told(asked(transport, **wire, "say 123456789", Wire::Limit::Start)), "= said");
                QCOMPARE(told(asked(transport, **wire, "say 123456789")), "= said");
            }
            const WireReply reply = asked(transport, **wire, "say 123456789");
            // Either with the answer or, once that was quicker, with the next one.
            const WireReply last = reply.fault ? reply : asked(transport, **wire, "hang");
            QCOMPARE(told(last), "too-much-output");
            QCOMPARE((reply.fault ? "" : reply.errors) + last.errors, "12345");
        }
    }

    void sharesAProgram() {
        PipeTransport transport(rogue_settings(false, 3));
        std::vector<std::unique_ptr<Wire>> wires;
        std::vector<std::string> processes;
        for (int i = 0; i < 4; ++i) {
            wires.push_back(std::move(*transport.open(rogue("hosted", patient(), std::to_string(i)))));
            processes.push_back(told(asked(transport, *wires.back(), "pid")));
        }
        QVERIFY(processes[0] == processes[1] && processes[1] == processes[2] && processes[2] != processes[3]);
        for (auto& wire : wires)
            wire->send("echo all", Wire::Limit::Decision);
        for (auto& wire : wires)
            QCOMPARE(told(wait_for(transport, *wire)), "= all");
        wires[1].reset(); // its slot is free again
        wires[1] = std::move(*transport.open(rogue("hosted", patient(), "1")));
        QCOMPARE(told(asked(transport, *wires[1], "pid")), processes[0]);
        BotLimits others = patient();
        others.memory *= 2; // other limits, another program
        auto apart = transport.open(rogue("hosted", others, "5"));
        QVERIFY(told(asked(transport, **apart, "pid")) != processes[0]);
        // One of them throws: only its slot is closed.
        QCOMPARE(told(asked(transport, *wires[0], "throw")), "crash");
        QVERIFY(wires[0]->closed() && !wires[1]->closed());
        QCOMPARE(told(asked(transport, *wires[1], "pid")), processes[0]);
    }

    void whoSharesAProgramLosesIt_data() {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<QByteArray>("word");
        QTest::newRow("time-out") << QByteArray("hang") << QByteArray("time-out");
        QTest::newRow("crash") << QByteArray("exit") << QByteArray("crash");
    }
    void whoSharesAProgramLosesIt() {
        QFETCH(QByteArray, request);
        QFETCH(QByteArray, word);
        BotLimits limits = patient();
        if (word == "time-out") limits.decision = 300ms;
        PipeTransport transport(rogue_settings(false, 4));
        std::vector<std::unique_ptr<Wire>> wires;
        for (int i = 0; i < 4; ++i) {
            wires.push_back(std::move(*transport.open(rogue("hosted", limits, std::to_string(i)))));
            QCOMPARE(told(asked(transport, *wires.back(), "echo 1")), "= 1"); // the first decision may take longer
        }
        wires[0]->send("echo before", Wire::Limit::Decision);
        wires[1]->send(request.toStdString(), Wire::Limit::Decision);
        wires[2]->send("echo behind", Wire::Limit::Decision);
        QCOMPARE(told(wait_for(transport, *wires[0])), "= before");
        QCOMPARE(told(wait_for(transport, *wires[1])), word.toStdString());
        QCOMPARE(told(wait_for(transport, *wires[2])), "lost");
        QVERIFY(!wires[3]->closed()); // was not asked; hears of it when it is
        QCOMPARE(told(asked(transport, *wires[3], "echo 4")), "lost");
        QVERIFY(wires[0]->closed() || told(asked(transport, *wires[0], "echo 0")) == "lost");
        for (auto& wire : wires) {
            QVERIFY(wire->closed());
            wire = std::move(*transport.open(rogue("hosted", limits, "new")));
            QCOMPARE(told(asked(transport, *wire, "echo anew")), "= anew");
        }
    }

    void twoHundredAtOnce() {
        PipeTransport transport(rogue_settings(isolation().on()));
        std::vector<std::unique_ptr<Wire>> wires;
        for (int i = 0; i < rounds(200); ++i) {
            auto wire = transport.open(rogue(kKinds[i % 3], patient(), std::to_string(i)));
            QVERIFY2(wire, wire ? "" : english(wire.error()).c_str());
            wires.push_back(std::move(*wire));
        }
        for (int round = 0; round < 3; ++round) {
            for (std::size_t i = 0; i < wires.size(); ++i)
                wires[i]->send("echo " + std::to_string(i), Wire::Limit::Decision);
            for (std::size_t i = 0; i < wires.size(); ++i)
                QCOMPARE(told(wait_for(transport, *wires[i])), "= " + std::to_string(i));
        }
    }

    void wakesUp() {
        PipeTransport transport(rogue_settings());
        auto wire = transport.open(rogue("hosted"));
        (*wire)->send("hang", Wire::Limit::Decision);
        std::atomic<bool> ended{false};
        std::thread waiting([&] {
            transport.wait(std::chrono::hours(1));
            ended = true;
        });
        transport.wake();
        waiting.join(); // or the test hangs
        QVERIFY(ended);
        QVERIFY(!(*wire)->receive());
    }

    void hasAFolderOfItsOwn_data() {
        QTest::addColumn<bool>("isolated");
        QTest::newRow("isolated") << true;
        QTest::newRow("not isolated") << false;
    }
    void hasAFolderOfItsOwn() {
        QFETCH(bool, isolated);
        if (isolated) SKIP_WITHOUT_ISOLATION();
        const std::string here = std::filesystem::current_path();
        for (const char* kind : kKinds) {
            PipeTransport transport(rogue_settings(isolated));
            auto wire = transport.open(rogue(kind, patient(), "a/../ä b"));
            auto other = transport.open(rogue(kind, patient(), "a"));
            const std::string folder = told(asked(transport, **wire, "where")).substr(2);
            QVERIFY(folder != here);
            QVERIFY(folder != told(asked(transport, **other, "where")).substr(2));
            // Nor does it find ours from there.
            if (!isolated) QCOMPARE(told(asked(transport, **wire, "above")), "= /");
            QCOMPARE(told(asked(transport, **wire, "write notes")), "= written");
            QVERIFY(std::filesystem::exists(folder + "/notes"));
            QVERIFY(!std::filesystem::exists(here + "/notes"));
            QCOMPARE(told(asked(transport, **wire, "read notes")), "= read was here");
            wire->reset();
            wire = transport.open(rogue(kind, patient(), "a/../ä b"));
            QCOMPARE(told(asked(transport, **wire, "where")).substr(2), folder);
            QCOMPARE(told(asked(transport, **wire, "read notes")), "= No such file or directory");
        }
    }

    void getsFewVariables() {
        PipeTransport transport(rogue_settings(isolation().on()));
        auto wire = transport.open(rogue("hosted"));
        std::string all = told(asked(transport, **wire, "environment"));
        QVERIFY2(all.starts_with("= PATH HOME TMPDIR LANG "), all.c_str());
        QVERIFY2(all.size() < 40, all.c_str());
    }

    void knowsItsKinds() {
        PipeTransport transport;
        const auto unknown = transport.open(rogue("prolog"));
        QVERIFY(!unknown);
        QCOMPARE(english(unknown.error()), "there are no bots of the kind 'prolog'");
        const auto call = transport.open_call(rogue("js"));
        QVERIFY(!call);
        QCOMPARE(english(call.error()), "bots of the kind 'js' do not run inside Hilltop");
    }
};

HILLTOP_TEST(TransportTest)
#include "transport_test.moc"
