// SPDX-License-Identifier: GPL-3.0-or-later
// euchre_levels OTHER DEALS SEED [KEY=VALUE...]: what the champion of Euchre would gain if it thought otherwise, hand
// by hand. Each hand is played four times, by it as it is and as it would be (worlds, tries, margin, alone, open,
// call_rounds, card_rounds, natural), as either side against OTHER, with the same cards, the same dice, and in three
// hands of four at a random score. Prints the points a hand of both and the difference, and the same in chances to win
// the match.
#include "engine/play.h"
#include "games/euchre/bots/bots.h"
#include "games/euchre/bots/champion.h"

#include <fmt/format.h>

#include <cmath>
#include <cstdlib>
#include <string>
#include <string_view>

using namespace hilltop;
using namespace hilltop::euchre;

namespace {

using Four = std::array<std::unique_ptr<Bot<Euchre>>, Euchre::kSeats>;

[[noreturn]] void refuse(std::string_view what) {
    fmt::print(stderr, "euchre_efforts: what is {}?\n", what);
    std::exit(2);
}

void set(SearchLevel& budget, const std::string& word) {
    const auto equals = word.find('=');
    if (equals == std::string::npos) refuse(word);
    const std::string key = word.substr(0, equals);
    const double value = std::atof(word.c_str() + equals + 1);
    if (key == "worlds")
        budget.worlds = static_cast<int>(value);
    else if (key == "tries")
        budget.tries = static_cast<int>(value);
    else if (key == "margin")
        budget.margin = value;
    else if (key == "alone")
        budget.alone = value;
    else if (key == "open")
        budget.open = value;
    else if (key == "call_rounds")
        budget.call_rounds = static_cast<int>(value);
    else if (key == "card_rounds")
        budget.card_rounds = static_cast<int>(value);
    else if (key == "natural")
        budget.natural = value != 0;
    else
        refuse(word);
}

Four four_of(std::string_view id) {
    Four bots;
    for (const auto& spec : all_bots()) {
        if (id != spec.traits.id) continue;
        for (auto& bot : bots)
            bot = spec.make();
        return bots;
    }
    refuse(id);
}

struct Mean {
    double count = 0, sum = 0, squares = 0;
    void add(double value) {
        ++count;
        sum += value;
        squares += value * value;
    }
    std::string text(double times = 1) const {
        const double mean = sum / count;
        return fmt::format("{:+.4f} +- {:.4f}", times * mean,
                           times * std::sqrt((squares / count - mean * mean) / count));
    }
};

/// Points of the side `mine` plays for.
int played(const Four& mine, const Four& others, Euchre::State state, std::uint64_t seed, std::uint64_t number,
           int side) {
    std::array<int, Euchre::kSeats> decisions{};
    while (state.open.phase < Euchre::Phase::HandRest) {
        Answers<Euchre> answers;
        if (state.open.phase != Euchre::Phase::TrickRest) {
            const Seat seat = state.open.turn;
            const auto place = static_cast<std::size_t>(seat.index());
            Rng rng = dice(seed, number, seat, decisions[place]++);
            const auto& bots = seat.index() % 2 == side ? mine : others;
            answers[seat] = bots[place]->act({seat, state.open, state.seats[seat]}, rng).action;
        }
        Euchre::step(state, answers, {});
    }
    const auto& hand = state.open.hand;
    if (hand.maker == Euchre::kNobody) return 0;
    return hand.maker % 2 == side ? hand.gained : -hand.gained;
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 4) {
        fmt::print(stderr, "euchre_efforts OTHER DEALS SEED [KEY=VALUE...]\n");
        return 2;
    }
    const Four others = four_of(argv[1]);
    const int deals = std::max(1, std::atoi(argv[2]));
    const std::uint64_t seed = std::strtoull(argv[3], nullptr, 10);
    SearchLevel budget = kLevels.back();
    for (int i = 4; i < argc; ++i)
        set(budget, argv[i]);
    Four now, then;
    for (std::size_t i = 0; i < now.size(); ++i) {
        now[i] = std::make_unique<ChampionBot>();
        then[i] = std::make_unique<ChampionBot>(budget);
    }
    Mean points_now, points_then, gain, chance;
    for (int deal = 0; deal < deals; ++deal) {
        const auto number = static_cast<std::uint64_t>(deal);
        auto state = Euchre::deal({}, Euchre::kSeats, Chance(seed, number), {});
        Rng rng(seed, number, Stream::Own, 0, 0);
        if (deal % 4 != 0) {
            for (auto& points : state.open.points)
                points = static_cast<std::uint8_t>(rng.below(10));
        }
        double is = 0, would = 0, more = 0;
        for (const int side : {0, 1}) {
            const auto match = 2 * number + static_cast<std::uint64_t>(side);
            const HandWorth worth(state.open, Seat(side));
            const int with = played(then, others, state, seed, match, side);
            const int without = played(now, others, state, seed, match, side);
            would += with / 2.0;
            is += without / 2.0;
            more += (worth.of(with) - worth.of(without)) / 2;
        }
        points_now.add(is);
        points_then.add(would);
        gain.add(would - is);
        chance.add(more);
    }
    fmt::print(
        "from {}: {} points a hand as it is, {} as it would be, {} more; {} % more of the match ({} hands played "
        "four times)\n",
        argv[1], points_now.text(), points_then.text(), gain.text(), chance.text(100), deals);
    return 0;
}
