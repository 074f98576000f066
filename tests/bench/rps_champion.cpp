// SPDX-License-Identifier: GPL-3.0-or-later
// rps_champion field [DEALS] [SEED] [BOT]: shares of games from each bot of the field, and their plain mean, from
// `expert`, and the time a match takes; all of deals played twice with seats swapped. With SEED they are other deals:
// several runs may be added up.
// rps_champion levels [DEALS] [SEED]: each level against the one below it.
// rps_champion beliefs [POSITIONS] [SEED]: whether hidden cards are the rival's as often as Worlds say.
// rps_champion exploit [STEPS] [SEED] [BOT]: weights of `expert` and kinds of the quick brain, changed at random for as
// long as they win more, twenty times STEPS against `strong`, which takes no time, then STEPS against BOT; and what
// they win of fresh deals. A lower bound of what BOT loses to an opponent who knows it, found by search.
#include "engine/play.h"
#include "games/rps/bots/bots.h"
#include "games/rps/bots/champion.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <ctime>
#include <string>

using namespace hilltop;
using namespace hilltop::rps;

namespace {

constexpr BotTraits kTraits{.id = "any", .style = "", .strength = 1};

std::unique_ptr<Bot<RpsPoker>> made(std::string_view id) {
    for (const auto& spec : all_bots()) {
        if (id == spec.traits.id) return spec.make();
    }
    fmt::print(stderr, "no bot {}\n", id);
    std::exit(1);
}

/// Percent of games, with one standard error.
struct Share {
    double mean = 0, error = 0;
};

/// A deal is two matches with seats swapped: one observation.
Share share(Bot<RpsPoker>& first, Bot<RpsPoker>& second, int deals, std::uint64_t seed) {
    double sum = 0, squares = 0;
    for (int deal = 0; deal < deals; ++deal) {
        double won = 0;
        for (int swapped = 0; swapped < 2; ++swapped) {
            const Seat seat(swapped);
            std::array<PlayingSeat<RpsPoker>, 2> playing = {{{&second, &kTraits}, {&second, &kTraits}}};
            playing[static_cast<std::size_t>(swapped)].bot = &first;
            Match<RpsPoker> match({}, 2, Chance(seed, static_cast<std::uint64_t>(deal)));
            play<RpsPoker>(match, playing, seed, static_cast<std::uint64_t>(2 * deal + swapped));
            won += match.result().points[seat];
        }
        sum += 5 * won;
        squares += 25 * won * won;
    }
    const double mean = sum / deals;
    return {mean, std::sqrt((squares / deals - mean * mean) / deals)};
}

void field(int deals, std::uint64_t seed, const std::string& name) {
    const auto bot = made(name);
    double mean = 0, squares = 0;
    const std::clock_t begun = std::clock();
    for (const char* rival : {"minimal-valid", "simple", "pair-else-low", "pair-else-high", "odds"}) {
        const Share part = share(*bot, *made(rival), deals, seed);
        fmt::print("{} takes {:.2f} % +- {:.2f} from {}\n", name, part.mean, part.error, rival);
        std::fflush(stdout);
        mean += part.mean / 5;
        squares += part.error * part.error / 25;
    }
    const double seconds = static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
    fmt::print("mean of the field {:.3f} % +- {:.3f}; {:.3f} ms of processor a match, {} matches a pair\n", mean,
               std::sqrt(squares), 1000 * seconds / (10 * deals), 2 * deals);
    const Share expert = share(*bot, *made("expert"), deals, seed);
    fmt::print("{} takes {:.2f} % +- {:.2f} from expert\n", name, expert.mean, expert.error);
}

void levels(int deals, std::uint64_t seed) {
    const BotSpec<RpsPoker>* below = nullptr;
    for (const auto& spec : all_bots()) {
        if (spec.traits.level == 0) continue;
        if (below != nullptr) {
            const Share part = share(*spec.make(), *below->make(), deals, seed);
            fmt::print("{} takes {:.2f} % +- {:.2f} from {}\n", spec.traits.id, part.mean, part.error,
                       below->traits.id);
            std::fflush(stdout);
        }
        below = &spec;
    }
}

void beliefs(int positions, std::uint64_t seed) {
    struct Bin {
        double believed = 0;
        int there = 0, all = 0;
    };
    std::array<Bin, 10> bins{};
    int looked = 0;
    // Rivals as often as the worlds suppose: `expert` for one who saves.
    const char* const rivals[] = {"minimal-valid", "simple", "pair-else-low", "pair-else-high", "odds", "expert"};
    const auto me = made("strong");
    for (std::uint64_t number = 0; looked < positions; ++number) {
        Rng rng(seed, number, Stream::Own, 0, 0);
        double left = rng.next32() / 4294967296.0;
        std::size_t kind = 0;
        while (kind + 1 < kKinds && left >= kPrior[kind])
            left -= kPrior[kind++];
        const auto rival = made(rivals[kind]);
        Match<RpsPoker> match({}, 2, Chance(seed, number));
        const int look_at = rng.below(14); // pick 1 to 4, or a game
        int asked = 0;
        while (!match.over()) {
            if (!match.resting()) {
                const Seat seat(0), other(1);
                const auto view = match.view(seat);
                if (asked++ == look_at + 1 && look_at < 13) {
                    const Worlds worlds(view);
                    std::array<double, RpsPoker::kCards> theirs{};
                    double sum = 0;
                    for (int i = 0; i < 2000; ++i) {
                        const auto world = worlds.draw(rng);
                        sum += world.weight;
                        for (const Card card : world.state.own[other].drafted)
                            theirs[card] += world.weight;
                    }
                    const CardSet truth = RpsPoker::set_of(match.state().own[other].drafted);
                    const CardSet hidden = RpsPoker::unseen(view.open, view.own, seat);
                    for (Card card = 0; card < RpsPoker::kCards; ++card) {
                        if ((hidden >> card & 1) == 0) continue;
                        const double chance = theirs[card] / sum;
                        Bin& bin = bins[std::min<std::size_t>(9, static_cast<std::size_t>(10 * chance))];
                        bin.believed += chance;
                        bin.there += static_cast<int>(truth >> card & 1);
                        ++bin.all;
                    }
                    ++looked;
                }
                for (const Seat pending : match.pending()) {
                    Rng dice_of = dice(seed, number, pending, match.decision_of(pending));
                    match.answer(pending, (pending == seat ? *me : *rival).act(match.view(pending), dice_of).action);
                }
            }
            match.step();
        }
    }
    fmt::print("{:>10} {:>9} {:>9} {:>8}\n", "chance", "believed", "there", "cards");
    for (std::size_t i = 0; i < bins.size(); ++i) {
        const Bin& bin = bins[i];
        if (bin.all == 0) continue;
        const double there = 1.0 * bin.there / bin.all;
        fmt::print("0.{}..{:.1f} {:9.3f} {:9.3f} {:8} +- {:.3f}\n", i, 0.1 * static_cast<double>(i + 1),
                   bin.believed / bin.all, there, bin.all, std::sqrt(there * (1 - there) / bin.all));
    }
}

/// The quick brain with fixed ideas of who sits opposite, and of how much later games count.
class FixedBot : public Bot<RpsPoker> {
public:
    explicit FixedBot(std::span<const double> numbers) {
        double sum = 0;
        for (std::size_t k = 0; k < kKinds; ++k)
            sum += m_kinds[k] = std::abs(numbers[k]);
        for (double& kind : m_kinds)
            kind /= sum;
        m_later = numbers[kKinds];
    }
    Reply<RpsPoker::Action> act(const View<RpsPoker>& view, Rng& rng) override {
        if (view.open.phase == RpsPoker::Phase::Draft) return m_drafter.act(view, rng);
        CardSet received = 0;
        for (int i = 1; i < view.own.drafted.size(); i += 2)
            received |= RpsPoker::bit(view.own.drafted[i]);
        const Sight sight = sight_of(view, kept_weight(received, kKeepsLower));
        return RpsPoker::play_card(sight.hand[best_place(sight, quick_values(sight, m_kinds, m_later))]);
    }

private:
    ChampionBot m_drafter{kLevels[3]};
    ByKind m_kinds{};
    double m_later = 1;
};

std::unique_ptr<Bot<RpsPoker>> expert_of(std::span<const double> numbers) {
    ExpertBot::Weights weights = expert_weights();
    std::size_t next = 0;
    for (double& worth : weights.worth)
        worth = numbers[next++];
    for (double* number : {&weights.second, &weights.pairing, &weights.early, &weights.late, &weights.strikes,
                           &weights.leans, &weights.keeps_lower, &weights.draft_second})
        *number = numbers[next++];
    weights.keeps_lower = std::max(.01, weights.keeps_lower);
    return std::make_unique<ExpertBot>(weights);
}
std::unique_ptr<Bot<RpsPoker>> fixed_of(std::span<const double> numbers) {
    return std::make_unique<FixedBot>(numbers);
}

struct Family {
    const char* name;
    std::unique_ptr<Bot<RpsPoker>> (*make)(std::span<const double>);
    std::vector<double> numbers;
};

/// Changes numbers at random for as long as that wins more, always of the same deals.
double search(Family& family, Bot<RpsPoker>& victim, int steps, int deals, std::uint64_t seed, Rng& rng) {
    const auto gauss = [&rng] {
        double sum = -6;
        for (int i = 0; i < 12; ++i)
            sum += rng.next32() / 4294967296.0;
        return sum;
    };
    double best = share(*family.make(family.numbers), victim, deals, seed).mean;
    double width = .3;
    for (int step = 0; step < steps; ++step) {
        auto tried = family.numbers;
        for (double& number : tried)
            number += width * gauss() * (std::abs(number) + .1);
        const double won = share(*family.make(tried), victim, deals, seed).mean;
        width = std::clamp(width * (won > best ? 1.5 : .93), .02, 1.);
        if (won <= best) continue;
        best = won;
        family.numbers = tried;
    }
    return best;
}

void exploit(int steps, std::uint64_t seed, const std::string& name) {
    const auto victim = made(name), quick = made("strong");
    const auto& weights = expert_weights();
    std::vector<double> expert(weights.worth.begin(), weights.worth.end());
    for (const double number : {weights.second, weights.pairing, weights.early, weights.late, weights.strikes,
                                weights.leans, weights.keeps_lower, weights.draft_second})
        expert.push_back(number);
    Family families[] = {{"expert with other weights", expert_of, expert},
                         {"quick brain with fixed ideas", fixed_of, {.05, .05, .05, .05, .05, .75, 1}}};
    Rng rng(seed, 0, Stream::Own, 1, 0);
    for (Family& family : families) {
        const auto tell = [&](const char* when, double searched, int deals) {
            const Share fresh = share(*family.make(family.numbers), *victim, deals, seed + 1000);
            fmt::print("{}, {}: {:.2f} % of the deals searched, {:.2f} % +- {:.2f} from {} of fresh ones; numbers",
                       family.name, when, searched, fresh.mean, fresh.error, name);
            for (const double number : family.numbers)
                fmt::print(" {:.3f}", number);
            fmt::print("\n");
            std::fflush(stdout);
        };
        const double against_quick = search(family, *quick, 20 * steps, 1000, seed, rng);
        tell("best against the quick brain", against_quick, 1000);
        const double against_bot = search(family, *victim, steps, 250, seed, rng);
        tell("then against the bot itself", against_bot, 2000);
    }
}

} // namespace

int main(int argc, char** argv) {
    const std::string what = argc > 1 ? argv[1] : "field";
    const int many = argc > 2 ? std::atoi(argv[2]) : 1000;
    const auto seed = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1;
    const std::string bot = argc > 4 ? argv[4] : "champion";
    if (what == "field")
        field(many, seed, bot);
    else if (what == "levels")
        levels(many, seed);
    else if (what == "beliefs")
        beliefs(many, seed);
    else if (what == "exploit")
        exploit(many, seed, bot);
    else
        return 1;
    return 0;
}
