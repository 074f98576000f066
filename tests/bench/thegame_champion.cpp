// SPDX-License-Identifier: GPL-3.0-or-later
// The Game's best brain in figures; long runs are cut into pieces by FIRST, the number of the first match.
//   thegame_champion speed                                   roll-outs a second
//   thegame_champion perfect SEATS MATCHES [WORLDS [FIRST]]  copies of the champion, with WORLDS worlds a card
//   thegame_champion copies BOT SEATS MATCHES [FIRST]        copies of a built-in bot
//   thegame_champion levels MATCHES [FIRST]                  four copies of each level
//   thegame_champion strangers MATCHES [FIRST]               two beside silent bots, against two deaf and dumb ones
//   thegame_champion calibration POSITIONS                   whether what it imagines comes true, ten bins
#include "engine/play.h"
#include "games/thegame/bots/bots.h"
#include "games/thegame/bots/champion.h"

#include <fmt/format.h>

#include <cmath>
#include <cstdlib>
#include <ctime>
#include <string_view>

using namespace hilltop;
using namespace hilltop::thegame;

namespace {

constexpr std::uint64_t kSeed = 20261122;

/// Of this process alone, in seconds: others may be at work beside it.
double processor_time() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// The champion, as if no wish had ever been stated.
class DeafBot : public ChampionBot {
public:
    Reply<TheGame::Action> act(const View<TheGame>& view, Rng& rng) override {
        if (view.open.phase == TheGame::Phase::Wish) return {};
        InfoState<TheGame> seen = keep(view);
        seen.open.wishes = {};
        for (auto& played : seen.open.played)
            played.wishes = {};
        return ChampionBot::act(seen.view(), rng);
    }
};

struct Tally {
    double left = 0, squares = 0, seconds = 0;
    int perfect = 0, matches = 0;
    long cards = 0;

    void print(std::string_view who) const {
        const double n = matches, p = perfect / n, mean = left / n;
        // Wilson's interval of 95 %.
        const double z = 1.96, base = 1 + z * z / n, centre = (p + z * z / (2 * n)) / base;
        const double half = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / base;
        fmt::print(
            "{:<34} {:6} matches: perfect {:5.1f} % ({:.1f} to {:.1f}), left {:.3f} +- {:.3f}, {:.2f} ms a card\n", who,
            matches, 100 * p, 100 * (centre - half), 100 * (centre + half), mean,
            std::sqrt(std::max(0.0, squares / n - mean * mean) / n), 1000 * seconds / static_cast<double>(cards));
        std::fflush(stdout);
    }
};

Tally played(const std::vector<Bot<TheGame>*>& bots, int matches, int first) {
    static constexpr BotTraits kTraits{.id = "measured", .style = "", .strength = 5, .speaks = true};
    std::vector<PlayingSeat<TheGame>> playing;
    for (Bot<TheGame>* bot : bots)
        playing.push_back({bot, &kTraits});
    Tally tally;
    tally.matches = matches;
    const double begun = processor_time();
    for (int i = first; i < first + matches; ++i) {
        const auto number = static_cast<std::uint64_t>(i);
        Match<TheGame> match({}, static_cast<int>(bots.size()), Chance(kSeed, number));
        play<TheGame>(match, playing, kSeed, number);
        const int left = TheGame::left(match.state().open);
        tally.left += left;
        tally.squares += left * left;
        tally.perfect += left == 0 ? 1 : 0;
        tally.cards += TheGame::kCards - left;
    }
    tally.seconds = processor_time() - begun;
    return tally;
}

Tally copies(Bot<TheGame>& bot, int seats, int matches, int first) {
    return played(std::vector<Bot<TheGame>*>(static_cast<std::size_t>(seats), &bot), matches, first);
}

/// From the beginning and, by the cards already played, from later positions of planners.
void speed() {
    for (int seats = 2; seats <= TheGame::kSeats; ++seats) {
        std::array<double, 10> seconds{};
        std::array<int, 10> outs{};
        PlannerBot planner;
        for (std::uint64_t number = 0; number < 20; ++number) {
            Match<TheGame> match({}, seats, Chance(kSeed, number));
            while (!match.over()) {
                for (Seat seat : match.asked()) {
                    const auto view = match.view(seat);
                    Rng rng = dice(kSeed, number, seat, match.decision_of(seat));
                    if (match.need(seat) == Need::Must) {
                        const Worlds worlds(view);
                        Worlds::Walk walk(worlds);
                        const auto bin = static_cast<std::size_t>(view.open.played.size() / 10);
                        constexpr int kOuts = 50;
                        const double begun = processor_time();
                        for (int i = 0; i < kOuts; ++i) {
                            const auto hands = walk.next(rng);
                            QuickMatch(view.open, hands, worlds.stack_of(hands)).left_after({}, false);
                        }
                        seconds[bin] += processor_time() - begun;
                        outs[bin] += kOuts;
                    }
                    match.answer(seat, planner.act(view, rng).action);
                }
                match.step();
            }
        }
        double sum = 0;
        int all = 0;
        fmt::print("{} seats, thousand worlds drawn and played out a second, by cards played:", seats);
        for (std::size_t bin = 0; bin < seconds.size(); ++bin) {
            if (outs[bin] == 0) continue;
            fmt::print(" {:.0f}", outs[bin] / seconds[bin] / 1000);
            sum += seconds[bin];
            all += outs[bin];
        }
        fmt::print("; in all {:.0f}\n", all / sum / 1000);
    }
}

void calibration(int positions) {
    struct Bin {
        double believed = 0;
        int there = 0, all = 0;
    };
    std::array<Bin, 10> bins{};
    PlannerBot planner;
    int looked = 0;
    for (std::uint64_t number = 0; looked < positions; ++number) {
        const int seats = 2 + static_cast<int>(number % 4);
        Match<TheGame> match({}, seats, Chance(kSeed, number));
        while (!match.over()) {
            for (Seat seat : match.asked()) {
                const auto view = match.view(seat);
                Rng rng = dice(kSeed, number, seat, match.decision_of(seat));
                if (match.need(seat) == Need::Must && rng.below(8) == 0 && looked < positions) {
                    ++looked;
                    const Worlds worlds(view);
                    Worlds::Walk walk(worlds);
                    constexpr int kDraws = 300;
                    const auto other = (seat.index() + 1 + rng.below(seats - 1)) % seats;
                    std::array<int, 128> drawn{};
                    for (int i = 0; i < kDraws; ++i) {
                        for (CardMask left = walk.next(rng)[static_cast<std::size_t>(other)]; left != 0;
                             left &= left - 1)
                            ++drawn[static_cast<std::size_t>(lowest(left))];
                    }
                    const CardMask hand = mask_of(match.state().hands[Seat(other)]);
                    for (int card = TheGame::kLowest; card <= TheGame::kHighest; ++card) {
                        const int times = drawn[static_cast<std::size_t>(card)];
                        if (times == 0 || times == kDraws) continue;
                        auto& bin = bins[static_cast<std::size_t>(10 * times / kDraws)];
                        bin.believed += 1.0 * times / kDraws;
                        bin.there += contains(hand, card) ? 1 : 0;
                        ++bin.all;
                    }
                }
                match.answer(seat, planner.act(view, rng).action);
            }
            match.step();
        }
    }
    fmt::print("{:>10} {:>9} {:>9} {:>8}\n", "chance", "believed", "there", "cards");
    for (std::size_t i = 0; i < bins.size(); ++i) {
        const Bin& bin = bins[i];
        if (bin.all == 0) continue;
        const double share = 1.0 * bin.there / bin.all;
        fmt::print("0.{}..{:.1f} {:9.3f} {:9.3f} {:8} +- {:.3f}\n", i, 0.1 * static_cast<double>(i + 1),
                   bin.believed / bin.all, share, bin.all, std::sqrt(share * (1 - share) / bin.all));
    }
}

} // namespace

int main(int argc, char** argv) {
    const std::string_view what = argc > 1 ? argv[1] : "speed";
    const auto number = [&](int place, int otherwise) { return argc > place ? std::atoi(argv[place]) : otherwise; };
    if (what == "speed") {
        speed();
    } else if (what == "perfect") {
        const int seats = number(2, 4);
        SearchLevel thought = kLevels.back();
        thought.worlds = number(4, thought.worlds_at(seats));
        thought.pair_worlds = 0;
        ChampionBot bot(thought);
        copies(bot, seats, number(3, 100), number(5, 0))
            .print(fmt::format("{} seats, {} worlds", seats, thought.worlds));
    } else if (what == "copies") {
        for (const auto& spec : all_bots()) {
            if (argc > 2 && std::string_view(argv[2]) == spec.traits.id)
                copies(*spec.make(), number(3, 4), number(4, 100), number(5, 0))
                    .print(fmt::format("{} of {}", number(3, 4), spec.traits.id));
        }
    } else if (what == "levels") {
        for (const auto& spec : all_bots()) {
            if (spec.traits.level > 0) copies(*spec.make(), 4, number(2, 100), number(3, 0)).print(spec.traits.id);
        }
    } else if (what == "strangers") {
        SmallestGapBot gap;
        SimpleTomBot tom;
        ChampionBot hears;
        DeafBot deaf;
        const int matches = number(2, 100), first = number(3, 0);
        played({&hears, &gap, &hears, &gap}, matches, first).print("beside smallest-gap, natural");
        played({&deaf, &gap, &deaf, &gap}, matches, first).print("beside smallest-gap, saying nothing");
        played({&hears, &tom, &hears, &gap}, matches, first).print("beside simple-tom, natural");
        played({&deaf, &tom, &deaf, &gap}, matches, first).print("beside simple-tom, saying nothing");
        played({&hears, &hears, &hears, &gap}, matches, first).print("three and smallest-gap, natural");
        played({&deaf, &deaf, &deaf, &gap}, matches, first).print("three and smallest-gap, nothing");
    } else if (what == "calibration") {
        calibration(number(2, 1000));
    } else {
        fmt::print(stderr, "thegame_champion speed|perfect|copies|levels|strangers|calibration\n");
        return 2;
    }
    return 0;
}
