// SPDX-License-Identifier: GPL-3.0-or-later
// The check of a bot: its report names what it does wrong, and what it does right, too.
#include "botlab/bot_check.h"
#include "botlab/reproduce.h"
#include "hosted.h"
#include "hosting/host_bots.h"
#include "hosting/languages/language.h"
#include "hosting/processes.h"
#include "records/record_text.h"
#include "registry/registry.h"

#include <QTemporaryDir>

#include <filesystem>
#include <set>
#include <thread>

using namespace hilltop;
using namespace hilltop::testing;
using namespace std::chrono_literals;

namespace {

const GameEntry& game_of(const char* id) {
    return *find_game(id);
}

CheckOrder check_order(const std::string& bot, int matches = 2) {
    CheckOrder order{.bot = bot, .limits = patient(), .matches = matches};
    order.at_most = {};
    return order;
}

std::string rogue_spec(const std::string& verb, const std::string& word = "checked") {
    return "hilltop:" + kRogue + " plays " + verb + ' ' + word;
}

BotReport checked(const char* game, const CheckOrder& order) {
    Gate open;
    auto report = check_hosted_bot(game_of(game), order, open);
    if (!report) qFatal("%s", english(report.error()).c_str());
    return std::move(*report);
}

/// An example bot of ours: its file below resources.
std::string example(const std::string& file) {
    return source_file("resources/") + file;
}

const StyleShare& share(const std::vector<StyleShare>& shares, std::string_view id) {
    static const StyleShare none;
    for (const StyleShare& one : shares)
        if (one.id == id) return one;
    return none;
}

} // namespace

class CheckTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_cache;

private Q_SLOTS:
    void initTestCase() {
        qputenv("XDG_CACHE_HOME", m_cache.path().toUtf8());
        host_bots();
    }

    void misbehaviourStandsInTheReport_data() {
        QTest::addColumn<QByteArray>("verb");
        QTest::addColumn<QByteArray>("limit");
        QTest::addColumn<QByteArray>("word");
        const auto row = [](const char* verb, const char* limit, const char* word) {
            QTest::newRow(verb) << QByteArray(verb) << QByteArray(limit) << QByteArray(word);
        };
        row("hang", "decision=200ms", "time-out");
        row("spin", "decision=200ms", "time-out");
        row("late", "decision=200ms", "time-out");
        row("twice", "", "not-understood");
        row("garbage", "", "not-understood");
        row("babble", "", "not-understood");
        row("cheat", "", "not-allowed");
        row("close", "", "crash");
        row("exit", "", "crash");
        row("abort", "", "crash");
        row("flood", "", "too-much-output");
        row("flooderrors", "stderr=64K", "too-much-output");
        row("grow", "memory=64M", "too-much-memory");
        row("breedon", "processes=8", "too-many-processes");
    }
    void misbehaviourStandsInTheReport() {
        QFETCH(QByteArray, verb);
        QFETCH(QByteArray, limit);
        QFETCH(QByteArray, word);
        CheckOrder order = check_order(rogue_spec(verb.toStdString()), 1);
        if (!limit.isEmpty()) QVERIFY(read_limit(order.limits, limit.toStdString()));
        if (limit.startsWith("decision")) order.limits.first = order.limits.decision;
        const BotReport report = checked("pazaak", order);
        QCOMPARE(report.problem, std::string());
        QCOMPARE(report.matches, 1);
        QCOMPARE(report.usable(), report.allowed > 0);
        QVERIFY(!report.faults.empty());
        QCOMPARE(report.fault_count(), report.decisions - report.allowed);
        QVERIFY(report.fault_count({report.faults.front().fault}) > 0);
        QVERIFY(report.remarks() >= 1);
        const CheckFault& fault = report.faults.front();
        QCOMPARE(QByteArray::fromStdString(std::string(fault_word(fault.fault))), word);
        QCOMPARE(fault.match, 0);
        QVERIFY(!fault.told);
        // Its match is kept and can be opened: it has the same fault at the same decision.
        QVERIFY(fault.record >= 0);
        auto record = read_record(report.records[static_cast<std::size_t>(fault.record)]);
        QVERIFY2(record, record ? "" : english(record.error()).c_str());
        QVERIFY(!record->faults.empty());
        QCOMPARE(record->faults.front().fault, fault.fault);
        QCOMPARE(record->faults.front().step, fault.step);
        const auto replay = Replay::make(std::move(*record), Replay::Asking::Later);
        QVERIFY(replay && replay->claims_fit());
        QCOMPARE(replay->decisions().find(fault.decision)->step, fault.step);
        const auto again = read_report(report_json(report));
        QVERIFY2(again, again ? "" : english(again.error()).c_str());
        QVERIFY(again->faults == report.faults);
    }

    void aFaultIsReproduced() {
        const BotReport report = checked("pazaak", check_order(rogue_spec("cheat"), 1));
        const auto replay = Replay::make(*read_record(report.records.front()), Replay::Asking::Later);
        QVERIFY(replay);
        const auto found = reproduce(*replay, report.faults.front().decision, {}, patient());
        QVERIFY2(found, found ? "" : english(found.error()).c_str());
        QVERIFY(found->same());
        QVERIFY(found->answer.fault == Fault::NotAllowed);
        QCOMPARE(found->answer.word.value_or(""), std::string("play 9"));
        // Another bot in its place answers as it does.
        const auto other = reproduce(*replay, report.faults.front().decision, rogue_spec("first"), patient());
        QVERIFY(other && !other->same() && !other->answer.fault);
        QVERIFY(!reproduce(*replay, replay->decisions().count(), {}, patient()));
        QVERIFY(!reproduce(*replay, 0, "nobody", patient()));
        const auto ended = reproduce(*replay, report.faults.back().decision, rogue_spec("exit"), patient());
        QVERIFY(!ended || ended->answer.fault == Fault::Crash);
    }

    void whatItWroteIsKept() {
        const BotReport report = checked("pazaak", check_order(rogue_spec("talk"), 1));
        QVERIFY(report.faults.empty());
        const auto record = read_record(report.records.front());
        QVERIFY(record && !record->log.empty());
        QCOMPARE(record->log.front().errors, std::string("thinking\n"));
        const auto replay = Replay::make(*record, Replay::Asking::Later);
        const auto found = reproduce(*replay, record->log.front().decision, {}, patient());
        QVERIFY(found && found->same());
        QCOMPARE(found->answer.errors, std::string("thinking\n"));
    }

    void everyMatchInWhichItWroteIsKept() {
        const BotReport report = checked("pazaak", check_order(rogue_spec("talk"), 6));
        QCOMPARE(report.records.size(), 6U);
        std::set<std::uint64_t> matches;
        for (const std::string& line : report.records) {
            const auto record = read_record(line);
            QVERIFY(record && record->result && !record->log.empty());
            QCOMPARE(record->log.back().errors, std::string("thinking\n"));
            matches.insert(record->source.match);
        }
        QCOMPARE(matches.size(), 6U);
    }

    /// Against its copy it sits where built-in bots sat before, and what it does wrong there counts.
    void playsAgainstItsCopy() {
        const BotReport fine = checked("pazaak", check_order(rogue_spec("first"), 20));
        QCOMPARE(fine.matches, 20);
        QCOMPARE(fine.copy_matches, 4);
        QCOMPARE(fine.copy_faults, std::int64_t{0});
        const BotReport wrong = checked("pazaak", check_order(rogue_spec("garbage"), 20));
        QCOMPARE(wrong.copy_matches, 4);
        QVERIFY(wrong.copy_faults > 0 && wrong.copy_faults < wrong.fault_count());
        // Both copies, in the last matches.
        QSet<int> seats;
        for (const CheckFault& fault : wrong.faults)
            if (fault.match >= 16) seats.insert(fault.seat);
        QCOMPARE(seats.size(), 2);
        const auto again = read_report(report_json(wrong));
        QVERIFY(again);
        QCOMPARE(again->copy_faults, wrong.copy_faults);
    }

    void whatDoesNotStartHasAProblem_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("spec");
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("ends at once") << QByteArray("pazaak") << QByteArray::fromStdString(rogue_spec("stillborn"))
                                      << QByteArray("it does not start: no-start (exit code 4)");
        QTest::newRow("no program") << QByteArray("zipdeck") << QByteArray("hilltop:/nowhere/bot")
                                    << QByteArray("/nowhere/bot");
        QTest::newRow("no file, exec") << QByteArray("euchre") << QByteArray("exec:/nowhere/bot")
                                       << QByteArray("/nowhere/bot: there is no such file");
        QTest::newRow("no file, js") << QByteArray("rps") << QByteArray("js:/nowhere/bot.js")
                                     << QByteArray("/nowhere/bot.js");
    }
    void whatDoesNotStartHasAProblem() {
        QFETCH(QByteArray, game);
        QFETCH(QByteArray, spec);
        QFETCH(QByteArray, words);
        const BotReport report = checked(game.constData(), check_order(spec.toStdString()));
        QVERIFY2(report.problem.find(words.toStdString()) != std::string::npos, report.problem.c_str());
        QCOMPARE(report.matches, 0);
        QVERIFY(!report.usable());
        QVERIFY(read_report(report_json(report)));
    }

    void oneThatIsNotReadyInTimeHasAProblem() {
        CheckOrder order = check_order(rogue_spec("sleepy"));
        order.limits.start = 300ms;
        const BotReport report = checked("pazaak", order);
        QVERIFY2(report.problem.find("time-out") != std::string::npos, report.problem.c_str());
    }

    void refusesWhatFitsNot() {
        Gate open;
        QVERIFY(!check_hosted_bot(game_of("pazaak"), check_order("expert"), open)); // built in
        QVERIFY(!check_hosted_bot(game_of("pazaak"), check_order("nobody"), open));
        QVERIFY(!check_hosted_bot(game_of("pazaak"), check_order("python:/a.py"), open)); // of another game
        QVERIFY(!check_hosted_bot(game_of("pazaak"), check_order(rogue_spec("first"), 0), open));
    }

    void tellsWhoRemembers() {
        const BotReport first = checked("pazaak", check_order(rogue_spec("first"), 8));
        QVERIFY(first.faults.empty());
        QCOMPARE(first.matches, 8);
        QCOMPARE(first.allowed, first.decisions);
        QVERIFY(first.deterministic == true && first.remembers == false);
        const BotReport counting = checked("pazaak", check_order(rogue_spec("counting"), 8));
        QVERIFY(counting.deterministic == true && counting.remembers == true);
        const BotReport dice = checked("pazaak", check_order(rogue_spec("dice"), 8));
        QVERIFY(dice.deterministic == false && !dice.remembers);
        QVERIFY(first.memory > 0 && first.memory < (64 << 20));
        QVERIFY(first.median <= first.most && first.most <= first.worst && first.worst.count() > 0);
        QCOMPARE(first.isolation, std::string(isolation().on() ? "bubblewrap" : "none"));
        QCOMPARE(first.records.size(), 1U);
    }

    void playsAllTheMatchesThatWereOrdered() {
        for (const int matches : {1, 3, 10}) {
            int told = 0;
            CheckOrder order = check_order(rogue_spec("first"), matches);
            double share = 0;
            order.progress = [&](const CheckProgress& progress) {
                QVERIFY(progress.done <= progress.of);
                QVERIFY(progress.share >= share && progress.share <= 1);
                share = progress.share;
                if (progress.stage == CheckProgress::Stage::Plays) told = progress.done;
            };
            QCOMPARE(checked("pazaak", order).matches, matches);
            QCOMPARE(told, matches);
            QCOMPARE(share, 1.0); // all of it, what is played once more included
        }
    }

    void aSlowOneIsLookedAtNonetheless() {
        CheckOrder order = check_order(rogue_spec("hang"), 4);
        order.limits.first = order.limits.decision = 300ms;
        order.at_most = 1ms;
        const BotReport report = checked("pazaak", order);
        QVERIFY(report.problem.empty());
        QVERIFY(report.matches < report.ordered);
        QCOMPARE(report.ordered, 4);
        QVERIFY(!report.deterministic);
    }

    void oneThatNeverAnswersWellIsNotUsable() {
        const BotReport report = checked("pazaak", check_order(rogue_spec("garbage"), 60));
        QCOMPARE(report.matches, 60);
        QCOMPARE(report.allowed, std::int64_t{0});
        QVERIFY(!report.usable());
        QVERIFY(!report.deterministic && !report.remembers); // what says nothing always says the same
        QCOMPARE(report.faults.size(), 100U);
        QVERIFY(report.decisions > 100);
        QCOMPARE(report.fault_count(), report.decisions);
        QCOMPARE(report.fault_count({Fault::NotUnderstood}), report.decisions);
    }

    void aStopEndsIt() {
        const std::string word = "stopped-" + std::to_string(getpid());
        Gate gate;
        std::thread stopping([&] {
            while (processes_with(word).empty())
                std::this_thread::yield();
            gate.stop();
        });
        const auto report = check_hosted_bot(game_of("pazaak"), check_order(rogue_spec("hang", word), 4), gate);
        stopping.join();
        QVERIFY(report); // patience would have run out before a match had ended
        QCOMPARE(report->matches, 0);
        QVERIFY(all_gone(word));
    }

    /// The first line of a script that is a command says what runs it. Nothing is played.
    void saysWhatRunsACommand_data() {
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("runsOn");
        QTest::newRow("python") << QByteArray("#!/usr/bin/env python3") << QByteArray("Python 3.");
        QTest::newRow("sh") << QByteArray("#!/bin/sh") << QByteArray("sh");
    }
    void saysWhatRunsACommand() {
        QFETCH(QByteArray, first);
        QFETCH(QByteArray, runsOn);
        if (runsOn.startsWith("Python") && find_program("python3").empty()) QSKIP("python3 is not installed");
        const QTemporaryDir folder;
        const std::string path = folder.filePath("bot").toStdString();
        std::ofstream(path) << first.toStdString() << '\n';
        std::filesystem::permissions(path, std::filesystem::perms::owner_all);
        const std::string found = runs_on({.kind = "hilltop", .target = path + " quick", .name = {}});
        QVERIFY2(found.starts_with(runsOn.toStdString()), found.c_str());
    }

    void examplesPlayWell_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("program"); ///< that it needs
        QTest::addColumn<QByteArray>("runsOn");
        const auto row = [](const char* game, const char* kind, const char* file, const char* program,
                            const char* runs_on) {
            QTest::addRow("%s:%s", kind, file) << QByteArray(game) << QByteArray(kind) << QByteArray(file)
                                               << QByteArray(program) << QByteArray(runs_on);
        };
        row("rps", "js", "rps/bots/odds.js", "", "QJSEngine");
        row("rps", "js", "rps/bots/pairs.js", "", "QJSEngine");
        row("rps", "js+node", "rps/bots/pairs.js", "node", "Node ");
        row("zipdeck", "python", "zipdeck/bots/even_hand.py", "python3", "Python 3.");
        row("zipdeck", "python", "zipdeck/bots/lightning_rod.py", "python3", "Python 3.");
        row("pazaak", "java", "pazaak/bots/Bold.java", "java", "Java ");
        row("thegame", "java", "thegame/bots/Courteous.java", "java", "Java ");
        row("euchre", "exec+warm", "euchre/bots/card_counter.py", "python3", "Python 3.");
    }
    void examplesPlayWell() {
        QFETCH(QByteArray, game);
        QFETCH(QByteArray, kind);
        QFETCH(QByteArray, file);
        QFETCH(QByteArray, program);
        QFETCH(QByteArray, runsOn);
        if (!program.isEmpty() && find_program(program.toStdString()).empty())
            QSKIP((program + " is not installed").constData());
        const BotReport report =
            checked(game.constData(), check_order(kind.toStdString() + ':' + example(file.toStdString()), 4));
        QCOMPARE(report.problem, std::string());
        QCOMPARE(report.matches, 4);
        QVERIFY(report.faults.empty());
        QVERIFY(report.decisions > 0);
        QCOMPARE(report.allowed, report.decisions);
        QVERIFY(report.deterministic == true);
        QVERIFY2(report.runs_on.starts_with(runsOn.toStdString()), report.runs_on.c_str());
        QVERIFY(report.worst.count() > 0 && report.median <= report.worst);
        QVERIFY(report.memory > 0);
        QCOMPARE(report.isolation, isolation().on() ? isolation().name : kind == "js" ? "engine" : "none");
        QCOMPARE(report.style.size(), game_of(game.constData()).styles().size());
        QCOMPARE(report.field.size(), report.style.size());
    }

    void anExecutableIsChecked() {
        QTemporaryDir folder;
        const std::string path = folder.filePath("timid").toStdString();
        std::ofstream(path) << "#!/bin/sh\n# Passes, stays with its partner, and plays its first card.\n"
                               "read hand; read points; read tricks; read what; read last; read more\n"
                               "set -- $hand\ncase $what in discard|turn) echo $1;; *) echo p;; esac\n";
        std::filesystem::permissions(path, std::filesystem::perms::owner_all);
        const BotReport report = checked("euchre", check_order("exec:" + path, 1));
        QCOMPARE(report.problem, std::string());
        QCOMPARE(report.matches, 1);
        QVERIFY(report.decisions > 20 && report.allowed > 0);
        QVERIFY(report.start.count() > 0 && report.start <= report.worst + 1ms); // of one process
        const StyleShare& orders = share(report.style, "orders_up");
        QVERIFY(orders.of > 0 && orders.times == 0);
        QVERIFY(share(report.field, "wins_trick").of > 0);
    }

    void stylesAreThoseOfTheAnswers() {
        const BotReport bold = checked("pazaak", check_order(rogue_spec("first"), 6)); // the menu begins with STAND
        const StyleShare& stands = share(bold.style, "stands");
        QVERIFY(stands.of > 0 && stands.of <= bold.decisions); // the matches against its copy are no style
        QCOMPARE(stands.times, stands.of);
        QCOMPARE(share(bold.style, "ends").times, std::int64_t{0});
        std::int64_t all = 0;
        for (const char* id : {"ends", "stands", "plays_card"})
            all += share(bold.field, id).times;
        QVERIFY(all > 0);
        QCOMPARE(all, share(bold.field, "stands").of);
    }
};

HILLTOP_TEST(CheckTest)
#include "check_test.moc"
#include "support/built.h"
