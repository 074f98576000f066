// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/advanced-pazaak/bots/champion.h"

#include "games/advanced-pazaak/bots/card_worth.h"
#include "games/advanced-pazaak/bots/outlook.h"

#include <algorithm>

namespace hilltop::advanced_pazaak {
namespace {

constexpr int kFew = 6;

/// What needs no thought: nothing can be lost by another card, or the set is won.
std::optional<AdvancedPazaak::Action> plain(const View<AdvancedPazaak>& view) {
    const AdvancedPazaak::Player& me = view.open.players[view.me];
    const AdvancedPazaak::Player& rival = view.open.players[next(view.me, AdvancedPazaak::kSeats)];
    if (rival.stood && me.total <= AdvancedPazaak::kGoal && me.total > rival.total) return AdvancedPazaak::turn(true);
    // With a long hand it may pay to play cards on the way to nine.
    if (me.total < AdvancedPazaak::kGoal - AdvancedPazaak::kHouseValues && me.side_left <= kFew)
        return AdvancedPazaak::turn(false);
    return {};
}

/// Of the hand, if it has been drawn.
double chance_before_sets(const View<AdvancedPazaak>& view) {
    double worth = 0;
    for (const SideCard card : view.own.hand)
        worth += kCardWorth[card];
    // The other's hand is taken for one of the first ready-made deck's.
    return 0.5 + worth / 100;
}

/// Points that a chance to win is worth.
double points(const AdvancedPazaak::Open& open, double chance) {
    if (open.rules.stake == 0) return chance;
    const int stake = std::min(open.players[Seat(0)].stake, open.players[Seat(1)].stake);
    return stake * (2 * chance - 1);
}

} // namespace

double worth_of_deck(const AdvancedPazaak::Deck& deck, const AdvancedPazaak::Rules& rules) {
    double worth = 0;
    for (const SideCard card : deck)
        worth += kCardWorth[card];
    return deck.empty() ? 0 : worth * rules.hand_size / deck.size();
}

std::vector<Option<AdvancedPazaak>> ChampionBot::options(const View<AdvancedPazaak>& view, const SearchBudget&,
                                                         const Stop& stop) {
    std::vector<Option<AdvancedPazaak>> options;
    if (stop()) return options;
    AdvancedPazaak::Menu menu;
    AdvancedPazaak::legal_menu(view, menu);
    const auto& open = view.open;
    if (open.phase == AdvancedPazaak::Phase::Act) {
        Outlook outlook(view, {});
        for (const AdvancedPazaak::Action& action : menu) {
            if (stop()) return {};
            options.push_back({action, {points(open, outlook.worth(action)), 0, How::Heuristic}});
        }
    } else {
        double mean = 0;
        for (const AdvancedPazaak::Action& action : menu)
            mean += worth_of_deck(action.deck, open.rules) / menu.size();
        for (const AdvancedPazaak::Action& action : menu) {
            double worth = open.rules.stake > 0 ? 0 : 0.5 + (worth_of_deck(action.deck, open.rules) - mean) / 100;
            if (open.phase == AdvancedPazaak::Phase::Stake) worth = action.stake * (2 * chance_before_sets(view) - 1);
            options.push_back({action, {worth, 0, How::Heuristic}});
        }
    }
    best_first(options);
    return options;
}

Reply<AdvancedPazaak::Action> ChampionBot::act(const View<AdvancedPazaak>& view, Rng&) {
    if (view.open.phase == AdvancedPazaak::Phase::Act) {
        if (const auto answer = plain(view)) return *answer;
    }
    return options(view, {}, {}).front().action;
}

} // namespace hilltop::advanced_pazaak
