// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/thegame/thegame_table.h"

#include <algorithm>
#include <vector>

namespace hilltop::brute_force {

inline View<TheGame> view_of(const TheGame::State& state, Seat seat) {
    return {seat, state.open, TheGame::own(state, seat)};
}

inline std::vector<TheGame::Action> allowed(const View<TheGame>& view) {
    TheGame::Menu menu;
    TheGame::legal_menu(view, menu);
    std::vector<TheGame::Action> actions;
    for (const auto& action : menu) {
        if (TheGame::objection(view, action) == nullptr) actions.push_back(action);
    }
    return actions;
}

/// The fewest cards that can be left, by trying everything by the rules; with an empty stack.
inline int fewest_left(const TheGame::State& state) {
    int fewest = TheGame::left(state.open);
    if (state.open.phase == TheGame::Phase::Over) return fewest;
    for (const auto& action : allowed(view_of(state, state.open.turn))) {
        if (action.kind == TheGame::Action::Kind::End && !TheGame::may_end(state.open)) continue;
        TheGame::State after = state;
        Answers<TheGame> answers;
        answers[state.open.turn] = action;
        TheGame::step(after, answers, {});
        if (after.open.phase == TheGame::Phase::Wish) TheGame::step(after, {}, {});
        fewest = std::min(fewest, fewest_left(after));
        if (fewest == 0) break;
    }
    return fewest;
}

} // namespace hilltop::brute_force
