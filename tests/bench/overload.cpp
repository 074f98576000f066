// SPDX-License-Identifier: GPL-3.0-or-later
// overload [DECISIONS] [MILLISECONDS]: four times more bots than processors think side by side, each for MILLISECONDS
// (8) of processor time a decision, with the usual limit of one second, while one thread of this program for each
// processor works, too. 20,000 decisions by default. Exit code 1: a time-out, of which none is
// a bot's own.
#include "hosting/host_bots.h"
#include "registry/registry.h"
#include "tournament/runner.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <iostream>
#include <map>
#include <string>
#include <thread>

#include <sys/resource.h>
#include <unistd.h>

using namespace hilltop;

namespace {

constexpr int kBotsAProcessor = 4;
constexpr int kDecisionsAMatch = 8; // of two bots that say the first of the menu, at least

std::string behind(const std::string& line, const std::string& key, const char* end) {
    const auto at = line.rfind(key);
    if (at == line.npos) return {};
    return line.substr(at + key.size(), line.find_first_of(end, at + key.size()) - at - key.size());
}

void burn(double milliseconds) {
    const auto used = [] {
        timespec now{};
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
        return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
    };
    for (const double end = used() + milliseconds; used() < end;) {
    }
}

/// The Hilltop protocol: thinks, and says the first of the menu.
int bot(double milliseconds) {
    for (std::string line; std::getline(std::cin, line);) {
        if (line.starts_with("{\"hello\"")) std::cout << "{\"name\":\"Thinker\"}" << std::endl;
        if (!line.starts_with("{\"view\"")) continue;
        burn(milliseconds);
        std::cout << "{\"play\":\"" << behind(line, "\"menu\":[\"", "\"")
                  << "\",\"id\":" << behind(line, "\"id\":", ",}") << '}' << std::endl;
    }
    return 0;
}

struct Counts : ResultSink {
    std::int64_t decisions = 0;
    std::chrono::microseconds longest{};
    std::map<std::string, int> faults;
    void series_done(const Series&, const SeriesResult& result) override {
        for (const KeptMatch& match : result.kept) {
            for (const AnswerNote& note : match.notes) {
                if (note.told) continue;
                ++decisions;
                longest = std::max(longest, note.time);
            }
        }
        for (const SeriesFault& fault : result.faults)
            ++faults[std::string(fault_word(fault.fault))];
    }
};

} // namespace

int main(int argc, char** argv) {
    if (argc > 2 && std::string(argv[1]) == "--bot") return bot(std::atof(argv[2]));
    const double wanted = argc > 1 ? std::atof(argv[1]) : 20'000;
    const std::string milliseconds = argc > 2 ? argv[2] : "8";
    host_bots();
    const int processors = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    const int bots = kBotsAProcessor * processors;
    Plan plan = default_plan(*find_game("pazaak"));
    const std::string self = std::filesystem::read_symlink("/proc/self/exe").string();
    for (int i = 0; i < bots; ++i)
        plan.bots.push_back(fmt::format("hilltop:{} --bot {} {}", self, milliseconds, i));
    const double pairs = bots * (bots - 1) / 2.0;
    plan.matches = static_cast<std::int64_t>(wanted / (pairs * kDecisionsAMatch)) + 1;
    if (const auto fits = check_plan(plan); !fits) {
        fmt::print(stderr, "{}\n", english(fits.error()));
        return 2;
    }

    std::atomic<bool> works{true};
    std::vector<std::jthread> load;
    for (int i = 0; i < processors; ++i)
        load.emplace_back([&] {
            ::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), 19); // as built-in bots of a tournament do
            while (works) {
            }
        });
    Counts counts;
    const auto begun = std::chrono::steady_clock::now();
    {
        TournamentRunner runner(plan, &counts);
        runner.start({.threads = bots, .background = true});
        while (!runner.wait_for(std::chrono::milliseconds(1000))) {
        }
    }
    works = false;
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
    fmt::print("{} processors, {} bots, {} threads of ours beside: {} decisions in {:.0f} s, the longest {:.0f} ms\n",
               processors, bots, processors, counts.decisions, took.count(),
               static_cast<double>(counts.longest.count()) / 1000);
    for (const auto& [word, count] : counts.faults)
        fmt::print("{}: {}\n", word, count);
    return counts.faults.empty() ? 0 : 1;
}
