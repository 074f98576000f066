// SPDX-License-Identifier: GPL-3.0-or-later
// position_time [GAME|all [POSITIONS [SECONDS]]]: how soon a position is judged to one point, as the position editor
// judges it: rounds of twice as many samples each, until no answer's value has a standard error above 1 % of a win, or
// above one point or card where those are counted; and until that holds for the best one. Positions are decisions with
// a choice of matches of the bot that stands for the judge; one that is not there after SECONDS (10) is given up. One
// thread, milliseconds.
#include "analysis/report_parts.h"
#include "records/replay.h"
#include "registry/registry.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>

using namespace hilltop;

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint64_t kSeed = 20261127;
constexpr int kOfMatch = 10;                 ///< positions
constexpr int kFirstShare = 8, kFewest = 16; ///< as ui/documents/moment_judge.cpp begins
constexpr int kMostSamples = 1 << 20;
constexpr double kGoalMs = 2000;

struct Judged {
    double ms = 0;        ///< until the error was small enough; of one that was given up: until then
    double first_ms = 0;  ///< until there were any numbers
    double best_ms = 1e9; ///< until the error of the best answer's value was small enough
    int samples = 0;
    bool there = false;
};

double ms_since(Clock::time_point begun) {
    return std::chrono::duration<double, std::milli>(Clock::now() - begun).count();
}

/// In units of a worth: 1 % where that is a chance to win or a win counts one point, else one point or card.
double goal_of(const GameEntry& game, const Replay& played) {
    const auto& points = played.record().result->points;
    const auto [least, most] = std::minmax_element(points.begin(), points.end());
    const bool win = ReportUnits(game.info()).bounded || (!game.info().cooperative && *most - *least <= 1);
    return win ? 0.01 : 1;
}

Judged judged(const GameEntry& game, const Table& table, Seat seat, double goal, double most_ms) {
    const auto begun = Clock::now();
    const auto judge = game.make_judge();
    Judged result;
    const auto seed = static_cast<std::uint64_t>(table.decision_of(seat));
    for (int samples = std::max(kFewest, game.judge_traits()->samples / kFirstShare); samples <= kMostSamples;
         samples *= 2) {
        const auto found =
            judge->compare(table, seat, false, {}, {samples, seed}, [&] { return ms_since(begun) > most_ms; });
        result.ms = ms_since(begun);
        if (!found) return result;
        if (result.samples == 0) result.first_ms = result.ms;
        result.samples = samples;
        if (result.best_ms == 1e9 && found->options.front().worth.error <= goal) result.best_ms = result.ms;
        double most = 0;
        for (const auto& option : found->options)
            if (option.worth.how != How::Exact) most = std::max(most, option.worth.error);
        result.there = most <= goal;
        if (result.there) return result;
    }
    return result;
}

/// Decisions with a choice, evenly over the match.
std::vector<std::pair<int, Seat>> choices(const Replay& replay) {
    std::vector<std::pair<int, Seat>> all, some;
    for (int i = 0; i < replay.positions(); ++i)
        for (const Seat seat : replay.table(i).deciding())
            if (replay.table(i).menu(seat).size() > 1) all.emplace_back(i, seat);
    for (std::size_t k = 0; k < kOfMatch && !all.empty(); ++k)
        some.push_back(all[k * all.size() / kOfMatch]);
    some.erase(std::unique(some.begin(), some.end()), some.end());
    return some;
}

void measure(const GameEntry& game, int positions, double most_ms) {
    if (!game.judge_traits()) return;
    const std::vector<std::string> bots(static_cast<std::size_t>(game.info().default_seats), game.judge_traits()->bot);
    std::vector<Judged> all;
    double goal = 0;
    for (std::uint64_t match = 0; static_cast<int>(all.size()) < positions; ++match) {
        auto record = play_record(game, default_values(game.rules()), {kSeed, match, match}, bots);
        const auto replay = Replay::make(std::move(*record), Replay::Asking::Later);
        goal = goal_of(game, *replay);
        for (const auto& [position, seat] : choices(*replay))
            if (static_cast<int>(all.size()) < positions)
                all.push_back(judged(game, replay->table(position), seat, goal, most_ms));
    }
    const auto nth = [&](double share, auto of) {
        std::vector<double> values;
        for (const Judged& one : all)
            values.push_back(of(one));
        std::sort(values.begin(), values.end());
        return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
    };
    const auto ms = [](const Judged& one) { return one.there ? one.ms : 1e9; };
    const auto shown = [](double value) { return value < 1e9 ? fmt::format("{:.0f}", value) : std::string("more"); };
    const auto in_time =
        std::count_if(all.begin(), all.end(), [](const Judged& one) { return one.there && one.ms <= kGoalMs; });
    const auto best = std::count_if(all.begin(), all.end(), [](const Judged& one) { return one.best_ms <= kGoalMs; });
    fmt::print("{:16} {:4} positions, {:3.0f} % within 2 s (the best answer {:.0f} %); to {}: median {}, 90 % {}, most "
               "{} ms; first numbers "
               "median {:.0f} ms; samples median {:.0f}\n",
               game.info().id, all.size(), 100.0 * static_cast<double>(in_time) / static_cast<double>(all.size()),
               100.0 * static_cast<double>(best) / static_cast<double>(all.size()), goal, shown(nth(0.5, ms)),
               shown(nth(0.9, ms)), shown(nth(1, ms)), nth(0.5, [](const Judged& one) { return one.first_ms; }),
               nth(0.5, [](const Judged& one) { return static_cast<double>(one.samples); }));
    std::fflush(stdout);
}

} // namespace

int main(int count, char** words) {
    const std::string id = count > 1 ? words[1] : "all";
    const int positions = count > 2 ? std::atoi(words[2]) : 50;
    const double seconds = count > 3 ? std::atof(words[3]) : 10;
    if (id != "all" && find_game(id) == nullptr) {
        fmt::print(stderr, "There is no game {}.\n", id);
        return 2;
    }
    for (const GameEntry* game : games())
        if (id == "all" || id == game->info().id) measure(*game, std::max(1, positions), 1000 * seconds);
    return 0;
}
