// SPDX-License-Identifier: GPL-3.0-or-later
// What hosting costs: requests a second through PipeTransport and through bare pipes to the same program, by turns in
// one run.
//   pipe_speed [SECONDS] [PROGRAM ARGUMENT...]
// The program answers a line by the same line; without one it is this program itself. Then the same with 16 programs
// side by side, and what a process a request costs against starting it by posix_spawn. Exit code 1: less than 0.7 of
// bare pipes, or more than 1.3 times bare starts.
#include "hosting/isolation.h"
#include "hosting/pipe_transport.h"
#include "hosting/processes.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <thread>

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace hilltop;

namespace {

constexpr int kTurns = 5;

int echo() {
    char text[1 << 16];
    for (ssize_t size; (size = read(0, text, sizeof text)) > 0;)
        if (write(1, text, static_cast<std::size_t>(size)) != size) return 1;
    return 0;
}

/// A program at the other end of two pipes; 0 where it could not be started.
struct Bare {
    pid_t process = 0;
    int in = -1, out = -1;
};

Bare start_bare(const std::vector<std::string>& arguments) {
    int in[2], out[2];
    if (pipe2(in, O_CLOEXEC) != 0 || pipe2(out, O_CLOEXEC) != 0) return {};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in[0], 0);
    posix_spawn_file_actions_adddup2(&actions, out[1], 1);
    std::vector<char*> words;
    for (const std::string& argument : arguments)
        words.push_back(const_cast<char*>(argument.c_str()));
    words.push_back(nullptr);
    Bare bare{0, in[1], out[0]};
    // Its own session and priority, as hosted ones have them: the system shares out processors by sessions.
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID);
    posix_spawnp(&bare.process, words[0], &actions, &attributes, words.data(), environ);
    posix_spawnattr_destroy(&attributes);
    setpriority(PRIO_PROCESS, static_cast<id_t>(bare.process), 19);
    posix_spawn_file_actions_destroy(&actions);
    close(in[0]);
    close(out[1]);
    return bare;
}

void end_bare(Bare bare) {
    close(bare.in);
    close(bare.out);
    waitpid(bare.process, nullptr, 0);
}

/// Calls the deed for so long; how often a second.
template <class Deed>
double speed(double seconds, Deed deed) {
    const auto begin = Steady::now();
    std::int64_t count = 0;
    std::chrono::duration<double> passed{};
    while ((passed = Steady::now() - begin).count() < seconds)
        for (int i = 0; i < 8; ++i)
            count += deed();
    return static_cast<double>(count) / passed.count();
}

double middle(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

HostingSettings bench_settings(const std::vector<std::string>& arguments, bool isolate) {
    HostingSettings settings;
    settings.isolate = isolate;
    settings.planners["lines"] = [arguments](const WireOrder&) -> Result<LaunchPlan> {
        return LaunchPlan{.arguments = arguments, .shown = shown_for_program(arguments[0]), .speech = Speech::Lines};
    };
    settings.planners["once"] = [arguments](const WireOrder&) -> Result<LaunchPlan> {
        return LaunchPlan{.arguments = arguments, .shown = shown_for_program(arguments[0]), .speech = Speech::OneShot};
    };
    return settings;
}

std::vector<std::unique_ptr<Wire>> open_wires(PipeTransport& exchange, const char* kind, int count) {
    std::vector<std::unique_ptr<Wire>> wires;
    for (int i = 0; i < count; ++i) {
        auto wire = exchange.open({"dice", kind, "bot", {}, {}, kind + std::to_string(i)});
        if (!wire) {
            std::fprintf(stderr, "%s\n", english(wire.error()).c_str());
            std::exit(2);
        }
        wires.push_back(std::move(*wire));
    }
    return wires;
}

/// One request to each, then all answers.
int ask_all(PipeTransport& exchange, const std::vector<std::unique_ptr<Wire>>& wires) {
    for (const auto& wire : wires)
        wire->send("17 42 3 1 4 1 5 9 2 6", Wire::Limit::Decision);
    for (const auto& wire : wires)
        for (std::optional<WireReply> reply; !(reply = wire->receive());)
            exchange.wait(std::chrono::milliseconds(1000));
    return static_cast<int>(wires.size());
}

/// Prints a comparison; the middle one of the turns.
double compare(const char* what, const std::vector<double>& bare, const std::vector<double>& hosted) {
    const double ratio = middle(hosted) / middle(bare);
    std::printf("%-34s bare %9.0f/s  hosted %9.0f/s  ratio %.2f\n", what, middle(bare), middle(hosted), ratio);
    return ratio;
}

int measure(int argc, char** argv) {
    const double seconds = argc > 1 ? std::atof(argv[1]) : 1;
    std::vector<std::string> program(argv + std::min(argc, 2), argv + argc);
    if (program.empty())
        program = {std::filesystem::read_symlink("/proc/self/exe").string(), "--echo"};
    else if (program[0].find('/') == std::string::npos)
        program[0] = find_program(program[0]);
    setpriority(PRIO_PROCESS, 0, 19); // as workers are
    bool good = true;
    for (const bool isolate : {false, true}) {
        PipeTransport exchange(bench_settings(program, isolate));
        if (exchange.isolated() != isolate) continue;
        for (const int count : {1, 16}) {
            std::vector<Bare> bares;
            for (int i = 0; i < count; ++i)
                bares.push_back(start_bare(program));
            const auto wires = open_wires(exchange, "lines", count);
            std::vector<double> bare, hosted;
            const char request[] = "17 42 3 1 4 1 5 9 2 6\n";
            for (int turn = 0; turn < kTurns; ++turn) {
                bare.push_back(speed(seconds, [&] {
                    char answer[256];
                    for (const Bare& one : bares)
                        if (write(one.in, request, sizeof request - 1) <= 0) std::exit(2);
                    for (const Bare& one : bares)
                        if (read(one.out, answer, sizeof answer) <= 0) std::exit(2);
                    return count;
                }));
                hosted.push_back(speed(seconds, [&] { return ask_all(exchange, wires); }));
            }
            const std::string what = std::to_string(count) + (isolate ? " side by side, isolated" : " side by side");
            good &= compare(what.c_str(), bare, hosted) >= 0.7;
            for (const Bare& one : bares)
                end_bare(one);
        }
        const auto once = open_wires(exchange, "once", 1);
        std::vector<double> bare, hosted;
        for (int turn = 0; turn < kTurns; ++turn) {
            bare.push_back(speed(seconds, [&] {
                Bare one = start_bare(program);
                char answer[256];
                if (write(one.in, "17\n", 3) <= 0) std::exit(2);
                close(one.in);
                while (read(one.out, answer, sizeof answer) > 0) {
                }
                one.in = -1;
                end_bare(one);
                return 1;
            }));
            hosted.push_back(speed(seconds, [&] { return ask_all(exchange, once); }));
        }
        good &= compare(isolate ? "a process a request, isolated" : "a process a request", bare, hosted) >= 1 / 1.3;
    }
    return good ? 0 : 1;
}

} // namespace

int main(int argc, char** argv) {
    if (argc > 1 && std::strcmp(argv[1], "--echo") == 0) return echo();
    int code = 2;
    std::thread worker([&] { code = measure(argc, argv); }); // as a tournament does it
    worker.join();
    return code;
}
