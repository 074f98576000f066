// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/advanced-pazaak/bots/bots.h"
#include "games/advanced-pazaak/bots/champion.h"
#include "games/advanced-pazaak/ready_decks.h"

#include <algorithm>

namespace hilltop::advanced_pazaak {
namespace {

/// A side card and what it counts.
struct Played {
    bool any = false;
    SideCard card = 0;
    std::int8_t value = 0;
    int total = 0;
};

/// The side card with the highest total from `least` to 20; nothing if there is no such card.
Played best_card(const AdvancedPazaak::Deck& hand, const AdvancedPazaak::Player& player, int least) {
    Played best;
    const int top = AdvancedPazaak::kGoal - player.total; // at most this much more
    const unsigned below = top >= 6 ? (1u << 13) - 1 : top < -6 ? 0u : (2u << (top + 6)) - 1;
    for (const SideCard card : hand) {
        int value = 0, total = 0;
        if (counts_nothing(card)) {
            total = AdvancedPazaak::total_with(player, card, 0);
        } else {
            const unsigned fits = kValueBits[card] & below;
            if (fits == 0) continue;
            value = static_cast<int>(std::bit_width(fits)) - 7;
            total = player.total + value;
        }
        if (total < least || total > AdvancedPazaak::kGoal) continue;
        best = {true, card, static_cast<std::int8_t>(value), total};
        least = total + 1;
    }
    return best;
}

/// Made once: to be copied whole is quicker than to be put together.
const std::array<Reply<AdvancedPazaak::Action>, 2> kTurns = {AdvancedPazaak::turn(false), AdvancedPazaak::turn(true)};
const Reply<AdvancedPazaak::Action>& turn_of(bool stands) {
    return kTurns[stands ? 1 : 0];
}

template <int kDeck, int kStandsAt, int kPlaysTo, int kStake, bool kLooks>
std::unique_ptr<Bot<AdvancedPazaak>> make_habit_bot() {
    return std::make_unique<HabitBot>(Habits{kDeck, kStandsAt, kPlaysTo, kStake, kLooks});
}

} // namespace

Reply<AdvancedPazaak::Action> RandomBot::act(const View<AdvancedPazaak>& view, Rng& rng) {
    AdvancedPazaak::Menu menu;
    AdvancedPazaak::legal_menu(view, menu);
    return menu[rng.below(menu.size())];
}

Reply<AdvancedPazaak::Action> HabitBot::turn(const View<AdvancedPazaak>& view) const {
    const AdvancedPazaak::Player& me = view.open.players[view.me];
    const AdvancedPazaak::Player& rival = view.open.players[next(view.me, AdvancedPazaak::kSeats)];
    if (me.total > AdvancedPazaak::kGoal) {
        const Played saves = best_card(view.own.hand, me, 12);
        if (!saves.any) return turn_of(true);
        const int from = m_habits.looks && rival.stood ? rival.total : m_habits.stands_at;
        return AdvancedPazaak::play(saves.card, saves.value, saves.total >= from);
    }
    if (m_habits.looks && rival.stood) {
        if (me.total > rival.total) return turn_of(true);
        const Played wins = best_card(view.own.hand, me, rival.total + 1);
        if (wins.any) return AdvancedPazaak::play(wins.card, wins.value, true);
        return turn_of(me.total == rival.total && me.total >= 16); // a level set costs nothing
    }
    if (me.total >= 18 || me.total < 12) return turn_of(me.total >= 18);
    if (me.total < m_habits.plays_to) {
        const Played plays = best_card(view.own.hand, me, m_habits.plays_to);
        if (plays.any) return AdvancedPazaak::play(plays.card, plays.value, true);
    }
    return turn_of(me.total >= m_habits.stands_at);
}

Reply<AdvancedPazaak::Action> HabitBot::act(const View<AdvancedPazaak>& view, Rng&) {
    if (view.open.phase == AdvancedPazaak::Phase::Act) return turn(view);
    const auto& rules = view.open.rules;
    if (view.open.phase == AdvancedPazaak::Phase::Stake)
        return AdvancedPazaak::name_stake(std::max(1, rules.stake * m_habits.stake / 4));
    if (m_deck.empty() || m_rules != rules) {
        m_rules = rules;
        m_deck = deck_for(ready_decks()[static_cast<std::size_t>(m_habits.deck)], rules);
    }
    return AdvancedPazaak::choose(m_deck);
}

std::span<const BotSpec<AdvancedPazaak>> all_bots() {
    static constexpr std::array<BotSpec<AdvancedPazaak>, 10> kBots = {{
        {{.id = "random", .style = "any-move", .strength = 1, .version = 2}, make_bot<AdvancedPazaak, RandomBot>},
        {{.id = "cautious", .style = "stands-at-15", .strength = 3, .version = 2}, make_habit_bot<1, 15, 18, 0, false>},
        {{.id = "bold", .style = "stands-at-18", .strength = 3, .version = 2}, make_habit_bot<2, 18, 19, 3, false>},
        {{.id = "gambler", .style = "high-stakes", .strength = 4, .version = 2}, make_habit_bot<3, 18, 20, 4, false>},
        {{.id = "counter", .style = "counts-and-saves", .strength = 4, .version = 2},
         make_habit_bot<0, 17, 19, 2, true>},
        {{.id = "novice", .style = "level", .strength = 1, .version = 3, .level = 1},
         make_level<AdvancedPazaak, ExpertBot, kLevels, 1>},
        {{.id = "casual", .style = "level", .strength = 2, .version = 3, .level = 2},
         make_level<AdvancedPazaak, ExpertBot, kLevels, 2>},
        {{.id = "skilled", .style = "level", .strength = 3, .version = 3, .level = 3},
         make_level<AdvancedPazaak, ExpertBot, kLevels, 3>},
        {{.id = "strong", .style = "level", .strength = 5, .version = 3, .level = 4},
         make_level<AdvancedPazaak, ExpertBot, kLevels, 4>},
        {{.id = "champion", .style = "expectimax", .strength = 5, .version = 2, .level = 5},
         make_bot<AdvancedPazaak, ChampionBot>},
    }};
    return kBots;
}

} // namespace hilltop::advanced_pazaak
