// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/advanced-pazaak/bots/bots.h"
#include "games/advanced-pazaak/ready_decks.h"
#include "games/advanced-pazaak/senseless.h"

#include <algorithm>
#include <array>

namespace hilltop::advanced_pazaak {
namespace {

/// What a side card that is kept is worth, in sets: of 0.08 to 0.31 the one that wins most against counter.
constexpr double kCardCost = 0.26;
/// Probability that a player with side cards holds the one needed.
constexpr double kHasCard = 0.55;

/// By total reached, 0 to 20 (less counts as 0), how likely the other ends there; [21] is over.
using Ends = std::array<double, 22>;

void spread(Ends& ends, int total, double chance, bool cards) {
    if (chance < 1e-4) return;
    if (total > AdvancedPazaak::kGoal) {
        if (cards) {
            ends[19] += chance * kHasCard;
            chance *= 1 - kHasCard;
        }
        ends[21] += chance;
        return;
    }
    if (total >= 18) {
        ends[static_cast<std::size_t>(total)] += chance;
        return;
    }
    if (total >= 14 && cards) {
        ends[20] += chance * kHasCard / 2;
        ends[19] += chance * kHasCard / 2;
        chance *= 1 - kHasCard;
    }
    if (total == 17) {
        ends[17] += chance;
        return;
    }
    for (int card = 1; card <= AdvancedPazaak::kHouseValues; ++card)
        spread(ends, std::max(0, total) + card, chance / AdvancedPazaak::kHouseValues, cards);
}

/// The own side of a set, the other's end being likely as `ends` says.
class Prospect {
public:
    explicit Prospect(const View<AdvancedPazaak>& view)
        : m_view(view)
        , m_me(view.open.players[view.me]) {
        const AdvancedPazaak::Player& rival = view.open.players[next(view.me, AdvancedPazaak::kSeats)];
        if (rival.stood)
            m_ends[static_cast<std::size_t>(std::clamp<int>(rival.total, 0, 21))] = 1;
        else
            spread(m_ends, rival.total, 1, rival.side_left > 0);
        m_levels = m_me.tie == rival.tie ? 0.5 : m_me.tie ? 1 : 0;
        // How many unseen house cards of each value there are.
        m_left.fill(view.open.rules.house_copies);
        for (const auto& player : view.open.players.values) {
            for (const AdvancedPazaak::Card& card : player.row) {
                if (card.number != 0) --m_left[card.number];
            }
        }
        for (int value = 1; value <= AdvancedPazaak::kHouseValues; ++value)
            m_all += m_left[static_cast<std::size_t>(value)];
    }

    double stands(int total, double levels) const {
        if (total > AdvancedPazaak::kGoal) return 0;
        double worth = m_ends[21];
        const int reached = std::max(0, total);
        for (int end = 0; end < reached; ++end)
            worth += m_ends[static_cast<std::size_t>(end)];
        return worth + levels * m_ends[static_cast<std::size_t>(reached)];
    }
    /// Ends at `total`, another card follows; `without`: the side card that has just been played.
    double goes_on(int total, int cards, SideCard without, double levels, int depth) const {
        if (total > AdvancedPazaak::kGoal) return 0;
        if (m_view.open.rules.auto_stand && total == AdvancedPazaak::kGoal) return stands(total, levels);
        if (m_all == 0) return stands(total, levels);
        double worth = 0;
        for (int card = 1; card <= AdvancedPazaak::kHouseValues; ++card) {
            const int left = m_left[static_cast<std::size_t>(card)];
            if (left > 0) worth += left * turn(total + card, cards + 1, without, levels, depth);
        }
        return worth / m_all;
    }
    double levels() const { return m_levels; }

private:
    double turn(int total, int cards, SideCard without, double levels, int depth) const {
        const bool nine = m_view.open.rules.nine_cards && cards >= AdvancedPazaak::kNine;
        if (nine && total <= AdvancedPazaak::kGoal) return 1;
        double best = stands(total, levels);
        if (depth > 0) best = std::max(best, total < 20 ? goes_on(total, cards, without, levels, depth - 1) : best);
        bool skipped = false;
        for (const SideCard card : m_view.own.hand) {
            if (card == without && !skipped) {
                skipped = true;
                continue;
            }
            if (counts_nothing(card)) continue;
            for (const int value : kCardValues[card]) {
                if (total + value > AdvancedPazaak::kGoal) continue;
                const double tied = card == kTie && levels == 0.5 ? 1 : levels;
                best = std::max(best, stands(total + value, tied) - kCardCost);
            }
        }
        return best;
    }

    const View<AdvancedPazaak>& m_view;
    const AdvancedPazaak::Player& m_me;
    Ends m_ends{};
    std::array<int, AdvancedPazaak::kHouseValues + 1> m_left{};
    int m_all = 0;
    double m_levels = 0.5;
};

} // namespace

Reply<AdvancedPazaak::Action> ExpertBot::act(const View<AdvancedPazaak>& view, Rng& rng) {
    const auto& rules = view.open.rules;
    if (view.open.phase == AdvancedPazaak::Phase::Choose)
        return AdvancedPazaak::choose(deck_for(ready_decks().front(), rules));
    if (view.open.phase == AdvancedPazaak::Phase::Stake) return AdvancedPazaak::name_stake(rules.stake);
    const Prospect prospect(view);
    const AdvancedPazaak::Player& me = view.open.players[view.me];
    AdvancedPazaak::Menu menu;
    AdvancedPazaak::legal_menu(view, menu);
    FixedList<Option<AdvancedPazaak>, AdvancedPazaak::kMaxMenu> options;
    for (const AdvancedPazaak::Action& action : menu) {
        const int total = action.plays ? AdvancedPazaak::total_with(me, action.card, action.value) : me.total;
        const int cards = me.row.size() + (action.plays ? 1 : 0);
        const bool ties = action.plays && action.card == kTie && prospect.levels() == 0.5;
        const double levels = ties ? 1 : prospect.levels();
        const SideCard without = action.plays ? action.card : SideCard{kSideCards};
        double worth =
            action.stands ? prospect.stands(total, levels) : prospect.goes_on(total, cards, without, levels, 1);
        if (rules.nine_cards && cards >= AdvancedPazaak::kNine && total <= AdvancedPazaak::kGoal) worth = 1;
        options.push_back({action, {action.plays ? worth - kCardCost : worth, 0, How::Heuristic}});
    }
    return options[held_back(view, options, m_misjudges, rng)].action;
}

} // namespace hilltop::advanced_pazaak
