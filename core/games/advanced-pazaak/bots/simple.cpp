// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/advanced-pazaak/bots/bots.h"
#include "games/advanced-pazaak/ready_decks.h"

#include <algorithm>

namespace hilltop::advanced_pazaak {
namespace {

using G = AdvancedPazaak;

/// The side card that comes highest, from `least` to 20; END without one.
G::Action best_card(const G::Deck& hand, const G::Player& player, int least) {
    G::Action best = G::turn(false);
    for (const SideCard card : hand) {
        for (const int value : kCardValues[card]) {
            const int total = G::total_with(player, card, value);
            if (total < least || total > G::kGoal) continue;
            best = G::play(card, value, true);
            least = total + 1;
        }
    }
    return best;
}

template <int kDeck, int kStandsAt, int kPlaysTo, int kStake, bool kLooks>
std::unique_ptr<Bot<G>> make_habit_bot() {
    return std::make_unique<HabitBot>(Habits{kDeck, kStandsAt, kPlaysTo, kStake, kLooks});
}

} // namespace

Reply<G::Action> RandomBot::act(const View<G>& view, Rng& rng) {
    G::Menu menu;
    G::offer(view, menu);
    return menu[rng.below(menu.size())];
}

G::Action HabitBot::turn(const View<G>& view) const {
    const G::Player& me = view.open.players[view.me];
    const G::Player& rival = view.open.players[next(view.me, G::kSeats)];
    if (me.total > G::kGoal) {
        const auto saves = best_card(view.own.hand, me, 12);
        if (!saves.plays) return G::turn(true);
        auto action = saves;
        const int total = G::total_with(me, saves.card, saves.value);
        action.stands = m_habits.looks && rival.stood ? total >= rival.total : total >= m_habits.stands_at;
        return action;
    }
    if (m_habits.looks && rival.stood) {
        if (me.total > rival.total) return G::turn(true);
        if (const auto wins = best_card(view.own.hand, me, rival.total + 1); wins.plays) return wins;
        return G::turn(me.total == rival.total && me.total >= 16); // a level set costs nobody anything
    }
    if (me.total >= 18 || me.total < 12) return G::turn(me.total >= 18);
    if (me.total < m_habits.plays_to) {
        if (const auto plays = best_card(view.own.hand, me, m_habits.plays_to); plays.plays) return plays;
    }
    return G::turn(me.total >= m_habits.stands_at);
}

Reply<G::Action> HabitBot::act(const View<G>& view, Rng&) {
    const auto& rules = view.open.rules;
    if (view.open.phase == G::Phase::Choose)
        return G::choose(deck_for(ready_decks()[static_cast<std::size_t>(m_habits.deck)], rules));
    if (view.open.phase == G::Phase::Stake) return G::name_stake(std::max(1, rules.stake * m_habits.stake / 4));
    return this->turn(view);
}

std::span<const BotSpec<G>> all_bots() {
    static constexpr std::array<BotSpec<G>, 10> kBots = {{
        {{.id = "random", .style = "any-move", .strength = 1}, make_bot<G, RandomBot>},
        {{.id = "cautious", .style = "stands-at-15", .strength = 3}, make_habit_bot<1, 15, 18, 0, false>},
        {{.id = "bold", .style = "stands-at-18", .strength = 3}, make_habit_bot<2, 18, 19, 3, false>},
        {{.id = "gambler", .style = "high-stakes", .strength = 4}, make_habit_bot<3, 18, 20, 4, false>},
        {{.id = "counter", .style = "counts-and-saves", .strength = 4}, make_habit_bot<0, 17, 19, 2, true>},
        {{.id = "novice", .style = "level", .strength = 1, .level = 1}, make_bot<G, LevelBot<550>>},
        {{.id = "casual", .style = "level", .strength = 2, .level = 2}, make_bot<G, LevelBot<300>>},
        {{.id = "skilled", .style = "level", .strength = 4, .level = 3}, make_bot<G, LevelBot<160>>},
        {{.id = "strong", .style = "level", .strength = 5, .level = 4}, make_bot<G, LevelBot<80>>},
        {{.id = "champion", .style = "expectimax", .strength = 5, .level = 5}, make_bot<G, ExpertBot>},
    }};
    return kBots;
}

} // namespace hilltop::advanced_pazaak
