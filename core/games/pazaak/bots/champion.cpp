// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/bots/bots.h"
#include "games/pazaak/bots/lone_mover.h"
#include "games/pazaak/bots/worlds.h"
#include "games/pazaak/solver/table_store.h"

#include <algorithm>

namespace hilltop::pazaak {
namespace {

using Options = std::vector<Option<Pazaak>>;

MixedAnswer answer_at(const MatchTable& table, const View<Pazaak>& view, const Standpoint& point) {
    const auto needs = near_needs(table, {point.needs[0], point.needs[1]});
    const int state = table.state(needs[0], needs[1], point.cards[0], point.cards[1]);
    return table.answer(state, view.me.index(), point.node, table.decks().index(view.own.side));
}

/// The match as the table knows it: as many hands won as leave what near_needs() says.
Pazaak::State near_match(const MatchTable& table, const View<Pazaak>& view) {
    Pazaak::State state;
    state.open = view.open;
    auto& players = state.open.players;
    const int to_win = view.open.rules.hands_to_win;
    const auto needs = near_needs(table, {to_win - players[Seat(0)].wins, to_win - players[Seat(1)].wins});
    for (const Seat seat : SeatSet::all(Pazaak::kSeats))
        players[seat].wins = static_cast<std::uint8_t>(to_win - needs[static_cast<std::size_t>(seat.index())]);
    state.side[view.me] = view.own.side;
    return state;
}

} // namespace

void ChampionBot::look_up(const Pazaak::Rules& rules) {
    // Once, so that it is one player for the whole match, also where somebody solves these rules meanwhile.
    if (m_looked && m_rules == rules) return;
    m_rules = rules;
    m_table = ready_table(rules);
    m_looked = true;
}

Reply<Pazaak::Action> ChampionBot::act(const View<Pazaak>& view, Rng& rng) {
    const auto point = standpoint(view);
    if (!point) return forced(view);
    look_up(view.open.rules);
    if (m_table == nullptr) return m_expert.act(view, rng);
    if (moves_alone(view)) {
        set_lone_hand(*m_table, view, m_lone);
        return action_of(m_lone.best());
    }

    const MixedAnswer answer = answer_at(*m_table, view, *point);
    if (answer.pure() || rng.below(MixedAnswer::kParts) < answer.parts()) return action_of(answer.first());
    return action_of(answer.second());
}

Options ChampionBot::known(const View<Pazaak>& view, const Stop& stop) {
    Options options;
    Pazaak::Menu menu;
    Pazaak::legal_menu(view, menu);
    const bool whole = view.open.rules.hands_to_win <= m_table->rules().hands_to_win;
    for (const Pazaak::Action& action : menu)
        options.push_back({action, {0, 0, whole ? How::Exact : How::Heuristic}});
    if (moves_alone(view)) {
        set_lone_hand(*m_table, view, m_lone);
        for (auto& option : options)
            option.worth.value = m_lone.believed(answer_of(option.action));
        // What it plays comes first. An equal answer may be ahead of it by the last digit.
        const auto best = std::find_if(options.begin(), options.end(),
                                       [&](const auto& option) { return option.action == action_of(m_lone.best()); });
        for (const auto& option : options)
            best->worth.value = std::max(best->worth.value, option.worth.value);
        std::rotate(options.begin(), best, best + 1);
        return options;
    }
    Pazaak::State state = near_match(*m_table, view);
    const HandPosition position = position_of(view.open);
    KnownHand::Draw any;
    any.fill(1.0 / Pazaak::kHouseValues);
    auto decks = HiddenSide(view).decks();
    if (decks.empty()) decks.push_back({{}, 1}); // there are none left
    for (const HiddenSide::Deck& deck : decks) {
        if (stop()) return {};
        state.side[next(view.me, Pazaak::kSeats)] = deck.cards;
        m_hand.set(*m_table, state);
        m_hand.set_draw(any);
        for (auto& option : options) {
            const double first = m_hand.answered(view.me.index(), position, answer_of(option.action));
            option.worth.value += deck.chance * (view.me == Seat(0) ? first : 1 - first);
        }
    }
    return options;
}

Options ChampionBot::options(const View<Pazaak>& view, const SearchBudget&, const Stop& stop) {
    if (view.open.phase != Pazaak::Phase::Act || stop()) return {};
    look_up(view.open.rules);
    Options options = m_table == nullptr ? m_expert.options(view) : known(view, stop);
    best_first(options);
    return options;
}

} // namespace hilltop::pazaak
