// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/tournament_command.h"

#include "cli/output.h"
#include "cli/standings_text.h"
#include "records/record_text.h"
#include "tournament/runner.h"

#include <fmt/format.h>

#include <algorithm>
#include <csignal>
#include <cstdio>

#include <unistd.h>

namespace hilltop::cli {
namespace {

using namespace std::chrono_literals;

volatile std::sig_atomic_t g_interrupted = 0;

/// The first Ctrl+C ends the work in order, a second one at once.
void watch_interrupt() {
    struct sigaction action {};
    action.sa_handler = [](int) { g_interrupted = 1; };
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
}

/// On a terminal one line that is written over, else a line every few seconds.
class ProgressLine {
public:
    explicit ProgressLine(std::vector<std::string> names)
        : m_names(std::move(names)) {}

    void show(const Progress& progress) {
        if (m_terminal) {
            fmt::print(stderr, "\r{}\x1b[K", text(progress));
        } else if (progress.seconds >= m_next) {
            fmt::print(stderr, "{}\n", text(progress));
            m_next = progress.seconds + 5;
        }
    }
    void finish(const Progress& progress) const {
        fmt::print(stderr, "{}{} matches in {:.1f} s, {}\n", m_terminal ? "\r\x1b[K" : "", grouped(progress.done),
                   progress.seconds, pace(progress));
    }

private:
    static std::string pace(const Progress& progress) {
        const double seconds = std::max(progress.seconds, 1e-6);
        return grouped(static_cast<std::int64_t>(static_cast<double>(progress.done) / seconds)) + " a second";
    }
    std::string text(const Progress& progress) const {
        std::string line = fmt::format("{:3} %  {} of {} matches, {}", 100 * progress.done / progress.total,
                                       grouped(progress.done), grouped(progress.total), pace(progress));
        if (progress.done == 0) return line;
        const auto left = static_cast<std::int64_t>(progress.seconds_left() + 0.5);
        const auto first = progress.standings().rows().front();
        return line + fmt::format(", {}:{:02} left, {} leads with {:.1f} %", left / 60, left % 60,
                                  m_names[static_cast<std::size_t>(first.entrant)], 100 * first.share);
    }

    std::vector<std::string> m_names;
    bool m_terminal = ::isatty(STDERR_FILENO) != 0;
    double m_next = 5; // seconds since the start
};

Result<> refuse_later_options(const TournamentOptions& options) {
    if (options.out)
        return usage_error("--out: this version has no tournament files yet, leave it out and results stay in memory");
    if (options.shard)
        return usage_error(
            "--shard: this version has no tournament files yet, so there is nothing to merge shards into");
    return {};
}

Result<Plan> load_plan(const TournamentOptions& options) {
    const bool said_twice = options.game || !options.bots.empty() || options.format || options.seats ||
                            options.matches || options.seed || !options.rules.empty() || options.duplicate;
    if (said_twice)
        return usage_error(
            fmt::format("{}: a plan file says all about the tournament, only --threads and --json may be added",
                        options.plan_file));
    const auto text = load_text(options.plan_file);
    if (!text) return text.error();
    auto plan = read_plan(*text);
    if (!plan) return for_option(options.plan_file, plan.error());
    if (const auto fits = check_plan(*plan); !fits) return for_option(options.plan_file, fits.error());
    return plan;
}

Result<Plan> plan_of(const TournamentOptions& options) {
    if (!options.game) return usage_error("--game: is missing, and so is a plan file");
    const auto game = require_game(*options.game);
    if (!game) return for_option("--game", game.error());
    Plan plan = default_plan(**game);
    for (const std::string& bot : options.bots) {
        if ((*game)->find_bot(bot) == nullptr) return for_option("--bot", (*game)->unknown_bot_error(bot));
    }
    plan.bots = options.bots;
    if (plan.bots.empty()) return usage_error("--bot: is missing, give it once for each that takes part");
    if (options.format) {
        const auto format = read_format(*options.format);
        if (!format)
            return usage_error(fmt::format("--format: \"{}\" is neither round-robin, one-table nor random-tables, the "
                                           "formats there are yet",
                                           *options.format));
        plan.format = *format;
    }
    plan.seats = seats_for(plan);
    if (options.seats) {
        const auto seats = read_option("--seats", *options.seats, static_cast<std::uint64_t>((*game)->info().min_seats),
                                       static_cast<std::uint64_t>((*game)->info().max_seats));
        if (!seats) return seats.error();
        plan.seats = static_cast<int>(*seats);
    }
    if (options.matches) {
        const auto matches = read_option("--matches", *options.matches, 1, static_cast<std::uint64_t>(kMaxMatches));
        if (!matches) return matches.error();
        plan.matches = static_cast<std::int64_t>(*matches);
    }
    if (options.seed) {
        const auto seed = read_option("--seed", *options.seed, 0, ~0ull);
        if (!seed) return seed.error();
        plan.seed = *seed;
    }
    auto rules = read_rules(**game, options.rules);
    if (!rules) return rules.error();
    plan.rules = std::move(*rules);
    if (const auto fits = (*game)->check(plan.rules, plan.seats); !fits) return for_option("--rules", fits.error());
    plan.duplicate = options.duplicate;
    if (const auto fits = check_plan(plan); !fits) return fits.error();
    return plan;
}

Result<int> thread_count(const TournamentOptions& options) {
    if (!options.threads) return static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    const auto threads = read_option("--threads", *options.threads, 1, 1024);
    if (!threads) return threads.error();
    return static_cast<int>(*threads);
}

} // namespace

Result<> run_tournament(const TournamentOptions& options) {
    if (const auto fine = refuse_later_options(options); !fine) return fine;
    const auto threads = thread_count(options);
    if (!threads) return threads.error();
    const auto plan = options.plan_file.empty() ? plan_of(options) : load_plan(options);
    if (!plan) return plan.error();

    watch_interrupt();
    ProgressLine line(entrant_names(*plan));
    TournamentRunner runner(*plan);
    runner.start({.threads = *threads});
    while (!runner.wait_for(100ms)) {
        if (g_interrupted != 0) runner.finish_running();
        line.show(runner.progress());
    }
    const Progress end = runner.progress();
    line.finish(end);
    if (options.json)
        print_json(standings_to_json(*plan, end.standings()));
    else
        fmt::print("{}", standings_text(*plan, end.standings()));
    if (end.stopped) return Error{fmt::format("stopped after {} of {} matches", grouped(end.done), grouped(end.total))};
    return {};
}

} // namespace hilltop::cli
