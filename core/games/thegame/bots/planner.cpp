// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thegame/bots/bots.h"

namespace hilltop::thegame {

Reply<TheGame::Action> ListenerBot::act(const View<TheGame>& view, Rng&) {
    if (view.open.phase == TheGame::Phase::Wish) return {};
    return TurnPlanner(view, others_wishes(view), m_taste).best().first();
}

Reply<TheGame::Action> PlannerBot::act(const View<TheGame>& view, Rng& rng) {
    if (view.open.phase == TheGame::Phase::Wish) return TheGame::wish(honest_wishes(view.open, view.own.hand));
    return ListenerBot::act(view, rng);
}

} // namespace hilltop::thegame
