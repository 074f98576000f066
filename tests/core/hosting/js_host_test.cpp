// SPDX-License-Identifier: GPL-3.0-or-later
// JavaScript in a child of this program: what a bot takes there ends no other bot's match, and the same bot answers
// the same inside of the program.
#include "hosting/host_bots.h"
#include "hosting/languages/javascript/js_host.h"
#include "rogue_tournament.h"
#include "support/built.h"
#include "support/rounds.h"

#include <QTemporaryDir>

using namespace hilltop;
using namespace hilltop::testing;

namespace {

std::string example_script(const char* file) {
    return "js:" + source_file("resources/rps/bots/") + file;
}

} // namespace

class JsHostTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

    std::string script(const char* name, const std::string& main_play, const std::string& before = {}) const {
        const std::string path = m_folder.filePath(QString::fromLatin1(name)).toStdString();
        std::ofstream(path)
            << before
            << "{ name: 'Host', kept: [], n: 0, draftPick(cards) { return 0; }, draftReceive(card) {},\n"
               "  mainPlay(cards, base) { " +
                   main_play + " },\n  mainPostprocess(card) {} },\n";
        return "js:" + path;
    }
    static Plan planOf(std::vector<std::string> bots, int matches) {
        Plan plan = default_plan(*find_game("rps"));
        plan.format = Format::RoundRobin;
        plan.bots = std::move(bots);
        plan.matches = matches;
        plan.seed = 3;
        plan.limits = patient();
        return plan;
    }
    static std::vector<SeriesFault> faultsOf(const PairSink& sink) {
        std::vector<SeriesFault> all;
        for (const auto& [pair, series] : sink.pairs)
            for (const auto& [played, result] : series)
                all.insert(all.end(), result.faults.begin(), result.faults.end());
        return all;
    }

private slots:
    void initTestCase() { host_bots(); }
    void cleanup() { trust_js(false); }

    /// It plays well for some matches, as in a check, and takes more and more.
    void oneThatGrowsSlowlyEndsOnlyItself() {
        if (kSanitized) QSKIP("sanitizers take memory of their own");
        const std::string grows = script("grows.js", "this.kept.push('x'.repeat(1 << 20) + ++this.n); return 0;");
        Plan plan = planOf({example_script("odds.js"), "simple", grows}, 40);
        plan.limits.memory = 96 << 20;
        PairSink sink;
        play_to(sink, plan);
        QCOMPARE(sink.pairs.size(), std::size_t(3));
        const auto faults = faultsOf(sink);
        QVERIFY(!faults.empty());
        for (const SeriesFault& fault : faults) {
            QVERIFY2(fault.fault == Fault::TooMuchMemory, fault_word(fault.fault).data());
            QVERIFY(fault.match % 40 > 0);
        }
        Plan without = planOf({example_script("odds.js"), "simple"}, 40);
        PairSink sane;
        play_to(sane, without);
        QVERIFY(matches_of(sink.pairs.at({0, 1})) == matches_of(sane.pairs.at({0, 1})));
    }

    void answersAsInsideOfTheProgram() {
        const std::string dice = script("dice.js", "console.log(this.n); ++this.n; return Math.floor(Math.random() * "
                                                   "cards.length);");
        const Plan plan = planOf({example_script("odds.js"), example_script("pairs.js"), dice}, 20);
        PairSink beside, inside;
        play_to(beside, plan);
        trust_js(true);
        play_to(inside, plan);
        QVERIFY(faultsOf(beside).empty() && faultsOf(inside).empty());
        for (const auto& [pair, series] : beside.pairs)
            QVERIFY(matches_of(series) == matches_of(inside.pairs.at(pair)));
        // Its log lines are kept with the answer during which it wrote them.
        const auto notes = [](const PairSink& sink) {
            std::vector<std::string> errors;
            for (const auto& [played, result] : sink.pairs.at({0, 2}))
                for (const KeptMatch& kept : result.kept)
                    for (const AnswerNote& note : kept.notes)
                        errors.push_back(note.errors);
            return errors;
        };
        QVERIFY(notes(beside) == notes(inside));
    }

    /// The engine's watchdog ends the call, so the bot is there for the next question.
    void oneThatSpinsOnceGoesOn() {
        Plan plan = planOf({"simple", script("spins.js", "if (++this.n === 3) for (;;) {} return 0;")}, 3);
        plan.limits.decision = std::chrono::milliseconds(200);
        PairSink sink;
        play_to(sink, plan);
        const auto faults = faultsOf(sink);
        QCOMPARE(faults.size(), std::size_t(1));
        QVERIFY(faults[0].fault == Fault::TimeOut);
    }

    void saysWhereItIsWrong() {
        const std::string bot = script("throws.js", "console.log('before'); throw new Error('boom');");
        PairSink sink;
        play_to(sink, planOf({"simple", bot}, 1));
        const auto faults = faultsOf(sink);
        QCOMPARE(faults.size(), std::size_t(1));
        QVERIFY(faults[0].fault == Fault::Crash);
        QVERIFY2(faults[0].errors.starts_with("before\nError: boom (line 2"), faults[0].errors.c_str());
    }

    /// Node.js is named where it helps, and nowhere else.
    void namesNodeOnlyWhereItReadsTheFile() {
        WireOrder order{.game = "rps", .kind = "js", .target = {}, .name = {}, .limits = patient(), .slot = "1"};
        order.target = script("wrong.js", "return 0 0;").substr(3);
        QVERIFY(plan_js(order)); // the child says what is wrong
        order.target = script("newer.js", "return 0;", "new (class { #hidden = 1; })(),\n").substr(3);
        const auto newer = plan_js(order);
        if (find_program("node").empty()) QSKIP("needs node (package nodejs)");
        QVERIFY(!newer);
        const std::string said = english(newer.error());
        QVERIFY2(said.ends_with(" (js+node:" + order.target + " runs newer JavaScript)"), said.c_str());
    }
};

HILLTOP_TEST(JsHostTest)
#include "js_host_test.moc"
