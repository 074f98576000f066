// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/bots/bots.h"

#include "games/pazaak/solver/table_store.h"

namespace hilltop::pazaak {

Reply<Pazaak::Action> ChampionBot::act(const View<Pazaak>& view, Rng& rng) {
    const auto point = standpoint(view);
    if (!point) return forced(view);
    // Once, so that it is one player for the whole match, also where somebody solves these rules meanwhile.
    if (!m_looked || m_rules != view.open.rules) {
        m_rules = view.open.rules;
        m_table = ready_table(m_rules);
        m_looked = true;
    }
    if (m_table == nullptr) return m_expert.act(view, rng);

    const auto needs = near_needs(*m_table, {point->needs[0], point->needs[1]});
    const int state = m_table->state(needs[0], needs[1], point->cards[0], point->cards[1]);
    const MixedAnswer answer =
        m_table->answer(state, view.me.index(), point->node, m_table->decks().index(view.own.side));
    if (answer.pure() || rng.below(MixedAnswer::kParts) < answer.parts()) return action_of(answer.first());
    return action_of(answer.second());
}

} // namespace hilltop::pazaak
