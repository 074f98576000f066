// SPDX-License-Identifier: GPL-3.0-or-later
// JavaScript runs inside of the program only after a child of it has tried.
#include "botlab/bot_check.h"
#include "hosted.h"
#include "hosting/host_bots.h"
#include "hosting/languages/javascript/js_check.h"
#include "hosting/languages/javascript/js_wire.h"
#include "registry/registry.h"
#include "support/rounds.h"

#include <QTemporaryDir>

#include <array>
#include <filesystem>
#include <thread>

using namespace hilltop;
using namespace hilltop::testing;
using namespace std::chrono_literals;

namespace {

/// A whole bot, with this at the beginning of its first method.
std::string bot_text(const std::string& first) {
    return "{\n  name: 'tried',\n  draftPick(cards) { " + first +
           " return 0; },\n  draftReceive(card) {},\n  mainPlay(cards, base) { return 0; },\n"
           "  mainPostprocess(card) {},\n},\n";
}

WireOrder js_order(const std::string& path = "/bots/tried.js") {
    return {.game = "rps", .kind = "js", .target = path, .name = {}, .limits = patient(), .slot = "1"};
}

std::vector<std::string> noted() {
    std::vector<std::string> names;
    const std::filesystem::path folder = qgetenv("XDG_CACHE_HOME").toStdString() + "/hilltop/checked-js";
    if (std::filesystem::is_directory(folder))
        for (const auto& entry : std::filesystem::directory_iterator(folder))
            names.push_back(entry.path().filename().string());
    return names;
}

} // namespace

class JsCheckTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_cache;

    static JsVerdict verdict_on(const std::string& text, const BotLimits& limits = patient()) {
        WireOrder order = js_order();
        order.limits = limits;
        const auto verdict = check_js(order, text, Obedience());
        if (!verdict) qFatal("%s", english(verdict.error()).c_str());
        return *verdict;
    }

private Q_SLOTS:
    void init() {
        m_cache = std::make_unique<QTemporaryDir>();
        qputenv("XDG_CACHE_HOME", m_cache->path().toUtf8());
        host_bots();
    }

    void oneThatPassesIsRemembered() {
        const std::string text = bot_text("/* remembered */");
        QVERIFY(!verdict_on(text).fault);
        QCOMPARE(noted().size(), 1U);
        QVERIFY(!verdict_on(text).fault);
        QVERIFY(!verdict_on(bot_text("/* another */")).fault);
        QCOMPARE(noted().size(), 2U);
    }

    /// A note alone lets a text in, so the child is asked once for all programs of the user.
    void theNoteCountsForOthers() {
        const std::string text = bot_text("/* for others */");
        QVERIFY(!verdict_on(text).fault);
        const std::string name = noted().front();
        QCOMPARE(name.size(), 64U);
        WireOrder named = js_order();
        named.name = "tried";
        QVERIFY(!check_js(named, text, Obedience())->fault);
        QCOMPARE(noted().size(), 2U); // other bots of a file are tried by themselves
    }

    void aCacheThatCannotBeWrittenCostsNothingElse() {
        qputenv("XDG_CACHE_HOME", "/dev/null/cache");
        QVERIFY(!verdict_on(bot_text("/* not noted */")).fault);
        QVERIFY(!verdict_on(bot_text("/* not noted */")).fault);
    }

    void whatDoesNotLoadSaysWhere() {
        const JsVerdict verdict = verdict_on("{\n  name: 'wrong',\n  draftPick(cards) { return 0 +; },\n}");
        QVERIFY(verdict.fault == Fault::NoStart);
        QVERIFY2(verdict.message.find("/bots/tried.js: line 3, column ") == 0, verdict.message.c_str());
        QVERIFY(noted().empty());
    }

    void oneThatGrowsIsKeptOut() {
        if (kSanitized) QSKIP("sanitizers take memory of their own");
        BotLimits limits = patient();
        limits.memory = 64 << 20;
        const JsVerdict verdict = verdict_on(bot_text("'a'.repeat(1 << 28).indexOf('b');"), limits);
        QVERIFY2(verdict.fault == Fault::TooMuchMemory, verdict.message.c_str());
        QVERIFY(noted().empty());
    }

    void oneThatNobodyCanInterruptIsKeptOut() {
        BotLimits limits = patient();
        limits.start = 1s;
        limits.first = limits.decision = 20ms;
        // A built-in function of the engine that calls on and on.
        const JsVerdict verdict =
            verdict_on(bot_text("Array.prototype.every.call({length: 4294967295}, x => true);"), limits);
        QVERIFY2(verdict.fault == Fault::TimeOut, verdict.message.c_str());
        QVERIFY(noted().empty());
    }

    /// What the watchdog also stops inside the program is no reason to refuse a bot.
    void oneThatSpinsPasses() {
        BotLimits limits = patient();
        limits.decision = limits.first = 50ms;
        QVERIFY(!verdict_on(bot_text("for (;;) {}"), limits).fault);
        QVERIFY(!verdict_on(bot_text("throw new Error('no');"), limits).fault);
    }

    void whoIsKeptOutAnswersWithThat() {
        if (kSanitized) QSKIP("sanitizers take memory of their own");
        const std::string path = m_cache->filePath("grows.js").toStdString();
        std::ofstream(path) << bot_text("'a'.repeat(1 << 28).indexOf('b');");
        CheckOrder order{.bot = "js:" + path, .limits = patient(), .matches = 1};
        order.limits.memory = 64 << 20;
        Gate open;
        const auto report = check_hosted_bot(*find_game("rps"), order, open);
        QVERIFY(report);
        QVERIFY(!report->faults.empty());
        QVERIFY(report->faults.front().fault == Fault::TooMuchMemory);
        QVERIFY(!report->faults.front().errors.empty());
        QCOMPARE(report->allowed, std::int64_t{0});
    }

    void aCheckIsGivenUp() {
        Gate gate;
        Obedience obedience;
        obedience.obey(gate);
        gate.stop();
        QVERIFY(!check_js(js_order(), bot_text("/* given up */"), obedience));
        QVERIFY(noted().empty());
    }

    void aStopEndsABotThatSpins() {
        const std::string path = m_cache->filePath("spins.js").toStdString();
        std::ofstream(path) << bot_text("for (;;) {}");
        CheckOrder order{.bot = "js:" + path, .limits = patient(), .matches = 100'000};
        order.limits.first = order.limits.decision = 20ms;
        order.at_most = {};
        Gate gate;
        order.progress = [&](const CheckProgress& progress) {
            if (progress.done > 0) gate.stop();
        };
        const auto report = check_hosted_bot(*find_game("rps"), order, gate);
        QVERIFY(report);
        QVERIFY(report->matches >= 1 && report->matches < order.matches);
    }

    void aStopEndsACallThatSpins() {
        Gate gate;
        const auto obedience = std::make_shared<Obedience>();
        obedience->obey(gate);
        JsWatchdog watchdog(obedience);
        auto wire = open_js(js_order(), bot_text("for (;;) {}"), watchdog);
        QVERIFY2(wire, wire ? "" : english(wire.error()).c_str());
        QVERIFY(!(*wire)->call(0, std::array<std::int32_t, 3>{1, 2, 0}).fault);
        std::thread stopping([&] {
            std::this_thread::sleep_for(100ms); // a stop that comes before the call counts as well
            gate.stop();
        });
        const auto reply = (*wire)->call(1, std::array<std::int32_t, 2>{0, 1}); // patience would be minutes
        stopping.join();
        QVERIFY(reply.fault == Fault::TimeOut);
        QVERIFY((*wire)->call(1, std::array<std::int32_t, 2>{0, 1}).fault == Fault::TimeOut); // at once
    }
};

HILLTOP_TEST(JsCheckTest)
#include "js_check_test.moc"
