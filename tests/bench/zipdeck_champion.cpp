// SPDX-License-Identifier: GPL-3.0-or-later
// zipdeck_champion [TABLES [SEED]]: the champion at a table of six with the contest's five, among five that hit the
// lowest, and at a table of twelve with two of each; the levels against each other; the best reply at a table of two.
// zipdeck_champion table TABLES SEED BOT BOT ...: one such table, the first bot measured, its copies together. Other
// seeds are other deals: what several runs print may be averaged.
#include "games/zipdeck/entry.h"
#include "games/zipdeck/zipdeck.h"
#include "judging/solving.h"

#include <fmt/format.h>

#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

using namespace hilltop;

namespace {

struct Mean {
    double sum = 0, squares = 0;
    int count = 0;
    void add(double value) {
        sum += value;
        squares += value * value;
        ++count;
    }
    double mean() const { return sum / count; }
    double error() const { return std::sqrt(std::max(squares / count - mean() * mean(), 0.0) / count); }
};

/// Shares of the first bot, per copy of it.
void measure(const std::vector<std::string>& bots, int tables, std::uint64_t seed) {
    Series series;
    for (std::size_t i = 0; i < bots.size(); ++i)
        series.entrants.push_back(static_cast<std::uint16_t>(i));
    series.seats = static_cast<int>(bots.size());
    series.seating = SeatingPlan::Drawn;
    series.seed = seed;
    series.matches = tables;
    const auto begun = std::chrono::steady_clock::now();
    const SeriesResult result = zipdeck_entry().run_series(series, {}, bots);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    Mean split, full;
    for (int k = 0; k < tables; ++k) {
        const auto by_seat = seated(series, k);
        const SeatSet winners = SeatSet::from_bits(result.lines[static_cast<std::size_t>(k)].winners);
        int won = 0, copies = 0;
        for (Seat seat : SeatSet::all(series.seats)) {
            if (bots[by_seat[seat.index()]] != bots[0]) continue;
            ++copies;
            won += winners.contains(seat);
        }
        full.add(static_cast<double>(won) / copies);
        split.add(static_cast<double>(won) / winners.size() / copies);
    }
    std::string others;
    for (std::size_t i = 1; i < bots.size(); ++i)
        others += ' ' + bots[i];
    fmt::print("{} with{}: {:.2f} +- {:.2f} % of tables, shared wins split; {:.2f} +- {:.2f} % counting them whole "
               "({} tables, {:.1f} ms each)\n",
               bots[0], others, 100 * split.mean(), 100 * split.error(), 100 * full.mean(), 100 * full.error(), tables,
               1000 * seconds / tables);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    if (argc > 4 && std::string(argv[1]) == "table") {
        measure({argv + 4, argv + argc}, std::atoi(argv[2]), std::strtoull(argv[3], nullptr, 10));
        return 0;
    }
    const int tables = argc > 1 ? std::atoi(argv[1]) : 2000;
    const std::uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
    const std::vector<std::string> field = {"orion", "serpentine", "silent", "rando", "caller"};
    std::vector<std::string> six = {"champion"};
    six.insert(six.end(), field.begin(), field.end());
    std::vector<std::string> twelve = six;
    twelve.insert(twelve.end(), six.begin(), six.end());
    measure(six, tables, seed);
    measure({"champion", "leader", "leader", "leader", "leader", "leader"}, tables, seed);
    measure({"champion", "orion"}, tables, seed);
    measure(twelve, tables / 5 + 1, seed);
    const char* const levels[] = {"champion", "strong", "skilled", "casual", "novice"};
    for (std::size_t i = 0; i + 1 < std::size(levels); ++i) {
        const std::string below = levels[i + 1];
        measure({levels[i], below, below, below}, tables, seed);
        measure({levels[i], below}, tables, seed);
    }
    const Solver* solver = zipdeck_entry().solver();
    if (solver == nullptr) return 0;
    const auto exploited = solver->exploit("champion", {});
    if (exploited && *exploited)
        fmt::print("the best reply at a table of two wins {:.6f}\n", 0.5 + (*exploited)->least.value);
    return 0;
}
