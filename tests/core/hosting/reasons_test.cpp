// SPDX-License-Identifier: GPL-3.0-or-later
// What a fault says beside its word: what was sent, what came back, how the program ended, what was expected; and the
// log of a wire.
#include "botlab/bot_check.h"
#include "botlab/reproduce.h"
#include "hosting/host_bots.h"
#include "records/record_file.h"
#include "rogue_tournament.h"
#include "support/rounds.h"

#include <QTemporaryDir>

#include <regex>

#include <sys/stat.h>

using namespace hilltop;
using namespace hilltop::testing;

class ReasonsTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

    std::string program(const char* name, const QByteArray& text) const {
        const std::string path = m_folder.filePath(QString::fromLatin1(name)).toStdString();
        std::ofstream(path) << text.constData();
        ::chmod(path.c_str(), 0755);
        return path;
    }
    /// The report on a match in which this bot sits.
    static BotReport checked(const char* game, const std::string& bot, const BotLimits& limits = patient()) {
        CheckOrder order{.bot = bot, .limits = limits, .matches = 1};
        Gate open;
        const auto report = check_hosted_bot(*find_game(game), order, open);
        if (!report) qFatal("%s", english(report.error()).c_str());
        return *report;
    }
    static bool fits(const std::string& text, const std::string& pattern) {
        return std::regex_search(text, std::regex(pattern));
    }

private slots:
    void initTestCase() { host_bots(); }
    void cleanup() { QVERIFY(log_wires("")); }

    void ofAnExecutable_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<Fault>("word");
        QTest::addColumn<QByteArray>("pattern");
        const QByteArray sent = "hilltop: sent \"[0-9tjqkacdhs,]*\\\\n\\d+\\\\n\\d+\\\\n\\w+\\\\n.*\\n";
        QTest::newRow("nothing") << QByteArray("cat > /dev/null\n") << Fault::NotUnderstood
                                 << sent + "hilltop: nothing came back\nhilltop: expected one of .*line break.*\n"
                                           "hilltop: exit code 0\n";
        QTest::newRow("another word") << QByteArray("echo maybe\nexit 4\n") << Fault::NotUnderstood
                                      << sent + "hilltop: came back \"maybe\"\nhilltop: expected one of [^.]*\n"
                                                "hilltop: exit code 4\n";
        QTest::newRow("bytes") << QByteArray("printf '\\001\\377x'\n") << Fault::NotUnderstood
                               << sent + "hilltop: came back \"\\\\x01\\\\xffx\"\\n";
        QTest::newRow("a code") << QByteArray("echo oh >&2\nexit 3\n") << Fault::Crash
                                << "^oh\n" + sent + "hilltop: nothing came back\nhilltop: exit code 3\n$";
        QTest::newRow("a signal") << QByteArray("kill -SEGV $$\n") << Fault::Crash
                                  << sent + "hilltop: nothing came back\\nhilltop: signal 11 \\(SEGV\\)\\n$";
        QTest::newRow("too late")
            << QByteArray("echo half\nsleep 60\n") << Fault::TimeOut
            << sent + "hilltop: came back \"half\\\\n\"\\nhilltop: it had not ended after 300 ms\\n$";
        QTest::newRow("too much") << QByteArray("head -c 9000 /dev/zero | tr '\\0' x\n") << Fault::TooMuchOutput
                                  << sent + "hilltop: came back \"x{200}\" \\(cut, \\d+ bytes\\)\\n"
                                            "hilltop: its answer is longer than 8192 bytes\n$";
    }
    void ofAnExecutable() {
        QFETCH(QByteArray, script);
        QFETCH(Fault, word);
        QFETCH(QByteArray, pattern);
        BotLimits limits = patient();
        limits.reply = 8192;
        if (word == Fault::TimeOut) limits.first = limits.decision = std::chrono::milliseconds(300);
        CheckOrder order{.bot = "exec:" + program("bot.sh", "#!/bin/sh\n" + script), .limits = limits, .matches = 1};
        Gate gate;
        order.progress = [&](const CheckProgress& progress) { // its first faults are enough
            if (progress.done > 0 || word == Fault::TimeOut) gate.stop();
        };
        PairSink sink;
        Plan plan = default_plan(*find_game("euchre"));
        plan.rules["points_to_win"] = 1;
        plan.bots = {order.bot, "first-legal"};
        plan.matches = 1;
        plan.limits = limits;
        play_to(sink, plan);
        const auto& result = sink.pairs.begin()->second.front().second;
        QVERIFY(!result.faults.empty());
        const SeriesFault& fault = result.faults.front();
        QVERIFY2(fault.fault == word, fault_word(fault.fault).data());
        QVERIFY2(fits(fault.errors, pattern.toStdString()), fault.errors.c_str());
    }

    void byTheProtocol_data() {
        QTest::addColumn<Fault>("word");
        QTest::addColumn<QByteArray>("pattern");
        const QByteArray sent = "hilltop: sent \"(\\{.*\\\\n)?\\{\"view\":.*\"id\":\\d+\\}\"\n";
        QTest::newRow("garbage") << Fault::NotUnderstood
                                 << sent +
                                        "hilltop: came back \"garbage\"\n"
                                        "hilltop: expected \\{\"play\": WORD, \"id\": \\d+\\} with a WORD of the menu: "
                                        "\"\\w+.*\n$";
        QTest::newRow("unheld")
            << Fault::NotAllowed
            << sent + "hilltop: came back .*\nhilltop: expected .*\nhilltop: the rules refuse it: no-such-card\n$";
        QTest::newRow("exit") << Fault::Crash << sent + "hilltop: nothing came back\nhilltop: exit code \\d+\n$";
        QTest::newRow("abort") << Fault::Crash << sent + "hilltop: nothing came back\nhilltop: signal 6 \\(ABRT\\)\n$";
        QTest::newRow("close") << Fault::Crash
                               << sent + "hilltop: nothing came back\nhilltop: it has closed its standard output\n$";
        QTest::newRow("hang") << Fault::TimeOut
                              << sent + "hilltop: nothing came back\nhilltop: no answer within 300 ms\n$";
        QTest::newRow("grow") << Fault::TooMuchMemory
                              << sent + "(.*\n)*hilltop: it took \\d+ MiB of memory, more than 64 MiB\n$";
    }
    void byTheProtocol() {
        QFETCH(Fault, word);
        QFETCH(QByteArray, pattern);
        BotLimits limits = patient();
        if (word == Fault::TimeOut) limits.first = limits.decision = std::chrono::milliseconds(300);
        if (word == Fault::TooMuchMemory) limits.memory = 64 << 20;
        const BotReport report =
            checked("pazaak", "hilltop:" + kRogue + " player '" + QTest::currentDataTag() + "'", limits);
        QVERIFY(!report.faults.empty());
        const CheckFault& fault = report.faults.front();
        QVERIFY2(fault.fault == word, fault_word(fault.fault).data());
        QVERIFY2(fits(fault.errors, pattern.toStdString()), fault.errors.c_str());
    }

    /// A wrong id is reported with the right one.
    void namesTheIdItExpects() {
        if (find_program("python3").empty()) QSKIP("needs python3 (package python3)");
        const std::string bot = program("wrong.py", "import sys, json\n"
                                                    "for line in sys.stdin:\n"
                                                    "    asked = json.loads(line)\n"
                                                    "    if 'hello' in asked: print('{\"name\": \"W\"}', flush=True)\n"
                                                    "    if 'menu' in asked:\n"
                                                    "        print(json.dumps({'play': asked['menu'][0], 'id': 77}),"
                                                    " flush=True)\n");
        const BotReport report = checked("pazaak", "hilltop:python3 " + bot);
        QVERIFY(!report.faults.empty());
        const std::string said = report.faults.front().errors;
        QVERIFY2(fits(said, "came back \"\\{\"play\": \"\\w+\", \"id\": 77\\}\"\\n.*\"id\": 1\\} with a WORD"),
                 said.c_str());
    }
    /// So is a hello that was answered with something else, at the question that costs it.
    void namesAHelloThatWasWrong() {
        const BotReport report = checked("pazaak", "hilltop:sh -c 'while read line; do echo hi; done'");
        QVERIFY(!report.faults.empty());
        const std::string said = report.faults.front().errors;
        QVERIFY2(
            said.find("expected hello to be answered with {\"name\": \"...\"} first; it was answered with \"hi\"") !=
                said.npos,
            said.c_str());
    }

    void reproducesTheBytes() {
        const std::string bot = "exec:" + program("same.sh", "#!/bin/sh\necho maybe\n");
        Source source;
        source.seed = 1;
        const GameEntry& game = *find_game("euchre");
        auto record =
            play_record(game, default_values(game.rules()), source,
                        std::vector<std::string>{bot, "first-legal", "first-legal", "first-legal"}, patient());
        QVERIFY(record);
        const auto replay = Replay::make(std::move(*record), Replay::Asking::Later);
        QVERIFY(replay);
        int decision = 0;
        while (replay->decisions().find(decision)->seat.index() != 0)
            ++decision;
        const auto found = reproduce(*replay, decision, "", patient());
        QVERIFY2(found, found ? "" : english(found.error()).c_str());
        QVERIFY(found->answer.sent.has_value());
        QVERIFY2(fits(*found->answer.sent, "^[0-9tjqkacdhs,]+\\n0\\n0\\n(ordering|naming|discard|turn)\\n"),
                 found->answer.sent->c_str());
        QCOMPARE(found->answer.came, std::string("maybe"));
    }

    void logsBothDirections() {
        const QString logs = m_folder.filePath("logs/deep");
        const auto made = log_wires(logs.toStdString());
        QVERIFY2(made, made ? "" : english(made.error()).c_str());
        checked("pazaak", "hilltop:" + kRogue + " player garbage");
        QVERIFY(log_wires(""));
        QFile file(logs + "/rogue_bot.log");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string text = file.readAll().toStdString();
        QVERIFY2(text.starts_with("     0.000 - = hilltop:" + kRogue + " player garbage\n"), text.c_str());
        QVERIFY2(fits(text, "\\n +\\d+\\.\\d{3} 0-0-0 > \\{\"hello\":1,\"game\":\"pazaak\",.*\\}\\\\n\\n"),
                 text.c_str());
        QVERIFY2(fits(text, "\\n +\\d+\\.\\d{3} 0-0-0 < \\{\"name\":.*\\}\\\\n\\n"), text.c_str());
        QVERIFY2(fits(text, "\\n +\\d+\\.\\d{3} 0-0-0 < garbage\\\\n\\n"), text.c_str());
    }
    void saysWhereNoLogCanBe() {
        const auto made = log_wires("/proc/nothing/logs");
        QVERIFY(!made);
        QVERIFY2(english(made.error()).starts_with("/proc/nothing/logs: the folder cannot be created ("),
                 english(made.error()).c_str());
    }
};

HILLTOP_TEST(ReasonsTest)
#include "reasons_test.moc"
