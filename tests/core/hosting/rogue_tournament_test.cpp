// SPDX-License-Identifier: GPL-3.0-or-later
#include "rogue_tournament.h"

#include "engine/fault_policy.h"
#include "hosting/host_bots.h"
#include "hosting/processes.h"
#include "support/rounds.h"

#include <QTemporaryDir>

#include <set>

using namespace hilltop;
using namespace hilltop::testing;

namespace {

/// Three bots of Pazaak that are in their right mind, and one more.
Plan plan_with(const std::string& fourth, const BotLimits& limits = {}) {
    Plan plan = default_plan(*find_game("pazaak"));
    plan.bots = {"bold", "cautious", "careful", fourth};
    plan.matches = 4;
    plan.seed = 20;
    plan.limits = limits;
    return plan;
}

} // namespace

/// A tournament in which one bot misbehaves: it gets its word and pays its price, and nothing changes among the others.
class RogueTournamentTest : public QObject {
    Q_OBJECT
    PairSink m_sane;
    QTemporaryDir m_folder;

    static void addLimits(BotLimits& limits, const QByteArray& low) {
        for (const QByteArray& one : low.split(' '))
            if (!one.isEmpty()) QVERIFY(read_limit(limits, one.toStdString()));
    }
    void check(const std::string& rogue, const BotLimits& limits, Fault expected) {
        const Plan plan = plan_with(rogue, limits);
        const auto fits = check_plan(plan);
        QVERIFY2(fits, fits ? "" : english(fits.error()).c_str());
        PairSink sink;
        play_to(sink, plan);
        QCOMPARE(sink.pairs.size(), std::size_t(6));
        // After three matches it is out, and forfeits the others.
        const bool goes_out = is_death(expected) || expected == Fault::TimeOut;
        int matches = 0;
        for (const auto& [pair, series] : sink.pairs) {
            if (pair.back() != kRogueEntrant) {
                // Where a bot remembers, a series is not cut, so matches are compared.
                QVERIFY(matches_of(series) == matches_of(m_sane.pairs.at(pair)));
                continue;
            }
            for (const auto& [played, result] : series) {
                if (!goes_out) QCOMPARE(result.kept.size(), static_cast<std::size_t>(played.matches));
                for (std::size_t k = result.kept.size(); k < result.lines.size(); ++k) {
                    const Seat other(seated(played, static_cast<int>(k))[0] == kRogueEntrant ? 1 : 0);
                    QCOMPARE(SeatSet::from_bits(result.lines[k].winners), SeatSet(other));
                }
                for (const KeptMatch& match : result.kept) {
                    ++matches;
                    QVERIFY(!match.faults.empty());
                    const std::string met(fault_word(match.faults.front().fault));
                    QVERIFY2(match.faults.front().fault == expected, met.c_str());
                    for (const auto& fault : match.faults) { // of the rogue alone, and each time it stands
                        QCOMPARE(seated(played, match.match)[fault.seat], kRogueEntrant);
                        const auto& step = match.steps[static_cast<std::size_t>(fault.step)];
                        QCOMPARE(step.size(), std::size_t(1));
                        QCOMPARE(step.front().value_or("silence"), std::string("stand"));
                    }
                }
                for (const SeriesFault& fault : result.faults)
                    QCOMPARE(fault.entrant, kRogueEntrant);
            }
        }
        QCOMPARE(matches, goes_out ? 3 : 3 * 4);
    }

private slots:
    void initTestCase() {
        host_bots();
        play_to(m_sane, plan_with("bold"));
        QCOMPARE(m_sane.pairs.size(), std::size_t(6));
    }

    void byTheProtocol_data() {
        QTest::addColumn<Fault>("expected");
        QTest::addColumn<QByteArray>("low");
        const auto row = [](const char* verb, Fault expected, const char* low = "") {
            QTest::newRow(verb) << expected << QByteArray(low);
        };
        row("hang", Fault::TimeOut, "decision=200ms start=2s");
        row("spin", Fault::TimeOut, "decision=200ms start=2s");
        row("late", Fault::TimeOut, "decision=500ms");
        row("both", Fault::NotUnderstood);
        row("garbage", Fault::NotUnderstood);
        row("unready", Fault::NotUnderstood);
        row("silent", Fault::NotUnderstood);
        row("unheld", Fault::NotAllowed);
        row("close", Fault::Crash);
        row("exit", Fault::Crash);
        row("abort", Fault::Crash);
        row("flood", Fault::TooMuchOutput);
        row("flooderrors", Fault::TooMuchOutput, "stderr=64K");
        row("grow", Fault::TooMuchMemory, "memory=64M");
        row("breedon", Fault::TooManyProcesses, "processes=8");
        row("breedon leave", Fault::TooManyProcesses, "processes=8");
    }
    void byTheProtocol() {
        QFETCH(Fault, expected);
        QFETCH(QByteArray, low);
        BotLimits limits = patient();
        addLimits(limits, low);
        check("hilltop:" + kRogue + " player '" + QTest::currentDataTag() + "'", limits, expected);
    }

    /// Who does not read any more is late three times in a match, and not waited for again.
    void stopsReading() {
        BotLimits limits = patient();
        addLimits(limits, "decision=100ms first=100ms start=1s");
        Plan plan = plan_with("hilltop:" + kRogue + " player plug", limits);
        plan.matches = 2;
        plan.rules["hands_to_win"] = 20; // questions enough
        PairSink sink;
        play_to(sink, plan);
        PairSink sane;
        Plan without = plan_with("bold");
        without.matches = 2;
        without.rules["hands_to_win"] = 20;
        play_to(sane, without);
        int faults = 0;
        for (const auto& [pair, series] : sink.pairs) {
            if (pair.back() != kRogueEntrant) {
                QVERIFY(matches_of(series) == matches_of(sane.pairs.at(pair)));
                continue;
            }
            for (const auto& [played, result] : series) {
                for (const SeriesFault& fault : result.faults) {
                    QCOMPARE(fault.entrant, kRogueEntrant);
                    QVERIFY(fault.fault == Fault::TimeOut || fault.fault == Fault::Stall);
                    ++faults;
                }
            }
        }
        QVERIFY2(faults >= 3 && faults <= kMostInARow * kMostInARow, std::to_string(faults).c_str());
    }

    void inJava_data() {
        QTest::addColumn<Fault>("expected");
        QTest::addColumn<QByteArray>("low");
        QTest::addColumn<QByteArray>("code");
        // Each fault once; at the level full by its other ways as well, with sanitizers, which do not see Java, one
        // alone.
        std::set<Fault> shown;
        const auto row = [&](const char* name, Fault expected, const char* code, const char* low = "") {
            if (!fullLevel() && (!shown.insert(expected).second || (kSanitized && shown.size() > 1))) return;
            QTest::newRow(name) << expected << QByteArray(low) << QByteArray(code);
        };
        row("answers nothing", Fault::NotUnderstood, "action = null;");
        row("throws", Fault::Crash, "throw new IllegalStateException(\"boom\");");
        row("exits", Fault::Crash, "System.exit(3);");
        row("halts", Fault::Crash, "Runtime.getRuntime().halt(3);");
        row("sleeps", Fault::TimeOut, "Thread.sleep(60000);", "decision=200ms first=900ms start=20s");
        row("spins", Fault::TimeOut, "while (wins.length > 0) Thread.onSpinWait();",
            "decision=200ms first=900ms start=20s");
        row("grows", Fault::TooMuchMemory,
            "java.util.ArrayList<long[]> kept = new java.util.ArrayList<>(); "
            "for (;;) { long[] more = new long[1 << 18]; java.util.Arrays.fill(more, 7); kept.add(more); }",
            "memory=400M");
        row("breeds", Fault::TooManyProcesses,
            "for (int i = 0; i < 40; ++i) new ProcessBuilder(\"sleep\", \"60\").start(); Thread.sleep(60000);",
            "processes=8");
        row("writes into wins", Fault::NotAllowed, "wins[0] = 3;");
        row("floods", Fault::TooMuchOutput,
            "for (;;) System.out.println(\"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\");", "stderr=64K");
    }
    void inJava() {
        QFETCH(Fault, expected);
        QFETCH(QByteArray, low);
        QFETCH(QByteArray, code);
        if (find_program("javac").empty()) QSKIP("needs javac (package default-jdk-headless)");
        QVERIFY(QDir().mkpath(m_folder.filePath(QString::fromLatin1(QTest::currentDataTag()))));
        const std::string file = m_folder.path().toStdString() + '/' + QTest::currentDataTag() + "/Rogue.java";
        std::ofstream(file)
            << "package Players;\nimport Mechanics.*;\nimport java.util.Collection;\n"
               "public class Rogue extends Player {\n"
               "  public void getResponse(int wins[], boolean one, Collection<Card> hand,\n"
               "      Collection<Card> other, Collection<Card> side, int left, Action last, boolean did) {\n"
               "    action = Action.STAND;\n"
               "    try { misbehave(wins); } catch (InterruptedException | java.io.IOException woken) {}\n"
               "  }\n"
               "  private void misbehave(int[] wins) throws InterruptedException, java.io.IOException { "
            << code.toStdString() << " }\n}\n";
        BotLimits limits = patient();
        limits.memory = std::int64_t(1) << 31;
        limits.processes = 64;
        addLimits(limits, low);
        check("java:" + file, limits, expected);
    }
};

HILLTOP_TEST(RogueTournamentTest)
#include "rogue_tournament_test.moc"
