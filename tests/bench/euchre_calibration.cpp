// SPDX-License-Identifier: GPL-3.0-or-later
// Whether Euchre's beliefs are worth their word: euchre_calibration [positions] [bot]
//   in positions of matches of that bot, a hidden card is believed to be in a hand with chance p: how often is it
//   there?
#include "engine/match.h"
#include "engine/play.h"
#include "games/euchre/bots/beliefs.h"
#include "games/euchre/bots/bots.h"

#include <fmt/format.h>

#include <cmath>
#include <cstdlib>
#include <string_view>

using namespace hilltop;
using namespace hilltop::euchre;

int main(int argc, char** argv) {
    const int positions = argc > 1 ? std::atoi(argv[1]) : 10'000;
    const std::string_view name = argc > 2 ? argv[2] : "sharp";
    std::unique_ptr<Bot<Euchre>> bot;
    for (const auto& spec : all_bots()) {
        if (spec.traits.id == name) bot = spec.make();
    }
    if (bot == nullptr) return 2;
    struct Bin {
        double believed = 0;
        int there = 0, all = 0;
    };
    std::array<Bin, 10> bins{};
    double told = 0; // bits that calls and plays tell of a card, beside its mere places
    int looked = 0;
    for (std::uint64_t deal = 0; looked < positions; ++deal) {
        Match<Euchre> match({}, Euchre::kSeats, Chance(21, deal));
        Rng pick(21, deal, Stream::Analysis, 0, 0);
        while (!match.over()) {
            for (const Seat seat : match.pending()) {
                const auto view = match.view(seat);
                if (pick.below(8) == 0 && looked < positions) {
                    ++looked;
                    const Beliefs beliefs(view);
                    std::array<std::array<double, 32>, 4> weighed{}, plain{};
                    double sum = 0;
                    constexpr int kDraws = 1000;
                    for (int i = 0; i < kDraws; ++i) {
                        const auto world = beliefs.draw(pick);
                        sum += world.weight;
                        for (std::size_t at = 0; at < 4; ++at) {
                            for (Cards left = world.hands[at]; left != 0; left &= left - 1) {
                                weighed[at][lowest(left)] += world.weight;
                                plain[at][lowest(left)] += 1.0 / kDraws;
                            }
                        }
                    }
                    const auto other = static_cast<std::size_t>((seat.index() + 1 + pick.below(3)) & 3);
                    for (std::size_t card = 0; card < 32; ++card) {
                        const double p = weighed[other][card] / sum;
                        if (!is_card(static_cast<int>(card)) || plain[other][card] <= 0 || plain[other][card] >= 1)
                            continue;
                        const bool there = (match.state().seats[Seat(static_cast<int>(other))].cards &
                                            bit(static_cast<Card>(card))) != 0;
                        auto& bin = bins[static_cast<std::size_t>(std::min(9, static_cast<int>(10 * p)))];
                        bin.believed += p;
                        bin.there += there ? 1 : 0;
                        ++bin.all;
                        const auto surprise = [&](double q) { return -std::log2(std::max(there ? q : 1 - q, 1e-3)); };
                        told += surprise(plain[other][card]) - surprise(p);
                    }
                }
                Rng rng = dice(21, deal, seat, match.decision_of(seat));
                match.answer(seat, bot->act(view, rng).action);
            }
            match.step();
        }
    }
    int cards = 0;
    fmt::print("{:>10} {:>9} {:>9} {:>8}\n", "chance", "believed", "there", "cards");
    for (std::size_t i = 0; i < bins.size(); ++i) {
        const Bin& bin = bins[i];
        cards += bin.all;
        if (bin.all == 0) continue;
        const double share = 1.0 * bin.there / bin.all;
        fmt::print("0.{}..{:.1f} {:9.3f} {:9.3f} {:8} +- {:.3f}\n", i, 0.1 * static_cast<double>(i + 1),
                   bin.believed / bin.all, share, bin.all, std::sqrt(share * (1 - share) / bin.all));
    }
    fmt::print("{} positions of {}; calls and plays tell {:.4f} bits a card\n", looked, name, told / cards);
}
