// SPDX-License-Identifier: GPL-3.0-or-later
// What may be answered, what is offered, and what a fault comes to.
#include "games/advanced-pazaak/advanced_pazaak.h"
#include "games/advanced-pazaak/ready_decks.h"

#include <algorithm>

namespace hilltop {
namespace {

using Phase = AdvancedPazaak::Phase;
using Player = AdvancedPazaak::Player;

bool same_cards(AdvancedPazaak::Deck a, AdvancedPazaak::Deck b) {
    std::sort(a.begin(), a.end());
    std::sort(b.begin(), b.end());
    return a == b;
}

} // namespace

void AdvancedPazaak::legal_menu(const View<AdvancedPazaak>& view, Menu& menu) {
    menu.clear();
    const auto& rules = view.open.rules;
    if (view.open.phase == Phase::Choose) {
        for (const auto& ready : advanced_pazaak::ready_decks()) {
            const Action action = choose(deck_for(ready, rules));
            if (menu.find(action) < 0) menu.push_back(action);
        }
        // Where few kinds are allowed the ready-made decks coincide: offer another one.
        if (menu.size() > 1) return;
        auto turned = advanced_pazaak::ready_decks().front();
        std::reverse(turned.wishes.begin(), turned.wishes.end());
        const Action action = choose(deck_for(turned, rules));
        if (menu.find(action) < 0 && !same_cards(action.deck, menu[0].deck)) menu.push_back(action);
    } else if (view.open.phase == Phase::Stake) {
        for (const int quarter : {0, 1, 2, 3, 4}) {
            const Action action = name_stake(std::max(1, rules.stake * quarter / 4));
            if (menu.find(action) < 0) menu.push_back(action);
        }
    } else if (view.open.phase == Phase::Act) {
        const Player& player = view.open.players[view.me];
        const auto add = [&](const Action& stands, int total) {
            menu.push_back(stands);
            if (!may_end(rules, total)) return;
            menu.push_back(stands);
            menu.back().stands = false;
        };
        add(turn(true), player.total);
        std::uint32_t seen = 0;
        for (const SideCard card : view.own.hand) {
            if ((seen >> card & 1u) != 0) continue;
            seen |= 1u << card;
            for (const int value : kCardValues[card]) {
                const int total = total_with(player, card, value);
                if (total > kGoal || (counts_nothing(card) && total == player.total)) continue;
                add(play(card, value, true), total);
            }
        }
    }
}

const char* AdvancedPazaak::objection(const View<AdvancedPazaak>& view, const Action& action) {
    const auto& rules = view.open.rules;
    switch (action.kind) {
    case Action::Kind::Choose: {
        if (view.open.phase != Phase::Choose) return "not-now";
        if (action.deck.size() != rules.deck_size) return "deck-size";
        std::array<int, kSideCards> copies{};
        for (const SideCard card : action.deck) {
            const int allowed = copies_allowed(rules, card);
            if (allowed == 0) return "not-in-pool";
            if (++copies[card] > allowed) return "too-many-of-a-kind";
        }
        return nullptr;
    }
    case Action::Kind::Stake:
        if (view.open.phase != Phase::Stake) return "not-now";
        return action.stake >= 1 && action.stake <= rules.stake ? nullptr : "stake-out-of-range";
    case Action::Kind::Turn:
        break;
    }
    if (view.open.phase != Phase::Act) return "not-now";
    if (!action.plays) return nullptr;
    if (view.own.hand.find(action.card) < 0) return "not-in-hand";
    return may_count(action.card, action.value) ? nullptr : "no-such-value";
}

AdvancedPazaak::Action AdvancedPazaak::penalty(const View<AdvancedPazaak>& view, Fault) {
    if (view.open.phase == Phase::Choose)
        return choose(deck_for(advanced_pazaak::ready_decks().front(), view.open.rules));
    return view.open.phase == Phase::Stake ? name_stake(1) : turn(true);
}

} // namespace hilltop
