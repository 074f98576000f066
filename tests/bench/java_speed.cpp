// SPDX-License-Identifier: GPL-3.0-or-later
// Decisions a second of Java bots through their dialect and the real host: one bot with one line each way, and 64 bots
// whose requests go out together; each in turn with `cat` at the other end of the same pipes. Arguments: rounds (21).

#include "engine/match.h"
#include "engine/play.h"
#include "games/pazaak/bots/bots.h"
#include "games/pazaak/contest/contests.h"
#include "games/thegame/bots/bots.h"
#include "games/thegame/contest/contests.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <memory>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

using namespace hilltop;

namespace {

constexpr int kSlots = 64;
constexpr int kMatches = 40; // a slot, played again and again
constexpr double kRoundSeconds = 0.3;

[[noreturn]] void fail(const std::string& why) {
    fmt::print(stderr, "{}\n", why);
    std::exit(1);
}

/// A program at the other end of two pipes; waits in read() as a person would.
class Pipes {
public:
    explicit Pipes(const std::vector<std::string>& command) {
        int to[2];
        int from[2];
        if (pipe(to) != 0 || pipe(from) != 0) fail("no pipes");
        m_pid = fork();
        if (m_pid == 0) {
            dup2(to[0], 0);
            dup2(from[1], 1);
            for (const int end : {to[0], to[1], from[0], from[1]})
                close(end);
            std::vector<char*> words;
            for (const auto& word : command)
                words.push_back(const_cast<char*>(word.c_str()));
            words.push_back(nullptr);
            execvp(words[0], words.data());
            _exit(127);
        }
        close(to[0]);
        close(from[1]);
        m_to = to[1];
        m_from = from[0];
    }
    ~Pipes() {
        close(m_to);
        close(m_from);
        waitpid(m_pid, nullptr, 0);
    }
    Pipes(const Pipes&) = delete;
    Pipes& operator=(const Pipes&) = delete;

    void send(std::string_view text) {
        while (!text.empty()) {
            const auto written = write(m_to, text.data(), text.size());
            if (written <= 0) fail("the program has ended");
            text.remove_prefix(static_cast<std::size_t>(written));
        }
    }
    /// The next line without its end; valid until the next one is asked for.
    std::string_view line() {
        for (;;) {
            const auto end = m_text.find('\n', m_at);
            if (end != std::string::npos) {
                const auto found = std::string_view(m_text).substr(m_at, end - m_at);
                m_at = end + 1;
                return found;
            }
            m_text.erase(0, m_at);
            m_at = 0;
            char bytes[1 << 14];
            const auto got = read(m_from, bytes, sizeof bytes);
            if (got <= 0) fail("the program has ended");
            m_text.append(bytes, static_cast<std::size_t>(got));
        }
    }

private:
    pid_t m_pid = 0;
    int m_to = -1;
    int m_from = -1;
    std::string m_text;
    std::size_t m_at = 0;
};

/// What one bot is asked in a few matches: the beginnings, and the views with what the built-in twin answers.
template <Game G>
struct Asked {
    struct Step {
        std::optional<InfoState<G>> seen; ///< none: a match begins
        Need need = Need::Must;
        std::string expected;
    };
    std::vector<Step> steps;
    std::size_t at = 0;
    std::unique_ptr<Dialect<G>> speaks;
};

template <Game G>
Asked<G> asked_of(const BotSpec<G>& twin, const ContestKind<G>& kind, int seats, const auto& silence, int slot) {
    Asked<G> asked;
    asked.speaks = kind.dialect();
    const auto bot = twin.make();
    for (int number = 0; number < kMatches; ++number) {
        Match<G> match({}, seats, Chance(2026, static_cast<std::uint64_t>(slot * kMatches + number)));
        asked.steps.push_back({});
        while (!match.over()) {
            for (Seat seat : match.pending()) {
                Rng rng;
                const auto reply = bot->act(match.view(seat), rng);
                const auto action = reply.kind == Reply<typename G::Action>::Kind::Acts ? reply.action : silence;
                if (seat == Seat(0))
                    asked.steps.push_back({keep(match.view(seat)), match.need(seat), G::spell(action)});
                match.answer(seat, action);
            }
            match.step();
        }
    }
    return asked;
}

/// Asks all of `slots` at once, again and again; decisions a second. `real`: answers are read and compared.
template <Game G>
double speed(Pipes& pipes, std::vector<Asked<G>>& slots, int seats, bool real) {
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    std::int64_t decisions = 0;
    std::string out;
    double seconds = 0;
    while (seconds < kRoundSeconds) {
        for (int times = 0; times < 16; ++times) {
            out.clear();
            for (std::size_t slot = 0; slot < slots.size(); ++slot) {
                auto& asked = slots[slot];
                const auto& step = asked.steps[asked.at];
                const auto requests = step.seen ? asked.speaks->ask(step.seen->view(), step.need)
                                                : asked.speaks->start({.me = Seat(0), .seats = seats, .names = {}}, {});
                fmt::format_to(std::back_inserter(out), "{} {}\n", slot, requests.front());
            }
            pipes.send(out);
            for (auto& asked : slots) {
                const auto& step = asked.steps[asked.at];
                const auto line = pipes.line();
                if (real && step.seen) {
                    const auto reply = asked.speaks->read(line.substr(line.find('=') + 2), step.seen->view());
                    if (G::spell(reply.action) != step.expected) fail("another answer: " + std::string(line));
                }
                decisions += step.seen ? 1 : 0;
                asked.at = (asked.at + 1) % asked.steps.size();
            }
        }
        seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    }
    return static_cast<double>(decisions) / seconds;
}

template <Game G>
void measure(const char* file, const BotSpec<G>& twin, const ContestKind<G>& kind, int seats,
             const typename G::Action& silence, int many, int rounds) {
    std::vector<Asked<G>> slots;
    for (int slot = 0; slot < many; ++slot)
        slots.push_back(asked_of(twin, kind, seats, silence, slot));
    const std::string root = HILLTOP_SOURCE_DIR "/resources/";
    const char* home = std::getenv("HOME");
    Pipes java({"sh", root + "hosts/java/start.sh",
                std::string(home != nullptr ? home : "/tmp") + "/.cache/hilltop-java-speed"});
    Pipes cat({"cat"});
    for (int slot = 0; slot < many; ++slot)
        java.send(fmt::format("{} new {}{} -\n", slot, root, file));
    for (int slot = 0; slot < many; ++slot) {
        if (const auto line = java.line(); line.find(" = ") == std::string_view::npos) fail(std::string(line));
    }
    const double cold = speed(java, slots, seats, true);
    for (int i = 0; i < 20; ++i)
        speed(java, slots, seats, true);
    std::vector<double> bare;
    std::vector<double> real;
    for (int i = 0; i < rounds; ++i) {
        bare.push_back(speed(cat, slots, seats, false));
        for (auto& asked : slots)
            asked.at = 0; // a match begins
        real.push_back(speed(java, slots, seats, true));
    }
    std::sort(bare.begin(), bare.end());
    std::sort(real.begin(), real.end());
    const auto middle = static_cast<std::size_t>(rounds / 2);
    fmt::print(
        "{:28} {:2} bots: {:8.0f} decisions/s, cat {:8.0f}, {:.2f} of it; best {:.0f}, cat {:.0f}; at first {:.0f}\n",
        file, many, real[middle], bare[middle], real[middle] / bare[middle], real.back(), bare.back(), cold);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    const int rounds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 21;
    for (const int many : {1, kSlots}) {
        measure<Pazaak>("pazaak/bots/Bold.java", pazaak::all_bots()[1], pazaak_contests()[0], 2, Pazaak::stand(), many,
                        rounds);
        measure<TheGame>("thegame/bots/SmallestGap.java", thegame::all_bots()[1], thegame_contests()[0], 4,
                         TheGame::wish({}), many, rounds);
    }
}
