// SPDX-License-Identifier: GPL-3.0-or-later
// What events cost without a listener: the normal loop against the same loop built with HILLTOP_NO_EVENTS, where
// writing one is nothing at all. Two programs of this file, run one after the other by events_cost.sh.
#include "base/digest.h"
#include "registry/registry.h"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <vector>

using namespace hilltop;

namespace {

/// Of this process alone, so that other work on the machine counts little.
double processor_seconds() {
    timespec now{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

} // namespace

/// Prints matches per second of processor time and the digest of all answers.
int main() {
    constexpr int kSeries = 400;
    const GameEntry& game = *find_game("pazaak");
    const std::vector<std::string> bots = {"bold", "cautious"};
    const RuleValues rules = default_values(game.rules());
    Series series;
    series.entrants = {0, 1};
    series.matches = 1000;
    series.seed = 1;
    Digest digest;
    const double begun = processor_seconds();
    for (int i = 0; i < kSeries; ++i) {
        series.first_match = series.first_deal = static_cast<std::uint64_t>(i) * 1000;
        const auto result = game.run_series(series, rules, bots);
        for (const MatchLine& line : result.lines)
            digest.add(line.digest);
    }
    const double seconds = processor_seconds() - begun;
    fmt::print("{:.0f} {:016x}\n", kSeries * 1000 / seconds, digest.value());
}
