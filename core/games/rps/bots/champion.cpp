// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/rps/bots/champion.h"

#include "base/numbers.h"
#include "games/rps/bots/roll_out.h"
#include "games/rps/senseless.h"

#include <algorithm>
#include <cmath>

namespace hilltop::rps {
namespace {

using Phase = RpsPoker::Phase;
using Action = RpsPoker::Action;

/// Draws for a kind of player, of which worlds are chosen: more would take more room than they tell.
constexpr int kMostTries = 2'000;

bool plays_first(Kind kind) {
    return kind == Kind::Careless || kind == Kind::First;
}

/// Of `all` things those of a part whose share is from..to, so that all parts together have them all.
int part(double from, double to, int all) {
    return static_cast<int>(std::floor(to * all + .5)) - static_cast<int>(std::floor(from * all + .5));
}

/// The draft takes long to be played on, and tells little; the last games take no time.
int worlds_for(const View<RpsPoker>& view, int samples) {
    samples = std::clamp(samples, 0, 500'000'000);
    if (view.open.phase == Phase::Draft) return (samples + 4) / 5;
    return view.own.stock == 0 ? 4 * samples : samples;
}

Kind drawn_kind(const ByKind& chances, Rng& rng) {
    double left = rng.unit();
    int kind = 0;
    while (kind + 1 < kKinds && left >= chances[at(kind)])
        left -= chances[at(kind++)];
    return static_cast<Kind>(kind);
}

} // namespace

ChampionBot::ByAnswer ChampionBot::draft_values(const View<RpsPoker>& view) const {
    const auto& own = view.own;
    const CardSet mine = RpsPoker::set_of(own.drafted), given = RpsPoker::set_of(own.given);
    ByAnswer values{};
    for (int i = 0; i < own.pair.size(); ++i)
        values[at(i)] =
            draft_value(own.pair[i], mine) - draft_value(own.pair[1 - i], given); // what I keep the other lacks
    return values;
}

bool ChampionBot::tell_kinds(const Worlds& worlds, int tries, Rng& rng, const Stop& stop, Kinds& kinds) {
    m_drawn.clear();
    double sum = 0;
    for (int k = 0; k < kKinds; ++k) {
        const Kind kind = static_cast<Kind>(k);
        kinds.from[at(k)] = m_drawn.size();
        double chance = 0;
        if (plays_first(kind)) {
            chance = worlds.chance_in_order();
        } else {
            for (int i = 0; i < tries; ++i) {
                if (i % kAskEvery == 0 && stop()) return false;
                m_drawn.emplace_back();
                worlds.imagine(kind, rng, m_drawn.back());
                kinds.weight[at(k)] += m_drawn.back().weight;
                if (m_drawn.back().weight == 0) m_drawn.pop_back();
            }
            chance = kinds.weight[at(k)] / tries;
        }
        kinds.chance[at(k)] = worlds.drafts()[at(k)] * chance;
        sum += kinds.chance[at(k)];
    }
    kinds.from[kKinds] = m_drawn.size();
    for (double& chance : kinds.chance)
        chance /= sum;
    return true;
}

bool ChampionBot::sample_draft(const View<RpsPoker>& view, int worlds, Rng& rng, const Stop& stop,
                               Choice& choice) const {
    const Worlds imagined(view);
    return choice.try_until(worlds, stop, [&](ByAnswer& won) {
        const auto world = imagined.draw(rng);
        const Kind kind = drawn_kind(imagined.drafts(), rng);
        for (int i = 0; i < view.own.pair.size(); ++i)
            won[at(i)] = roll_out_draft(world.state, view.me, RpsPoker::keep_card(view.own.pair[i]), kind);
    });
}

bool ChampionBot::sample_play(const View<RpsPoker>& view, const Worlds& imagined, const Kinds& kinds, int worlds,
                              Rng& rng, const Stop& stop, Choice& choice) const {
    const ByNumber my_weight = kept_weight(received(view.own), kKeepsLower);
    const ByNumber their_weight = kept_weight(RpsPoker::set_of(view.own.given), kExpertKeepsLower);
    Worlds::Imagined world;
    double before = 0;
    for (int k = 0; k < kKinds; ++k) {
        const int many = part(before, before + kinds.chance[at(k)], worlds);
        before += kinds.chance[at(k)];
        // One lot for all: each world comes as often as its weight says, to less than one.
        const double step = kinds.weight[at(k)] / std::max(1, many);
        double wanted = step / 2, passed = 0;
        std::size_t chosen = kinds.from[at(k)];
        const bool done = choice.try_until(choice.worlds() + many, stop, [&](ByAnswer& won) {
            if (kinds.weight[at(k)] > 0) {
                while (passed + m_drawn[chosen].weight < wanted && chosen + 1 < kinds.from[at(k + 1)])
                    passed += m_drawn[chosen++].weight;
                wanted += step;
                world = m_drawn[chosen];
            } else {
                imagined.imagine(static_cast<Kind>(k), rng, world);
            }
            for (const int i : choice.left())
                won[at(i)] = roll_out(world.duel, i, world.kind, my_weight, their_weight);
        });
        if (!done) return false;
    }
    return true;
}

void ChampionBot::mix(const ByAnswer& quick, const Choice& choice, double won,
                      std::vector<Option<RpsPoker>>& options) const {
    const int first = static_cast<int>(
        std::max_element(quick.begin(), quick.begin() + static_cast<std::ptrdiff_t>(options.size())) - quick.begin());
    const Estimate best = choice.of(first).estimate();
    const double trust = m_level.trust * m_level.trust;
    for (int i = 0; i < static_cast<int>(options.size()); ++i) {
        Estimate& worth = options[at(i)].worth;
        if (i == first) {
            worth = {won + best.value, best.error, How::Sampled};
            continue;
        }
        const Estimate lead = choice.lead(i, first).estimate();
        const double learnt = quick[at(i)] - quick[at(first)];
        const double variance = lead.error * lead.error, sampled = trust / (trust + variance);
        worth = {won + best.value + learnt + (lead.value - learnt) * sampled, std::sqrt(variance * sampled),
                 How::Sampled};
    }
}

std::vector<Option<RpsPoker>> ChampionBot::options(const View<RpsPoker>& view, const SearchBudget& budget,
                                                   const Stop& stop) {
    // The quick brain alone knows differences, but not what an answer is worth.
    if (m_level.worlds == 0) return {};
    return think(view, budget, stop);
}

std::vector<Option<RpsPoker>> ChampionBot::think(const View<RpsPoker>& view, const SearchBudget& budget,
                                                 const Stop& stop) {
    if (stop()) return {};
    Rng rng(budget.seed, 0, Stream::Analysis, view.me.index(), 0);
    const bool drafts = view.open.phase == Phase::Draft;
    RpsPoker::Menu menu;
    RpsPoker::legal_menu(view, menu);
    if (menu.empty()) return {};
    Choice choice(menu.size());
    const int worlds = m_level.worlds == 0 ? 0 : worlds_for(view, budget.samples);
    ByAnswer values{};
    if (drafts) {
        values = draft_values(view);
        if (worlds > 0 && !sample_draft(view, worlds, rng, stop, choice)) return {};
    } else {
        const Sight sight = sight_of(view, kept_weight(received(view.own), kKeepsLower));
        if (worlds == 0) {
            values = quick_values(sight, m_level.reads ? kinds_of(view, sight) : kPrior, m_level.later);
        } else {
            const Worlds imagined(view);
            Kinds kinds;
            if (!tell_kinds(imagined, std::min(budget.samples, kMostTries), rng, stop, kinds)) return {};
            values = quick_values(sight, kinds.chance, m_level.later);
            if (!sample_play(view, imagined, kinds, worlds, rng, stop, choice)) return {};
        }
    }
    std::vector<Option<RpsPoker>> options;
    for (int i = 0; i < menu.size(); ++i)
        options.push_back({menu[i], {values[at(i)], 0, How::Heuristic}});
    if (worlds > 0) mix(values, choice, view.open.games[view.me], options);
    best_first(options);
    return options;
}

Reply<Action> ChampionBot::act(const View<RpsPoker>& view, Rng& rng) {
    RpsPoker::Menu menu;
    RpsPoker::legal_menu(view, menu);
    if (menu.size() == 1) return menu[0];
    const auto options = think(view, {.samples = m_level.worlds, .seed = rng.next64()}, {});
    if (m_level.worlds > 0) return options.front().action;
    return options[at(held_back(view, options, m_level.misjudges, rng))].action;
}

} // namespace hilltop::rps
