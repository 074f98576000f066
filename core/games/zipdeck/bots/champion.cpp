// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/zipdeck/bots/champion.h"

#include "games/zipdeck/bots/bots.h"
#include "games/zipdeck/bots/futures.h"
#include "games/zipdeck/solver/duel.h"
#include "games/zipdeck/solver/senseless.h"
#include "judging/sampled_choice.h"

#include <algorithm>

namespace hilltop::zipdeck {
namespace {

using Action = ZipDeck::Action;
using Options = std::vector<Option<ZipDeck>>;

constexpr int kMostTrials = ZipDeck::kSeats + 2;
constexpr double kHopeless = 0.2; ///< chance of the highest card below which no one calls
constexpr double kClear = 0.75;   ///< and above which everyone does
constexpr int kBatch = 24;        ///< worlds between looks at which answers are still in question
constexpr double kOut = 2.5;      ///< standard errors behind the usual answer that end its trial
constexpr double kDeparts = 1.0;  ///< standard errors before it that are believed

/// An answer that is tried.
struct Trial {
    Action action;
    Deed deed;
    bool may_lead = true;
};

DuelAnswer duel_answer(const View<ZipDeck>& view, const Action& action) {
    if (!action.calls()) return DuelAnswer::Pass;
    const int theirs = 1 - view.me.index();
    const bool gives = action.named > theirs && action.shares[static_cast<std::size_t>(theirs)] > 0;
    return gives || ZipDeck::worth(view.own.card) == 0 ? DuelAnswer::Give : DuelAnswer::Keep;
}

Options solved(const View<ZipDeck>& view) {
    const auto& open = view.open;
    const int left = open.rounds - open.round;
    const Seat theirs = next(view.me, 2);
    const int difference = open.points[view.me] - open.points[theirs];
    ZipDeck::Menu menu;
    ZipDeck::legal_menu(view, menu);
    Options options;
    for (const Action& action : menu)
        options.push_back(
            {action, {common_duel().worth(left, difference, view.own.card, duel_answer(view, action)), 0, How::Exact}});
    best_first(options);
    return options;
}

bool is_solved(const View<ZipDeck>& view) {
    return view.open.seats == 2 && view.open.rounds - view.open.round <= common_duel().rounds();
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
    const bool clear = !all && m_level.misjudges == 0 && calls && chance >= kClear;

    // The usual answer first.
    FixedList<Trial, kMostTrials> trials;
    const auto add = [&](const Action& action, const Deed& deed, bool may_lead) {
        const bool usual = calls == deed.calls && (!calls || worth == 0 || deed.target == usual_target);
        trials.insert_at(usual ? 0 : trials.size(), {action, deed, may_lead});
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
        add(action, deed, m_level.misjudges > 0 ? !keeps : sees);
    }

    Rng rng(budget.seed, 0, Stream::Analysis, view.me.index(), static_cast<std::uint32_t>(open.round));
    Futures futures(view, m_rivals, m_level.sight);
    const bool any_highest = chance > 0, any_lower = chance < 1 && !clear;
    SampledChoice<kMostTrials> choice(trials.size());
    const auto try_world = [&](auto& shares) {
        shares = {};
        for (const bool highest : {true, false}) {
            if (highest ? !any_highest : !any_lower) continue;
            const auto cards = worlds.draw(rng, highest);
            futures.imagine(cards, QuickDice(rng.next64()));
            const double part = highest ? chance : 1 - chance;
            double called = -1; // it is all the same to whom it was to go
            for (const int i : choice.left()) {
                const Deed& deed = trials[i].deed;
                double share = called;
                if (highest || !deed.calls || called < 0) share = futures.share(deed);
                if (!highest && deed.calls) called = share;
                shares[at(i)] += part * share;
            }
        }
    };
    const auto ahead = [&](int i) { return choice.lead(i, 0).estimate(); };
    while (choice.worlds() < budget.samples) {
        if (!choice.try_until(std::min(choice.worlds() + kBatch, budget.samples), stop, try_world)) return {};
        if (all) continue;
        choice.give_up_if([&](int i) { return i > 0 && ahead(i).value < -kOut * ahead(i).error; });
        if (std::none_of(choice.left().begin(), choice.left().end(),
                         [&](int i) { return i > 0 && trials[i].may_lead; }))
            break;
    }

    const double usual = choice.of(0).value();
    Options options;
    for (int i = 0; i < trials.size(); ++i) {
        const Estimate lead = i == 0 ? Estimate() : ahead(i);
        // What seems better by chance is no better.
        const bool leads = trials[i].may_lead && lead.value > kDeparts * lead.error;
        const double gain = lead.value > 0 && !leads ? 0 : lead.value;
        options.push_back({trials[i].action, {usual + gain, choice.of(i).estimate().error, How::Sampled}});
    }
    best_first(options);
    return options;
}

Options ChampionBot::options(const View<ZipDeck>& view, const SearchBudget& budget, const Stop& stop) {
    m_rivals.learn(view.open);
    if (m_level.misjudges > 0 || stop()) return {};
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
    if (m_level.misjudges == 0 && chance <= kHopeless) return ZipDeck::pass();
    const int rounds = std::min(open.rounds - open.round, m_level.sight + 1);
    const int samples =
        std::clamp(m_level.cards / (rounds * open.seats), std::min(24, m_level.most_worlds), m_level.most_worlds);
    const Options options = weigh(view, {samples, rng.next64()}, {}, false);
    return options[static_cast<std::size_t>(held_back(view, options, m_level.misjudges, rng))].action;
}

} // namespace hilltop::zipdeck
