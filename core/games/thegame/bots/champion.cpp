// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thegame/bots/champion.h"

#include "games/thegame/senseless.h"

#include <algorithm>
#include <span>
#include <utility>

namespace hilltop::thegame {
namespace {

constexpr double kSixteenths = 16; // the planner's unit

std::span<const TheGame::Action> plays_of(const TurnPlan& plan) {
    return {plan.plays.begin(), plan.plays.end()};
}

/// Near the end (SearchLevel::ending) it tries everything that can follow an answer, up to a number of steps.
constexpr int kEndingNodes = 300;
constexpr int kEndingBudget = 6000;      // for all answers in all worlds
constexpr int kEndingWorlds = 64;        // are enough then: nearly everything is known
constexpr double kEndingOpinion = 0.001; // of equals

int left_at_the_end(QuickMatch match, const TheGame::Action& action, int& budget) {
    const bool plays = action.kind == TheGame::Action::Kind::Play;
    if (plays) match.play(action.card, action.pile);
    if (match.left() > 0 && (!plays || match.hand(match.turn()) == 0)) match.end_turn();
    const int begun = std::min(kEndingNodes, budget);
    int nodes = begun;
    const int left = match.fewest_left(nodes);
    budget -= begun - std::max(0, nodes);
    return left;
}

/// As the planner judges, but of one card alone: unseen cards passed over.
TurnPlanner::Plans next_cards(const View<TheGame>& view) {
    const Ranks unseen(view.open.gone, view.own.hand);
    TurnPlanner::Plans plans;
    const auto insert = [&](const TurnPlan& plan) {
        if (plans.full() && plans.back().cost <= plan.cost) return;
        if (plans.full()) plans.pop_back();
        int slot = plans.size();
        while (slot > 0 && plans[slot - 1].cost > plan.cost)
            --slot;
        plans.insert_at(slot, plan);
    };
    for (int pile = 0; pile < TheGame::kPiles; ++pile) {
        const int top = view.open.tops[static_cast<std::size_t>(pile)];
        for (const int card : view.own.hand) {
            if (!TheGame::fits(pile, top, card)) continue;
            TurnPlan plan;
            plan.plays.push_back(TheGame::play(card, pile));
            plan.cost = static_cast<int>(kSixteenths) * unseen.passed(pile, top, card);
            insert(plan);
        }
    }
    if (TheGame::may_end(view.open)) {
        TurnPlan plan;
        plan.cost = static_cast<int>(kSixteenths);
        insert(plan);
    }
    return plans;
}

} // namespace

double ChampionBot::score(const Candidate& candidate) const {
    const SampleMean& worth = m_choice.of(candidate.number);
    const double opinion = m_ending ? kEndingOpinion : m_level.planner;
    return (m_level.perfect * candidate.missed - worth.sum()) / worth.samples() +
           opinion * candidate.plan.cost / kSixteenths;
}

/// The plans to choose from, the best first.
void ChampionBot::plan(const View<TheGame>& view) {
    const auto plans = m_level.near_sighted ? next_cards(view) : TurnPlanner(view, others_wishes(view), {}).plans();
    m_candidates.clear();
    m_ending = view.open.stack == 0 && TheGame::left(view.open) <= m_level.ending;
    for (const TurnPlan& plan : plans) {
        if (static_cast<int>(m_candidates.size()) < m_level.plans) m_candidates.push_back({.plan = plan});
    }
    if (m_candidates.empty()) m_candidates.push_back({});
}

/// The answers no plan begins with, but for giving up. They come behind, at a price they do not overcome by luck.
void ChampionBot::add_others(const View<TheGame>& view) {
    TheGame::Menu menu;
    TheGame::legal_menu(view, menu);
    const int price = m_candidates.back().plan.cost;
    for (const auto& action : menu) {
        const bool ends = action.kind == TheGame::Action::Kind::End;
        if (ends ? !TheGame::may_end(view.open) : TheGame::objection(view, action) != nullptr) continue;
        const bool known = std::any_of(m_candidates.begin(), m_candidates.end(),
                                       [&](const Candidate& candidate) { return candidate.plan.first() == action; });
        if (known) continue;
        Candidate candidate{.plan = {}, .ends = ends};
        if (!ends) candidate.plan.plays.push_back(action);
        candidate.plan.cost = price;
        m_candidates.push_back(candidate);
    }
}

bool ChampionBot::compare(const View<TheGame>& view, int count, Rng& rng, const Stop& stop) {
    const Worlds worlds(view);
    Worlds::Walk walk(worlds);
    std::size_t alive = m_candidates.size();
    m_choice.reset(static_cast<int>(alive));
    for (std::size_t i = 0; i < alive; ++i)
        m_candidates[i].number = static_cast<int>(i);
    int budget = kEndingBudget;
    const auto try_world = [&](auto& worths) {
        const auto hands = walk.next(rng);
        QuickMatch::Stack stack = worlds.stack_of(hands);
        for (int i = stack.size() - 1; i > 0; --i)
            std::swap(stack[i], stack[rng.below(i + 1)]);
        const QuickMatch match(view.open, hands, stack);
        for (std::size_t i = 0; i < alive; ++i) {
            Candidate& candidate = m_candidates[i];
            const int left = m_ending ? left_at_the_end(match, candidate.plan.first(), budget)
                                      : match.left_after(plays_of(candidate.plan), candidate.ends, m_level.endgame);
            worths[at(candidate.number)] = -left;
            candidate.missed += left > 0 ? 1 : 0;
        }
    };
    // Every round costs the same: half as many answers in twice as many worlds, the same ones for all.
    int rounds = 1;
    for (std::size_t left = alive; left > 2; left = (left + 1) / 2)
        ++rounds;
    if (m_ending) count = std::min(count, kEndingWorlds);
    for (int round = 1; round <= rounds && alive > 1; ++round) {
        if (!m_choice.try_until(std::max(2, count >> (rounds - round)), stop, try_world)) return false;
        std::stable_sort(m_candidates.begin(), m_candidates.begin() + static_cast<std::ptrdiff_t>(alive),
                         [&](const Candidate& a, const Candidate& b) { return score(a) < score(b); });
        alive = std::min(alive, std::max<std::size_t>(2, (alive + 1) / 2));
        for (std::size_t i = alive; i < m_candidates.size(); ++i)
            m_choice.give_up(m_candidates[i].number);
    }
    return true;
}

Reply<TheGame::Action> ChampionBot::act(const View<TheGame>& view, Rng& rng) {
    if (view.open.phase == TheGame::Phase::Wish) {
        const auto honest = TheGame::wish(honest_wishes(view.open, view.own.hand));
        if (SenselessOf<TheGame>::is(view, honest)) return {};
        return honest;
    }
    plan(view);
    if (m_level.worlds > 0 && m_ending) add_others(view);
    if (m_level.worlds > 0 && m_candidates.size() > 1) compare(view, m_level.worlds_at(view.open.seats), rng, {});
    // In their order where they have been compared, else by what the planner thinks of them.
    FixedList<Option<TheGame>, TheGame::Menu::kCapacity + TurnPlanner::Plans::kCapacity> options;
    for (const Candidate& candidate : m_candidates) {
        const double worth = m_level.worlds > 0 ? -options.size() : -candidate.plan.cost / kSixteenths;
        options.push_back({candidate.plan.first(), {worth, 0, How::Heuristic}});
    }
    return options[held_back(view, options, m_level.misjudges, rng)].action;
}

std::vector<Option<TheGame>> ChampionBot::options(const View<TheGame>& view, const SearchBudget& budget,
                                                  const Stop& stop) {
    std::vector<Option<TheGame>> options;
    if (m_level.worlds == 0) return options; // it trusts the planner, who counts in other units
    TheGame::Menu menu;
    TheGame::legal_menu(view, menu);
    Rng rng(budget.seed, static_cast<std::uint64_t>(view.open.played.size()), Stream::Analysis, view.me.index(), 0);
    const int samples = std::max(2, budget.samples);
    if (view.open.phase == TheGame::Phase::Wish) {
        // Wishes move no card of the roll-outs, so what they bring is not counted: the honest one stands first.
        m_candidates.assign(2, {.plan = {}, .ends = false});
        if (!compare(view, samples, rng, stop)) return {};
        const auto honest = TheGame::wish(honest_wishes(view.open, view.own.hand));
        options.push_back({honest, worth(m_candidates[0])});
        for (const auto& action : menu) {
            if (!(action == honest)) options.push_back({action, worth(m_candidates[0])});
        }
        return options;
    }
    if (view.open.phase != TheGame::Phase::Turn) return {};
    plan(view);
    add_others(view);
    const bool gives_up = !TheGame::may_end(view.open);
    if (m_candidates.size() == 1) m_candidates.push_back(m_candidates[0]); // compared with itself: what it is worth
    if (!compare(view, samples, rng, stop)) return {};
    const Estimate best = worth(m_candidates[0]);
    for (const Candidate& candidate : m_candidates) {
        const auto action = candidate.plan.first();
        if (std::any_of(options.begin(), options.end(), [&](const auto& known) { return known.action == action; }))
            continue;
        // Preferred to what is as good within its noise: that is no better then.
        const Estimate own = worth(candidate);
        options.push_back({action, own.value > best.value ? best : own});
    }
    if (gives_up) {
        const Estimate lost{-static_cast<double>(TheGame::left(view.open)), 0, How::Exact};
        if (m_candidates[0].plan.plays.empty())
            options = {{TheGame::end(), lost}};
        else
            options.push_back({TheGame::end(), lost});
    }
    best_first(options);
    return options;
}

} // namespace hilltop::thegame
