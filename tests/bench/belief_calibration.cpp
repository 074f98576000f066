// SPDX-License-Identifier: GPL-3.0-or-later
// belief_calibration [GAME|all [MOMENTS [WORLDS [alike|mixed]]]]: at moments of matches, of cards that are believed to
// lie in a place with chance p, how many do? Ten bins; errors count all cards of one match as one observation. Cards
// that nobody has drawn yet are left out, and so is what is certain. `alike`: the bot that stands for the judge plays
// at all seats; `mixed`: all quick bots, the random one among them, who do not mean what a sensible player would.
#include "analysis/moment_beliefs.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "rng/rng.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <optional>

using namespace hilltop;

namespace {

constexpr std::uint64_t kSeed = 20261127;
constexpr int kMomentsAMatch = 10;

struct Bin {
    double believed = 0, squares = 0, match = 0; ///< squares of what matches are off by; this match so far
    int there = 0, cells = 0;
    void add(double chance, bool is_there) {
        believed += chance;
        there += is_there ? 1 : 0;
        match += (is_there ? 1 : 0) - chance;
        ++cells;
    }
    void end_match() {
        squares += match * match;
        match = 0;
    }
};
using Bins = std::array<Bin, 10>;

Replay some_match(const GameEntry& game, bool mixed, Rng& rng, std::uint64_t number) {
    std::vector<std::string> quick;
    for (const BotTraits& bot : game.bots())
        if (mixed && bot.strength < 4) quick.emplace_back(bot.id);
    quick.push_back(game.judge_traits()->bot);
    std::vector<std::string> bots;
    for (int seat = 0; seat < game.info().default_seats; ++seat)
        bots.push_back(quick[rng.next64() % quick.size()]);
    auto record = play_record(game, default_values(game.rules()), {kSeed, number, number}, bots);
    return std::move(*Replay::make(std::move(*record), Replay::Asking::Later));
}

/// Whether a card with that face lies in the place, unseen by the seat; nothing: nobody has seen what lies there.
std::optional<bool> is_there(const std::vector<ShownCard>& mine, const std::vector<ShownCard>& open, Face face,
                             const CardBeliefs::Place& place) {
    bool any = false, there = false;
    for (std::size_t i = 0; i < mine.size(); ++i) { // the same cards in the same order
        const bool hidden =
            mine[i].face == kHidden && mine[i].spot.zone == place.zone && mine[i].spot.seat == place.seat;
        if (!hidden || open[i].face == kHidden) continue;
        any = true;
        there = there || open[i].face == face;
    }
    return any ? std::optional(there) : std::nullopt;
}

void look(const Table& table, Seat seat, const CardBeliefs& beliefs, Bins& bins) {
    const auto mine = table.shown(seat), open = table.shown(SeatSet::all(table.seats()));
    for (const auto& line : beliefs.lines) {
        for (std::size_t i = 0; i < beliefs.places.size(); ++i) {
            const Estimate& chance = line.cells[i].chance;
            const bool certain = chance.how == How::Exact && (chance.value <= 0 || chance.value >= 1);
            const auto there = is_there(mine, open, line.face, beliefs.places[i]);
            if (certain || !there) continue;
            bins[static_cast<std::size_t>(std::clamp(static_cast<int>(10 * chance.value), 0, 9))].add(chance.value,
                                                                                                      *there);
        }
    }
}

void calibrate(const GameEntry& game, int moments, int worlds, bool mixed) {
    const auto believer = make_believer(game);
    const auto begun = std::chrono::steady_clock::now();
    Bins bins{};
    Rng rng(kSeed, 0, Stream::Analysis, 0, 6);
    int looked = 0;
    std::uint64_t number = 0;
    for (; looked < moments; ++number) {
        const Replay replay = some_match(game, mixed, rng, number);
        const int step = std::max(1, replay.positions() / kMomentsAMatch);
        for (int at = static_cast<int>(rng.next64() % static_cast<std::uint64_t>(step));
             at < replay.positions() && looked < moments; at += step) {
            const Table& table = replay.table(at);
            if (table.over() || table.resting()) continue;
            const Seat seat(static_cast<int>(rng.next64() % static_cast<std::uint64_t>(table.seats())));
            look(table, seat, *believer->beliefs(table, seat, {worlds, number}, {}), bins);
            ++looked;
        }
        for (Bin& bin : bins)
            bin.end_match();
    }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    fmt::print("{}: {} moments of {} matches, {} worlds each, {:.0f} s\n{:>10} {:>9} {:>9} {:>9} {:>9}\n",
               game.info().id, looked, number, worlds, seconds, "chance", "believed", "there", "off", "cards");
    double off = 0;
    int all = 0;
    for (std::size_t i = 0; i < bins.size(); ++i) {
        const Bin& bin = bins[i];
        if (bin.cells == 0) continue;
        const double share = 1.0 * bin.there / bin.cells, believed = bin.believed / bin.cells;
        off += std::abs(share - believed) * bin.cells;
        all += bin.cells;
        fmt::print("{:>4}-{:>3} % {:9.3f} {:9.3f} {:+9.3f} {:9} ± {:.3f}\n", 10 * i, 10 * (i + 1), believed, share,
                   share - believed, bin.cells, std::sqrt(bin.squares) / bin.cells);
    }
    fmt::print("mean distance {:.4f}\n", all > 0 ? off / all : 0.0);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    const std::string wanted = argc > 1 ? argv[1] : "all";
    if (wanted != "all" && (find_game(wanted) == nullptr || !find_game(wanted)->judge_traits())) {
        fmt::print(stderr, "belief_calibration [GAME|all [MOMENTS [WORLDS [alike|mixed]]]]\n");
        return 1;
    }
    const int moments = argc > 2 ? std::atoi(argv[2]) : 2000;
    const int worlds = argc > 3 ? std::atoi(argv[3]) : 400;
    const bool mixed = argc > 4 && std::string(argv[4]) == "mixed";
    for (const GameEntry* game : games())
        if (game->judge_traits() && (wanted == "all" || wanted == game->info().id))
            calibrate(*game, moments, worlds, mixed);
    return 0;
}
