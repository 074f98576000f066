// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game.h"
#include "judging/reason.h"

#include <array>
#include <functional>
#include <vector>

namespace hilltop {

/// A world in which two answers were tried, and what they had come to by the next question.
template <Game G>
struct TriedWorld {
    const typename G::State& before;
    const typename G::State& after_better;
    const typename G::State& after_worse;
};

/// A fact, which GameWords::fact says, and how to see in a world whether it is so.
template <Game G>
struct WorldQuestion {
    WorldFact fact;
    std::function<bool(const TriedWorld<G>&)> holds;
};
template <Game G>
using WorldQuestions = std::vector<WorldQuestion<G>>;

/// A game declares what may explain a mistake by a specialisation in games/ID/questions.h:
///     static constexpr bool kDraws;  // some questions are about what is drawn after the answer
///     static WorldQuestions<G> list(const View<G>& view, const std::optional<Action>& better,
///                                   const std::optional<Action>& worse);
///     // and, if it likes, what speaks for the better answer in plain sight, the motive that matters most, which
///     // GameWords::plain says:
///     static std::optional<PlainFact> plain(const View<G>& view, const std::optional<Action>& better,
///                                           const std::optional<Action>& worse);
template <class G>
struct QuestionsOf;

template <class G>
concept Questioned = Game<G> && requires(const View<G>& view, const std::optional<typename G::Action>& action) {
    { QuestionsOf<G>::list(view, action, action) } -> std::same_as<WorldQuestions<G>>;
    { QuestionsOf<G>::kDraws } -> std::convertible_to<bool>;
};

template <class G>
concept PlainlyTold = Questioned<G> && requires(const View<G>& view, const std::optional<typename G::Action>& action) {
    { QuestionsOf<G>::plain(view, action, action) } -> std::same_as<std::optional<PlainFact>>;
};

} // namespace hilltop
