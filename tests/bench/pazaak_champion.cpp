// SPDX-License-Identifier: GPL-3.0-or-later
// pazaak_champion [DEALS]: the champion against the expert and careful, in duplicate deals, and how long its decisions
// take. pazaak_champion table FILE: makes the table the program carries.
#include "base/text_file.h"
#include "game/entry_of.h"
#include "games/pazaak/bots/bots.h"
#include "games/pazaak/pazaak_table.h"
#include "games/pazaak/solver/match_solver.h"
#include "games/pazaak/solver/table_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>

using namespace hilltop;
using namespace hilltop::pazaak;

namespace {

std::vector<double> g_micros;

/// The champion with a clock beside it.
class TimedBot : public Bot<Pazaak> {
public:
    Reply<Pazaak::Action> act(const View<Pazaak>& view, Rng& rng) override {
        const auto begun = std::chrono::steady_clock::now();
        const auto reply = m_champion.act(view, rng);
        g_micros.push_back(std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - begun).count());
        return reply;
    }

private:
    ChampionBot m_champion;
};

SeriesResult played(const GameEntry& entry, const char* first, const char* second, int matches) {
    Series series;
    series.entrants = {0, 1};
    series.seed = 20261122;
    series.matches = matches;
    series.matches_per_deal = 2;
    const std::vector<std::string> entrants = {first, second};
    return entry.run_series(series, {}, entrants);
}

} // namespace

int main(int argc, char** argv) {
    if (argc == 3 && std::string_view(argv[1]) == "table") {
        PartialTable partial{TableRules(Pazaak::Rules())};
        std::string bytes = table_head(partial.table->rules());
        SolveWatch watch;
        watch.solved = [&](int state, double done) {
            bytes += table_piece(partial, state);
            fmt::print(stderr, "\r{:3.0f} %", 100 * done);
        };
        solve_match(*partial.table, partial.done, 1, watch);
        const auto saved = save_text(argv[2], bytes);
        fmt::print(stderr, "\n{}\n", saved ? "" : english(saved.error()));
        return saved ? 0 : 1;
    }
    const int deals = argc > 1 ? std::atoi(argv[1]) : 20'000;
    std::vector<BotSpec<Pazaak>> bots(all_bots().begin(), all_bots().end());
    bots.push_back({{.id = "timed", .style = "solved", .strength = 5}, make_bot<Pazaak, TimedBot>});
    const EntryOf<Pazaak> entry(bots);
    const std::pair<const char*, const char*> pairs[] = {{"champion", "expert"}, {"champion", "careful"}};
    for (const auto& [first, second] : pairs) {
        const SeriesResult result = played(entry, first, second, 2 * deals);
        // A deal is two matches with seats swapped: one observation.
        double sum = 0, squares = 0;
        for (int deal = 0; deal < deals; ++deal) {
            double won = 0;
            for (int k = 2 * deal; k < 2 * deal + 2; ++k)
                won += result.points[static_cast<std::size_t>(2 * k + k % 2)];
            sum += won / 2;
            squares += won * won / 4;
        }
        const double mean = sum / deals;
        const double error = std::sqrt((squares / deals - mean * mean) / deals);
        fmt::print("{} takes {:.2f} % +- {:.2f} from {} ({} duplicate deals)\n", first, 100 * mean, 100 * error, second,
                   deals);
    }
    played(entry, "timed", "timed", 2000);
    std::sort(g_micros.begin(), g_micros.end());
    const auto at = [&](double share) {
        return g_micros[static_cast<std::size_t>(share * (static_cast<double>(g_micros.size()) - 1))];
    };
    fmt::print(
        "a decision: {:.2f} us in the middle, 99 % within {:.1f}, 99.99 % within {:.0f}; the first, which loads the "
        "table, at most {:.0f} ms\n",
        at(0.5), at(0.99), at(0.9999), g_micros.back() / 1000);
    return 0;
}
