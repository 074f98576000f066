// SPDX-License-Identifier: GPL-3.0-or-later
// review_calibration [GAME|all [DECISIONS [SAMPLES [DEEPER]]]]: how often a much deeper look (DEEPER times the samples,
// another seed) falls within two standard errors of the first one: the worth of positions, and what an answer that is
// not the best one loses, given what the seat knew.
#include "judging/any_judge.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "rng/rng.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

using namespace hilltop;

namespace {

constexpr std::uint64_t kSeed = 20261124;

/// Differences counted by what the first look said of its error.
struct Count {
    int within = 0, of = 0, exact = 0;
    double squares = 0; ///< of differences in errors
    void add(const Estimate& first, const Estimate& deeper) {
        if (first.how == How::Exact) {
            ++exact;
            return;
        }
        const double off = (deeper.value - first.value) / first.error;
        ++of;
        within += std::abs(off) <= 2 ? 1 : 0;
        squares += off * off;
    }
    std::string text() const {
        if (of == 0) return fmt::format("all {} exact", exact);
        const double share = static_cast<double>(within) / of;
        return fmt::format("{:.1f} % +- {:.1f} of {} ({} exact), spread {:.2f} errors", 100 * share,
                           100 * std::sqrt(share * (1 - share) / of), of, exact, std::sqrt(squares / of));
    }
};

/// A match of bots that differ, the reference among them.
Replay some_match(const GameEntry& game, Rng& rng, std::uint64_t number) {
    std::vector<std::string> quick;
    for (const BotTraits& bot : game.bots())
        if (bot.strength < 4) quick.emplace_back(bot.id);
    quick.push_back(game.judge_traits()->bot);
    std::vector<std::string> bots;
    for (int seat = 0; seat < game.info().default_seats; ++seat)
        bots.push_back(quick[rng.next64() % quick.size()]);
    auto record = play_record(game, default_values(game.rules()), {kSeed, number, number}, bots);
    return std::move(*Replay::make(std::move(*record), Replay::Asking::Later));
}

const Compared::Option* option_of(const Compared& compared, const std::string& word) {
    const auto found = std::find_if(compared.options.begin(), compared.options.end(),
                                    [&](const auto& one) { return one.word == word; });
    return found == compared.options.end() ? nullptr : &*found;
}

void calibrate(const GameEntry& game, int decisions, int samples, int deeper) {
    const auto judge = game.make_judge();
    const int first = samples > 0 ? samples : game.judge_traits()->samples;
    Count worths, losses;
    const auto begun = std::chrono::steady_clock::now();
    // A match whose drawn position had no decision is skipped; 50 matches a decision are enough.
    for (std::uint64_t number = 0;
         losses.of + losses.exact < decisions && number < 50 * static_cast<std::uint64_t>(decisions); ++number) {
        Rng rng(kSeed, number, Stream::Analysis, 0, 9);
        const Replay replay = some_match(game, rng, number);
        const int position = static_cast<int>(rng.next64() % static_cast<std::uint64_t>(replay.positions()));
        const Table& table = replay.table(position);
        if (table.over() || table.resting()) continue;
        const auto acts = replay.acts(position);
        const Replay::Act& act = acts[rng.next64() % acts.size()];
        const SearchBudget quick{first, rng.next64()}, thorough{first * deeper, rng.next64()};
        // Any answer, as if it had been given: it is compared in all samples, as what was played is in a review. The
        // best one loses nothing by definition, and does not count.
        std::vector<std::string> allowed;
        for (const Choice& choice : table.menu(act.seat)) {
            if (choice.reason.empty()) allowed.push_back(choice.word);
        }
        if (allowed.size() < 2) continue;
        const std::string given = allowed[rng.next64() % allowed.size()];
        const auto compared = judge->compare(table, act.seat, false, given, quick, {});
        const Compared::Option* option = option_of(*compared, given);
        if (option == nullptr || option == &compared->options.front()) continue;
        const auto again = judge->compare(table, act.seat, false, given, thorough, {});
        losses.add(option->behind, option_of(*again, given)->behind);
        const auto seat = static_cast<std::size_t>(act.seat.index());
        worths.add((*judge->value(table, quick, {}))[seat], (*judge->value(table, thorough, {}))[seat]);
    }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    fmt::print("{:<10} {} samples, then {}; {:.0f} s\n  loss      {}\n  worth     {}\n", game.info().id, first,
               first * deeper, seconds, losses.text(), worths.text());
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    const std::string wanted = argc > 1 ? argv[1] : "all";
    if (wanted != "all" && (find_game(wanted) == nullptr || !find_game(wanted)->judge_traits())) {
        fmt::print(stderr, "review_calibration [GAME|all [DECISIONS [SAMPLES [DEEPER]]]]\n");
        return 1;
    }
    const int decisions = argc > 2 ? std::atoi(argv[2]) : 500;
    const int samples = argc > 3 ? std::atoi(argv[3]) : 0;
    const int deeper = argc > 4 ? std::atoi(argv[4]) : 64;
    for (const GameEntry* game : games())
        if (game->judge_traits() && (wanted == "all" || wanted == game->info().id))
            calibrate(*game, decisions, samples, deeper);
    return 0;
}
