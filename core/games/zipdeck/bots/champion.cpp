// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/zipdeck/bots/champion.h"

#include "games/zipdeck/bots/bots.h"
#include "games/zipdeck/bots/futures.h"
#include "games/zipdeck/solver/duel.h"

#include <cmath>

namespace hilltop::zipdeck {
namespace {

using Action = ZipDeck::Action;
using Options = std::vector<Option<ZipDeck>>;

constexpr double kHopeless = 0.2; ///< chance of the highest card below which nobody calls
constexpr double kClear = 0.75;   ///< and above which everybody does
constexpr int kBatch = 24;        ///< worlds between looks at which answers are still in question
constexpr double kOut = 2.5;      ///< standard errors behind the usual answer that end its trial
constexpr double kDeparts = 1.0;  ///< standard errors before it that are believed

/// Sums over worlds of one answer.
struct Trial {
    Action action;
    Deed deed;
    double sum = 0, squares = 0;      ///< of shares of the win
    double more = 0, differences = 0; ///< against the usual answer, and squares
    int worlds = 0;
    bool out = false;
    bool may_lead = true;

    double gain() const { return worlds == 0 ? 0 : more / worlds; }
    /// Of the gain; never quite nothing, as few worlds may agree by chance.
    double doubt() const {
        if (worlds == 0) return 1;
        const double mean = more / worlds;
        return std::sqrt(std::max(differences / worlds - mean * mean, 0.25 / worlds / worlds) / worlds);
    }
    double error() const {
        if (worlds == 0) return 1;
        const double mean = sum / worlds;
        return std::sqrt(std::max(squares / worlds - mean * mean, 0.25 / worlds) / worlds);
    }
};

DuelAnswer duel_answer(const View<ZipDeck>& view, const Action& action) {
    if (!action.calls()) return DuelAnswer::Pass;
    const int his = 1 - view.me.index();
    const bool gives = action.named > his && action.shares[static_cast<std::size_t>(his)] > 0;
    return gives || ZipDeck::worth(view.own.card) == 0 ? DuelAnswer::Give : DuelAnswer::Keep;
}

Options solved(const View<ZipDeck>& view) {
    const auto& open = view.open;
    const int left = open.rounds - open.round;
    const Seat his = next(view.me, 2);
    const int difference = open.points[view.me] - open.points[his];
    ZipDeck::Menu menu;
    ZipDeck::legal_menu(view, menu);
    Options options;
    for (const Action& action : menu)
        options.push_back(
            {action, {common_duel().worth(left, difference, view.own.card, duel_answer(view, action)), 0, How::Exact}});
    std::stable_sort(options.begin(), options.end(),
                     [](const auto& a, const auto& b) { return a.worth.value > b.worth.value; });
    return options;
}

bool is_solved(const View<ZipDeck>& view) {
    return view.open.seats == 2 && view.open.rounds - view.open.round <= common_duel().rounds();
}

/// A number with mean 0 and standard deviation 1, bell enough.
double bell(Rng& rng) {
    double sum = 0;
    for (int i = 0; i < 12; ++i)
        sum += rng.below(65536) / 65536.0;
    return sum - 6;
}

} // namespace

Options ChampionBot::weigh(const View<ZipDeck>& view, const SearchBudget& budget, const Stop& stop, bool all) {
    const auto& open = view.open;
    const Worlds worlds(view);
    const double chance = worlds.chance();
    const int left = open.rounds - open.round - 1;
    const int worth = ZipDeck::worth(view.own.card);
    const bool calls = calls_with(view.own.card, open.seats);
    const Seat usual_target = sensible_target(view.me, worth, open.points, open.seats, left);

    // Where it is clear that I call, whom I hit is all, and matters where I am right.
    const bool clear = !all && m_level.noise == 0 && calls && chance >= kClear;

    // The usual answer first.
    std::vector<Trial> trials;
    const auto add = [&](const Action& action, const Deed& deed, bool may_lead) {
        Trial trial;
        trial.action = action;
        trial.deed = deed;
        trial.may_lead = may_lead;
        const bool usual = calls == deed.calls && (!calls || worth == 0 || deed.target == usual_target);
        trials.insert(usual ? trials.begin() : trials.end(), trial);
    };
    ZipDeck::Menu menu;
    ZipDeck::legal_menu(view, menu);
    for (const Action& action : menu) {
        Deed deed{action.calls(), view.me};
        for (Seat seat : SeatSet::all(open.seats)) {
            if (seat.index() < action.named && action.shares[static_cast<std::size_t>(seat.index())] > 0)
                deed.target = seat;
        }
        const bool keeps = deed.calls && deed.target == view.me;
        if (keeps && worth > 0 && !all) continue;
        if (clear && !deed.calls) continue;
        const bool sees = deed.calls ? !keeps && chance > kHopeless : chance < kClear;
        add(action, deed, m_level.noise > 0 ? !keeps : sees);
    }

    Rng rng(budget.seed, 0, Stream::Analysis, view.me.index(), static_cast<std::uint32_t>(open.round));
    Futures futures(view, m_rivals, m_level.sight);
    const bool any_highest = chance > 0, any_lower = chance < 1 && !clear;
    for (int world = 0; world < budget.samples; ++world) {
        if (stop && world % 8 == 0 && stop()) return {};
        std::array<double, ZipDeck::kSeats + 2> shares{};
        for (const bool highest : {true, false}) {
            if (highest ? !any_highest : !any_lower) continue;
            const auto cards = worlds.draw(rng, highest);
            futures.imagine(cards, QuickDice(rng.next64()));
            const double part = highest ? chance : 1 - chance;
            double called = -1; // it is all the same to whom he meant to give it
            for (std::size_t i = 0; i < trials.size(); ++i) {
                if (trials[i].out) continue;
                const Deed& deed = trials[i].deed;
                double share = called;
                if (highest || !deed.calls || called < 0) share = futures.share(deed);
                if (!highest && deed.calls) called = share;
                shares[i] += part * share;
            }
        }
        for (std::size_t i = 0; i < trials.size(); ++i) {
            Trial& trial = trials[i];
            if (trial.out) continue;
            const double more = shares[i] - shares[0];
            trial.sum += shares[i];
            trial.squares += shares[i] * shares[i];
            trial.more += more;
            trial.differences += more * more;
            ++trial.worlds;
        }
        if ((world + 1) % kBatch != 0) continue;
        bool open_question = all;
        for (std::size_t i = 1; i < trials.size(); ++i) {
            Trial& trial = trials[i];
            trial.out = trial.out || (!all && trial.gain() < -kOut * trial.doubt());
            open_question = open_question || (!trial.out && trial.may_lead);
        }
        if (!open_question) break;
    }

    const double usual = trials[0].worlds == 0 ? 0 : trials[0].sum / trials[0].worlds;
    Options options;
    for (std::size_t i = 0; i < trials.size(); ++i) {
        const Trial& trial = trials[i];
        double gain = i == 0 ? 0 : trial.gain();
        // What seems better by chance is no better.
        if (gain > 0 && (!trial.may_lead || gain <= kDeparts * trial.doubt())) gain = 0;
        options.push_back({trial.action, {usual + gain, trial.error(), How::Sampled}});
    }
    std::stable_sort(options.begin(), options.end(),
                     [](const auto& a, const auto& b) { return a.worth.value > b.worth.value; });
    return options;
}

Options ChampionBot::options(const View<ZipDeck>& view, const SearchBudget& budget, const Stop& stop) {
    m_rivals.learn(view.open);
    if (stop && stop()) return {};
    if (is_solved(view)) return solved(view);
    return weigh(view, budget, stop, true);
}

Reply<Action> ChampionBot::act(const View<ZipDeck>& view, Rng& rng) {
    const auto& open = view.open;
    m_rivals.learn(open);
    if (m_level.solved && is_solved(view)) {
        const int difference = open.points[view.me] - open.points[next(view.me, 2)];
        const DuelPlan& plan = common_duel().plan(open.rounds - open.round, difference);
        const double often = plan.gives[view.own.card];
        const bool calls = often >= 1 || (often > 0 && rng.below(65536) < 65536 * often);
        return calls ? all_to(view, next(view.me, 2)) : ZipDeck::pass();
    }
    const double chance = highest(view.own.card, open.seats);
    if (m_level.noise == 0 && chance <= kHopeless) return ZipDeck::pass();
    const int rounds = std::min(open.rounds - open.round, m_level.sight + 1);
    const int samples =
        std::clamp(m_level.cards / (rounds * open.seats), std::min(24, m_level.most_worlds), m_level.most_worlds);
    Options options = weigh(view, {samples, rng.next64()}, {}, false);
    if (m_level.noise > 0) {
        for (auto& option : options)
            option.worth.value += m_level.noise * bell(rng);
        return std::max_element(options.begin(), options.end(),
                                [](const auto& a, const auto& b) { return a.worth.value < b.worth.value; })
            ->action;
    }
    return options.front().action;
}

template <>
LevelBot<1>::LevelBot()
    : ChampionBot(SearchLevel{.cards = 2'000, .most_worlds = 12, .sight = 8, .noise = 0.08, .solved = false}) {}
template <>
LevelBot<2>::LevelBot()
    : ChampionBot(SearchLevel{.cards = 6'000, .most_worlds = 24, .sight = 24, .noise = 0.025, .solved = false}) {}
template <>
LevelBot<3>::LevelBot()
    : ChampionBot(SearchLevel{.cards = 12'000, .most_worlds = 32, .sight = 64, .noise = 0.006, .solved = false}) {}
template <>
LevelBot<4>::LevelBot()
    : ChampionBot(SearchLevel{.cards = 24'000, .most_worlds = 48, .sight = 128, .noise = 0, .solved = false}) {}

} // namespace hilltop::zipdeck
