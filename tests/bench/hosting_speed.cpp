// SPDX-License-Identifier: GPL-3.0-or-later
// hosting_speed WHAT [seconds]: tournaments with bots that are not built in, as people run them, on one worker.
//   python   decisions a second of two Python bots for Zip Deck
//   warm     decisions a second of a Python script for Euchre, warm against a new process each, in turn
//   sixteen  milliseconds a round of Zip Deck with sixteen seats that think for ten each
//   stop     how soon a stop, and a pause, act upon bots that spin, hang or are being compiled; exit code 1: later than
//            100 ms
#include "hosting/host_bots.h"
#include "hosting/languages/javascript/js_check.h"
#include "hosting/processes.h"
#include "registry/registry.h"
#include "tournament/runner.h"

#include <fmt/format.h>

#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>
#include <thread>

#include <unistd.h>

using namespace hilltop;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

namespace {

constexpr auto kSoon = 100ms;

struct Counted : ResultSink {
    std::int64_t matches = 0, faults = 0;
    std::atomic<std::int64_t> decisions{0};
    void prepare(const Series&, const SeriesResult& result) override {
        for (const KeptMatch& match : result.kept)
            decisions += std::count_if(match.notes.begin(), match.notes.end(),
                                       [](const AnswerNote& note) { return !note.told; });
    }
    void series_done(const Series&, const SeriesResult& result) override {
        matches += static_cast<std::int64_t>(result.lines.size());
        faults += static_cast<std::int64_t>(result.faults.size());
    }
};

Plan plan_of(const char* game, std::vector<std::string> bots, std::int64_t matches) {
    Plan plan = default_plan(*find_game(game));
    plan.bots = std::move(bots);
    plan.matches = matches;
    plan.seed = 5;
    return plan;
}

double play(const Plan& plan, Counted& counted) {
    if (const auto fits = check_plan(plan); !fits) {
        fmt::print(stderr, "{}\n", english(fits.error()));
        std::exit(2);
    }
    const auto begun = Clock::now();
    TournamentRunner runner(plan, &counted);
    runner.start({.threads = 1});
    while (!runner.wait_for(1s)) {
    }
    if (counted.faults > 0) fmt::print("{} faults\n", counted.faults);
    return std::chrono::duration<double>(Clock::now() - begun).count();
}

std::string resource(const char* file) {
    return std::string(HILLTOP_SOURCE_DIR "/resources/") + file;
}

/// Of the first tournament that takes so long, each four times as long as the one before: programs are started once a
/// series, and a plan is cut into some fifty of them however short it is.
double decisions_a_second(Plan plan, double seconds) {
    for (plan.matches = 5;; plan.matches *= 4) {
        Counted counted;
        const double time = play(plan, counted);
        if (time >= seconds) return static_cast<double>(counted.decisions) / time;
    }
}

int python(double seconds) {
    Plan plan = plan_of(
        "zipdeck",
        {"python:" + resource("zipdeck/bots/even_hand.py"), "python:" + resource("zipdeck/bots/lightning_rod.py")}, 0);
    plan.format = Format::RoundRobin;
    plan.seats = 2;
    fmt::print("Python, Zip Deck: {:.0f} decisions/s\n", decisions_a_second(plan, seconds));
    return 0;
}

int warm(double seconds) {
    const std::string bot = resource("euchre/bots/card_counter.py");
    double cold = 0, kept = 0;
    for (int turn = 0; turn < 3; ++turn) {
        for (const bool is_warm : {false, true}) {
            Plan plan = plan_of("euchre", {(is_warm ? "exec+warm:" : "exec:") + bot, "steady"}, 0);
            plan.rules["points_to_win"] = 1;
            (is_warm ? kept : cold) += decisions_a_second(plan, seconds / 3) / 3;
        }
    }
    fmt::print("Python, Euchre: {:.0f} decisions/s with a new process each, {:.0f} warm, {:.1f} times as many\n", cold,
               kept, kept / cold);
    return 0;
}

std::string behind(const std::string& line, const std::string& key, const char* end) {
    const auto at = line.rfind(key);
    if (at == line.npos) return {};
    return line.substr(at + key.size(), line.find_first_of(end, at + key.size()) - at - key.size());
}

/// The Hilltop protocol: thinks for a while, asleep, and says the first of the menu; the moment of each question goes
/// to stderr.
int bot(int milliseconds) {
    for (std::string line; std::getline(std::cin, line);) {
        if (line.starts_with("{\"hello\"")) std::cout << "{\"name\":\"Sleeper\"}" << std::endl;
        const auto view = line.find("{\"view\"");
        if (view == line.npos) continue;
        std::cerr << Clock::now().time_since_epoch().count() << std::endl;
        std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
        std::cout << "{\"play\":\"" << behind(line, "\"menu\":[\"", "\"")
                  << "\",\"id\":" << behind(line, "\"id\":", ",}") << '}' << std::endl;
    }
    return 0;
}
std::string self() {
    return std::filesystem::read_symlink("/proc/self/exe").string();
}

int sixteen() {
    Plan plan = plan_of("zipdeck", {}, 1);
    for (int i = 0; i < 16; ++i)
        plan.bots.push_back(fmt::format("hilltop:{} --bot 10 {}", self(), i));
    plan.format = Format::OneTable;
    plan.seats = 16;
    Counted first;
    const double one = play(plan, first);
    plan.matches = 3;
    Counted counted;
    const double time = play(plan, counted) - one; // without the starts
    const double rounds = static_cast<double>(counted.decisions - first.decisions) / 16;
    fmt::print("Zip Deck, 16 seats of 10 ms: {:.1f} ms a round\n", 1000 * time / rounds);
    return 0;
}

/// The moments of all questions, as the bot has reported them.
struct Asked : ResultSink {
    std::vector<Clock::time_point> moments;
    void series_done(const Series&, const SeriesResult& result) override {
        for (const KeptMatch& match : result.kept)
            for (const AnswerNote& note : match.notes)
                if (!note.errors.empty()) moments.emplace_back(Clock::duration(std::atoll(note.errors.c_str())));
    }
};

double milliseconds(Clock::duration time) {
    return std::chrono::duration<double, std::milli>(time).count();
}

bool stops(const char* what, Plan plan) {
    plan.limits.start = plan.limits.first = plan.limits.decision = 600s;
    Counted counted;
    TournamentRunner runner(plan, &counted);
    runner.start({.threads = 2});
    std::this_thread::sleep_for(2s); // what it is that takes long has begun
    const bool runs = !runner.progress().finished;
    const auto begun = Clock::now();
    runner.stop();
    while (!runner.wait_for(1s)) {
    }
    const auto took = Clock::now() - begun;
    fmt::print("a stop while {}: {:.1f} ms{}\n", what, milliseconds(took), runs ? "" : " (had ended)");
    return took < kSoon && runs;
}

int stop() {
    const std::filesystem::path folder =
        std::filesystem::temp_directory_path() / fmt::format("hosting_speed.{}", getpid());
    std::filesystem::create_directories(folder);
    const auto file = [&](const char* name, const std::string& text) {
        std::ofstream(folder / name) << text;
        return (folder / name).string();
    };
    bool soon = true;
    soon &= stops("JavaScript spins or is checked",
                  plan_of("rps",
                          {"js:" + file("a.js", "{ name: 'A', draftPick() { for (;;); }, draftReceive() {}, "
                                                "mainPlay() { return 0; }, mainPostprocess() {} },\n"),
                           "simple"},
                          1000));
    soon &= stops("Python spins", plan_of("zipdeck",
                                          {"python:" + file("a.py", "class A(Player):\n    def play(self, card, "
                                                                    "info):\n        while True: pass\n"),
                                           "orion", "silent"},
                                          1000));
    soon &= stops("an executable sleeps", plan_of("euchre", {"exec:/bin/cat", "steady"}, 1'000'000));
    soon &= stops("a program does not answer", plan_of("pazaak", {"hilltop:sleep 1000", "bold"}, 1000));
    std::string many = "package Players;\nimport java.util.Collection;\nimport Mechanics.*;\n";
    for (int i = 0; i < 3000; ++i)
        many += fmt::format("class C{0} {{ int f() {{ return {0}; }} }}\n", i);
    many +=
        "public class A extends Player { public void getResponse(int wins[], boolean one, Collection<Card> a, "
        "Collection<Card> b, Collection<Card> c, int left, Action last, boolean did) { action = Action.STAND; } }\n";
    if (!find_program("javac").empty())
        soon &= stops("Java is compiled", plan_of("pazaak", {"java:" + file("A.java", many), "bold"}, 1'000'000));
    {
        Plan plan = plan_of("pazaak", {fmt::format("hilltop:{} --bot 1", self()), "bold"}, 1000);
        plan.limits.remembers = Memory::Match; // so that series end before all have
        Asked asked;
        TournamentRunner runner(plan, &asked);
        runner.start({.threads = 1});
        while (runner.progress().done == 0 && !runner.wait_for(10ms)) {
        }
        const auto paused = Clock::now();
        runner.pause(true);
        std::this_thread::sleep_for(500ms);
        const auto resumed = Clock::now();
        runner.pause(false);
        while (!runner.wait_for(1s)) {
        }
        auto last = paused;
        std::int64_t before = 0;
        for (const auto moment : asked.moments) {
            before += moment < paused ? 1 : 0;
            if (moment > paused && moment < resumed) last = std::max(last, moment);
        }
        fmt::print("the last question after a pause: {:.1f} ms, {} before it\n", milliseconds(last - paused), before);
        soon &= last - paused < kSoon && before > 0;
    }
    std::filesystem::remove_all(folder);
    return soon ? 0 : 1;
}

} // namespace

int main(int argc, char** argv) {
    if (const auto code = js_child(argc, argv)) return *code;
    if (argc > 2 && std::string(argv[1]) == "--bot") return bot(std::atoi(argv[2]));
    const std::string what = argc > 1 ? argv[1] : "";
    const double seconds = argc > 2 ? std::atof(argv[2]) : 5;
    const auto ground = js_ground(argc, argv);
    host_bots();
    if (what == "python") return python(seconds);
    if (what == "warm") return warm(seconds);
    if (what == "sixteen") return sixteen();
    if (what == "stop") return stop();
    fmt::print(stderr, "hosting_speed python|warm|sixteen|stop [seconds]\n");
    return 2;
}
