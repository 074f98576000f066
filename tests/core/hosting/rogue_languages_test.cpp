// SPDX-License-Identifier: GPL-3.0-or-later
#include "rogue_tournament.h"

#include "hosting/host_bots.h"
#include "hosting/processes.h"
#include "support/rounds.h"

#include <QTemporaryDir>

#include <functional>
#include <set>
#include <utility>

#include <sys/stat.h>

using namespace hilltop;
using namespace hilltop::testing;

/// A language of a contest: its game, three bots that are in their right mind, and the text round what a rogue does.
struct Tongue {
    const char* game;
    std::vector<std::string> sane;
    const char *kind, *file;
    const char *before, *after;
    const char* program; ///< without which it cannot be tried
    int matches;
};

namespace {

const Tongue kPython{"zipdeck",
                     {"orion", "silent", "serpentine"},
                     "python",
                     "rogue.py",
                     "import os, sys, time\nclass Rogue(Player):\n    def play(self, card, info):\n        ",
                     "\n",
                     "python3",
                     2};
const Tongue kNode{"rps",
                   {"simple", "odds", "minimal-valid"},
                   "js+node",
                   "rogue.js",
                   "{ name: 'Rogue', draftPick(cards) { return 0; }, draftReceive(card) {},\n"
                   "  mainPlay(cards, base) { ",
                   " return 0; },\n  mainPostprocess(mine, base, theirs) {} },\n",
                   "node",
                   2};
const Tongue kInside{"rps", kNode.sane, "js", "rogue.js", kNode.before, kNode.after, "", 2};
const Tongue kExec{"euchre", {"first-legal", "steady", "always-alone"}, "exec", "rogue.sh", "#!/bin/sh\n", "\n", "sh",
                   1};
const Tongue kWarm{"euchre", kExec.sane, "exec+warm", "rogue.py", "import os, sys, time\n", "\n", "python3", 1};
const Tongue kJava{"pazaak",
                   {"bold", "cautious", "careful"},
                   "java",
                   "Rogue.java",
                   "package Players;\nimport Mechanics.*;\nimport java.util.Collection;\n"
                   "public class Rogue extends Player {\n"
                   "  public void getResponse(int wins[], boolean one, Collection<Card> hand,\n"
                   "      Collection<Card> other, Collection<Card> side, int left, Action last, boolean did) {\n"
                   "    action = Action.STAND;\n",
                   "  }\n}\n",
                   "javac",
                   4};
const Tongue* const kTongues[] = {&kPython, &kNode, &kInside, &kExec, &kJava, &kWarm};

/// Does something once, as soon as the entrant that is watched has played a first series.
class MeddlingSink : public PairSink {
public:
    std::function<void()> meddle;
    void series_done(const Series& series, const SeriesResult& result) override {
        PairSink::series_done(series, result);
        if (series.entrants.back() == kRogueEntrant && meddle) std::exchange(meddle, nullptr)();
    }
};

} // namespace

/// A tournament in which a bot misbehaves, in each language that a contest brings: it gets its word, and the matches
/// among the others stay as they are. Words of Java and the Hilltop protocol stand in rogue_tournament_test.
class RogueLanguagesTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;
    std::map<const Tongue*, PairSink> m_sane;

    static Plan planWith(const Tongue& tongue, const std::string& fourth) {
        Plan plan = default_plan(*find_game(tongue.game));
        plan.format = Format::RoundRobin;
        if (plan.game == "zipdeck") plan.seats = 2;
        if (plan.game == "euchre") plan.rules["points_to_win"] = 1;
        plan.bots = tongue.sane;
        plan.bots.push_back(fourth);
        plan.matches = tongue.matches;
        plan.seed = 20;
        plan.limits = patient();
        return plan;
    }

private slots:
    void initTestCase() { host_bots(); }

    void getsItsWord_data() {
        QTest::addColumn<int>("tongue");
        QTest::addColumn<Fault>("expected");
        QTest::addColumn<QByteArray>("low");
        QTest::addColumn<QByteArray>("code");
        // A fault once in each language; at the level full also by its other ways, with sanitizers by one language.
        std::set<std::pair<int, Fault>> shown;
        const auto row = [&](int tongue, const char* what, Fault expected, const char* code, const char* low = "") {
            if (!fullLevel() && !shown.emplace(kSanitized ? 0 : tongue, expected).second) return;
            QTest::addRow("%s: %s", kTongues[tongue]->kind, what)
                << tongue << expected << QByteArray(low) << QByteArray(code);
        };
        const char* soon = "decision=200ms first=2s start=2s";
        row(0, "sleeps", Fault::TimeOut, "time.sleep(60)", "decision=200ms first=400ms start=6s");
        row(0, "spins", Fault::TimeOut, "while True: pass", "decision=200ms first=400ms start=6s");
        row(0, "throws", Fault::Crash, "raise ValueError('boom')");
        row(0, "leaves", Fault::Crash, "sys.exit(3)");
        row(0, "ends", Fault::Crash, "os._exit(3)");
        row(0, "aborts", Fault::Crash, "os.abort()");
        row(0, "closes all it may write to", Fault::Crash, "os.closerange(1, 99); time.sleep(60)");
        row(0, "calls with nonsense", Fault::NotUnderstood, "return ['Zip Deck!', 'everything']");
        row(0, "gives to nobody there", Fault::NotAllowed, "return ['Zip Deck!', {77: 1}]");
        row(0, "floods", Fault::TooMuchOutput, "while True: print('x' * 99)", "stderr=64K");
        row(0, "grows", Fault::TooMuchMemory, "kept = [b'x' * (1 << 20) * 300]; time.sleep(60)", "memory=128M");
        row(0, "breeds", Fault::TooManyProcesses, "[os.fork() or time.sleep(60) for i in range(40)]; time.sleep(60)",
            "processes=8");
        row(1, "spins", Fault::TimeOut, "for (;;) {}", soon);
        row(1, "throws", Fault::Crash, "throw new Error('boom');");
        row(1, "looks for the process", Fault::Crash, "process.exit(3);");
        row(1, "answers a word", Fault::NotUnderstood, "return 'rock';");
        row(1, "answers a half", Fault::NotUnderstood, "return 0.5;");
        row(1, "plays what it has not", Fault::NotAllowed, "return 77;");
        row(1, "floods", Fault::TooMuchOutput, "for (;;) console.log('x'.repeat(99));", "stderr=64K");
        row(1, "grows", Fault::TooMuchMemory,
            "const kept = []; for (;;) kept.push(new Array(100000).fill(kept.length));", "memory=128M");
        row(2, "spins", Fault::TimeOut, "for (;;) {}", soon);
        row(2, "floods", Fault::TooMuchOutput, "for (;;) console.log('x'.repeat(99));", "stderr=64K");
        if (!kSanitized) // which take memory of their own, so that a limit of the program's would not be the bot's
            row(2, "grows", Fault::TooMuchMemory,
                "const kept = []; for (;;) kept.push(new Array(100000).fill(kept.length));",
                "memory=128M decision=20s first=20s start=20s");
        row(2, "throws", Fault::Crash, "throw new Error('boom');");
        row(2, "answers a word", Fault::NotUnderstood, "return 'rock';");
        row(2, "plays what it has not", Fault::NotAllowed, "return 77;");
        row(3, "spins", Fault::TimeOut, "while :; do :; done", "decision=100ms first=100ms");
        row(3, "breeds", Fault::TooManyProcesses, "for i in 1 2 3 4 5 6 7 8 9 10 11 12; do sleep 60 & done; wait",
            "processes=8");
        row(3, "grows", Fault::TooMuchMemory, "x=xxxxxxxx; while :; do x=$x$x; done", "memory=64M");
        row(3, "sleeps", Fault::TimeOut, "exec sleep 60", "decision=100ms first=100ms");
        row(3, "exits", Fault::Crash, "exit 3");
        row(3, "aborts", Fault::Crash, "kill -ABRT $$");
        row(3, "answers nonsense", Fault::NotUnderstood, "echo nonsense");
        row(3, "answers nothing", Fault::NotUnderstood, "true");
        row(3, "floods", Fault::TooMuchOutput, "exec yes");
        row(3, "floods stderr", Fault::TooMuchOutput, "exec yes >&2", "stderr=64K");
        row(5, "spins", Fault::TimeOut, "while True: pass", "decision=200ms first=200ms");
        row(5, "sleeps", Fault::TimeOut, "time.sleep(60)", "decision=200ms first=200ms");
        row(5, "closes stdout", Fault::TimeOut, "os.close(1); time.sleep(60)", "decision=200ms first=200ms");
        row(5, "throws", Fault::Crash, "raise ValueError('boom')");
        row(5, "exits", Fault::Crash, "sys.exit(3)");
        row(5, "aborts", Fault::Crash, "os.abort()");
        row(5, "answers nonsense", Fault::NotUnderstood, "print('nonsense')");
        row(5, "answers nothing", Fault::NotUnderstood, "pass");
        row(5, "floods", Fault::TooMuchOutput, "while True: print('x' * 99)");
        row(5, "floods stderr", Fault::TooMuchOutput, "while True: print('x' * 99, file=sys.stderr)", "stderr=64K");
        row(5, "grows", Fault::TooMuchMemory, "kept = [b'x' * (1 << 20) * 300]; time.sleep(60)", "memory=128M");
        row(5, "breeds", Fault::TooManyProcesses, "[os.fork() or time.sleep(60) for i in range(40)]; time.sleep(60)",
            "processes=8");
        row(3, "has no interpreter", Fault::NoStart, "exec /nowhere/interpreter");
    }
    void getsItsWord() {
        QFETCH(int, tongue);
        QFETCH(Fault, expected);
        QFETCH(QByteArray, low);
        QFETCH(QByteArray, code);
        const Tongue& spoken = *kTongues[tongue];
        if (*spoken.program != '\0' && find_program(spoken.program).empty()) QSKIP("needs a program that is missing");
        const QString folder = m_folder.filePath(QString::fromLatin1(QTest::currentDataTag()).replace(':', '-'));
        QVERIFY(QDir().mkpath(folder));
        const std::string file = folder.toStdString() + '/' + spoken.file;
        std::ofstream(file) << spoken.before << code.toStdString() << spoken.after;
        ::chmod(file.c_str(), 0700);

        PairSink& sane = m_sane[&spoken];
        if (sane.pairs.empty()) play_to(sane, planWith(spoken, spoken.sane[0]));
        Plan plan = planWith(spoken, std::string(spoken.kind) + ':' + file);
        plan.limits.memory = std::int64_t(1) << 31;
        plan.limits.processes = 64;
        for (const QByteArray& one : low.split(' '))
            if (!one.isEmpty()) QVERIFY(read_limit(plan.limits, one.toStdString()));
        const auto fits = check_plan(plan);
        QVERIFY2(fits, fits ? "" : english(fits.error()).c_str());
        PairSink sink;
        play_to(sink, plan);
        QCOMPARE(sink.pairs.size(), std::size_t(6));
        std::size_t met = 0; // it may be out before it meets all
        for (const auto& [pair, series] : sink.pairs) {
            if (pair.back() != kRogueEntrant) {
                QVERIFY(matches_of(series) == matches_of(sane.pairs.at(pair)));
                continue;
            }
            for (const auto& [played, result] : series) {
                for (const KeptMatch& match : result.kept) {
                    for (const auto& fault : match.faults)
                        QCOMPARE(seated(played, match.match)[fault.seat], kRogueEntrant);
                    if (match.faults.empty()) continue; // its turn had not come when the match was over
                    ++met;
                    QVERIFY2(match.faults.front().fault == expected,
                             std::string(fault_word(match.faults.front().fault)).c_str());
                }
                for (const SeriesFault& fault : result.faults)
                    QCOMPARE(fault.entrant, kRogueEntrant);
            }
        }
        QVERIFY(met > 0);
    }

    void itsFileGoesWhileItPlays_data() {
        QTest::addColumn<int>("tongue");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<bool>("gone");
        for (const bool gone : {true, false}) {
            const auto row = [&](int tongue, const char* code) {
                QTest::addRow("%s, %s", kTongues[tongue]->kind, gone ? "deleted" : "replaced")
                    << tongue << QByteArray(code) << gone;
            };
            row(0, "return ['']");
            row(1, "");
            row(2, "");
            row(4, "");
        }
    }
    /// A bot that was loaded plays on; one that is restarted reports that the file is missing, or runs the new one.
    void itsFileGoesWhileItPlays() {
        QFETCH(int, tongue);
        QFETCH(QByteArray, code);
        QFETCH(bool, gone);
        const Tongue& spoken = *kTongues[tongue];
        if (*spoken.program != '\0' && find_program(spoken.program).empty()) QSKIP("needs a program that is missing");
        const QString folder = m_folder.filePath(QString::fromLatin1(QTest::currentDataTag()));
        QVERIFY(QDir().mkpath(folder));
        const std::string file = folder.toStdString() + '/' + spoken.file;
        std::ofstream(file) << spoken.before << code.toStdString() << spoken.after;

        PairSink& sane = m_sane[&spoken];
        if (sane.pairs.empty()) play_to(sane, planWith(spoken, spoken.sane[0]));
        const Plan plan = planWith(spoken, std::string(spoken.kind) + ':' + file);
        const auto fits = check_plan(plan);
        QVERIFY2(fits, fits ? "" : english(fits.error()).c_str());
        MeddlingSink sink;
        sink.meddle = [&] {
            QFile::remove(QString::fromStdString(file));
            if (!gone) std::ofstream(file) << "no bot at all (";
        };
        play_to(sink, plan);
        QVERIFY(!sink.meddle);
        QCOMPARE(sink.pairs.size(), std::size_t(6));
        int unstarted = 0, dead = 0;
        for (const auto& [pair, series] : sink.pairs) {
            if (pair.back() != kRogueEntrant) {
                QVERIFY(matches_of(series) == matches_of(sane.pairs.at(pair)));
                continue;
            }
            int played = 0;
            for (const auto& [plan_of, result] : series) {
                played += plan_of.matches;
                for (const KeptMatch& match : result.kept)
                    for (const auto& fault : match.faults) {
                        QVERIFY2(fault.fault == Fault::NoStart || fault.fault == Fault::Dead,
                                 std::string(fault_word(fault.fault)).c_str());
                        ++(fault.fault == Fault::Dead ? dead : unstarted);
                    }
            }
            QCOMPARE(played, plan.matches);
        }
        QVERIFY(dead == 0 || unstarted > 0); // what could not be started three times is not asked again
    }
};

HILLTOP_TEST(RogueLanguagesTest)
#include "rogue_languages_test.moc"
