// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/digest.h"
#include "base/fixed_list.h"
#include "base/json_fwd.h"
#include "base/result.h"
#include "engine/event.h"
#include "engine/rule_spec.h"
#include "engine/view.h"
#include "rng/chance.h"

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace hilltop {

struct GameSchema;

template <class T>
concept Plain = std::is_trivially_copyable_v<T> && std::equality_comparable<T>;

/// The answers to one step, by seat; silence and seats that were not asked are empty.
template <class G>
using Answers = PerSeat<std::optional<typename G::Action>, G::kSeats>;

/// What the engine, bots and solvers need of a game: static functions over plain values.
/// At every moment a set of seats is asked; their answers are gathered on the same state and applied together.
template <class G>
concept Game = Plain<typename G::Rules> && Plain<typename G::State> && Plain<typename G::Action> &&
    Plain<typename G::Open> && Plain<typename G::Own> &&
    requires(const typename G::Rules& rules, const typename G::State& state, typename G::State& changing,
             const typename G::Action& action, const View<G>& view, typename G::Menu& menu, const Answers<G>& answers,
             Chance chance, Events events, Digest& digest, Rng& rng, Seat seat, Fault fault) {
    { G::kSeats } -> std::convertible_to<int>;
    { G::info() } -> std::same_as<const Info&>;
    { G::rules() } -> std::same_as<std::span<const RuleSpec<typename G::Rules>>>;
    { G::check(rules, int{}) } -> std::same_as<Result<>>;
    { G::deal(rules, int{}, chance, events) } -> std::same_as<typename G::State>;
    { G::asked(state) } -> std::same_as<SeatSet>;
    // What an asked seat is asked for; in a rest all of them are only notified.
    { G::need(state, seat) } -> std::same_as<Need>;
    { G::open(state) } -> std::same_as<const typename G::Open&>;
    { G::own(state, seat) } -> std::same_as<typename G::Own>;
    // Sensible answers; the first is what the contest falls back on.
    { G::legal_menu(view, menu) } -> std::same_as<void>;
    // nullptr: allowed; else the id of the reason.
    { G::objection(view, action) } -> std::same_as<const char*>;
    // What is played for a seat at fault; may be an action that is never offered.
    { G::penalty(view, fault) } -> std::same_as<typename G::Action>;
    { G::step(changing, answers, events) } -> std::same_as<void>;
    // Redraws what is still undrawn; every view stays the same.
    { G::reshuffle(changing, rng) } -> std::same_as<void>;
    { G::result(state) } -> std::same_as<MatchResult>;
    { G::add_to(digest, action) } -> std::same_as<void>;
    { G::chance(state) } -> std::same_as<const Chance&>;
};

/// The card an action is about and where it goes, for clicks and drags; empty where there is none. The figure is what
/// people would count: the total reached, the points given.
struct ActionTarget {
    std::optional<Spot> card{};
    std::optional<Spot> target{};
    std::optional<int> figure{};
    std::vector<Spot> more{}; ///< further cards it is about, of any seat
    SeatSet seats{};          ///< whom it is aimed at
};

/// What people, records and hosts need beside.
template <class G>
concept Tabled = Game<G> &&
    requires(const typename G::State& state, const View<G>& view, const InfoState<G>& seen,
             const typename G::Action& action, const typename G::Card& card, Layout& layout, std::string_view text) {
    { G::lay_out(state, layout) } -> std::same_as<void>;
    { G::target_of(view, action) } -> std::same_as<ActionTarget>;
    { G::face(card) } -> std::same_as<Face>;
    { G::order(view, Face{}) } -> std::same_as<int>;
    { G::spell(action) } -> std::same_as<std::string>;
    { G::read(text) } -> std::same_as<std::optional<typename G::Action>>;
    { G::describe(seen) } -> std::same_as<Json>;
};

/// A state the seat could be facing, drawn fairly from what is certain.
template <class G>
concept Resampled = Game<G> && requires(const InfoState<G>& seen, Rng& rng) {
    { G::resample(seen, rng) } -> std::same_as<typename G::State>;
};

} // namespace hilltop
