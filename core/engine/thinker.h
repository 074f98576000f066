// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/stop.h"
#include "engine/bot.h"
#include "engine/game.h"

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace hilltop {

/// How a number was found. One that was sampled has an error, also where all samples agree; so has one of a model that
/// is nearly, but not quite, the game.
enum class How : std::uint8_t { Exact, Sampled, Heuristic };

/// What something is worth to a seat, in what the game counts.
struct Estimate {
    double value = 0;
    double error = 0; ///< one standard error
    How how = How::Exact;
    friend bool operator==(const Estimate&, const Estimate&) = default;
};

/// How much thought: the same budget gives the same answer on every machine. Never a time.
struct SearchBudget {
    int samples = 1000;
    std::uint64_t seed = 0;
};

/// One answer and what it is worth.
template <class G>
struct Option {
    typename G::Action action{};
    Estimate worth;
};

/// The best first, equals in the order they were in.
template <class G>
void best_first(std::vector<Option<G>>& options) {
    std::stable_sort(options.begin(), options.end(),
                     [](const auto& a, const auto& b) { return a.worth.value > b.worth.value; });
}

/// A state a seat could be facing, and how much it counts beside others that were drawn in the same way.
template <class G>
struct World {
    typename G::State state;
    double weight = 1;
};

/// Draws worlds for what a seat has seen, weighed by what the others did and left undone. Prepared once a decision.
/// They may have `bool sole() const`: nothing is hidden from the seat, so that all are alike.
template <class W, class G>
concept WorldsOf = Game<G> && requires(const W& worlds, Rng& rng) {
    { worlds.draw(rng) } -> std::same_as<World<G>>;
};

/// A brain that says what it thinks of each answer. It is a bot like any other: it has to see what
/// the seat saw before it is asked about a decision. `act` plays the best of its options.
template <class G>
class Thinker : public Bot<G> {
public:
    /// Every answer that is offered, the best first, worth to view.me in what the game counts; those that it sees at
    /// once to be no better may share one estimate. Empty if it was stopped, and if it is held back so that what it
    /// plays does not follow from such numbers.
    virtual std::vector<Option<G>> options(const View<G>& view, const SearchBudget& budget, const Stop& stop) = 0;
};

/// What a position is worth to each seat, larger being better as in worth_of_result(), if everyone continues as the
/// reference player does and what no one has drawn yet is drawn anew; all cards are known. Nothing if it was stopped.
template <class G>
class Judge {
public:
    virtual ~Judge() = default;
    virtual std::optional<PerSeat<Estimate, G::kSeats>> value(const typename G::State& state,
                                                              const SearchBudget& budget, const Stop& stop) = 0;
    /// The same once the answers in `given` count; whoever else is asked answers as the reference does. A judge that
    /// needs no dice for that saves its callers many simulations. Nothing if it cannot say, or was stopped.
    virtual std::optional<PerSeat<Estimate, G::kSeats>> settled(const typename G::State&, const Answers<G>& /*given*/,
                                                                const SearchBudget&, const Stop&) {
        return {};
    }
    /// What a match by the rules of this one is worth before anything is dealt, where that is known without dealing.
    virtual std::optional<PerSeat<Estimate, G::kSeats>> before_deal(const typename G::State&) { return {}; }
    /// False: whatever those who are asked answer, and whether they do, changes no worth, as where they only talk.
    virtual bool answers_matter(const typename G::State&) const { return true; }
};

/// Worlds with their type hidden.
template <class G>
class AnyWorlds {
public:
    virtual ~AnyWorlds() = default;
    virtual World<G> draw(Rng& rng) const = 0;
    /// There is but one world.
    virtual bool sole() const { return false; }
};
template <class G, WorldsOf<G> W>
std::unique_ptr<AnyWorlds<G>> make_worlds(const InfoState<G>& seen) {
    struct Typed final : AnyWorlds<G> {
        explicit Typed(const InfoState<G>& seen)
            : kept(seen)
            , worlds(kept.view()) {}
        World<G> draw(Rng& rng) const override { return worlds.draw(rng); }
        bool sole() const override {
            if constexpr (requires { worlds.sole(); }) return worlds.sole();
            return false;
        }
        InfoState<G> kept; ///< worlds may look at it later
        W worlds;
    };
    return std::make_unique<Typed>(seen);
}

template <class G, class J>
requires std::derived_from<J, Judge<G>> std::unique_ptr<Judge<G>> make_judge() {
    return std::make_unique<J>();
}

/// What analysis needs of a game.
template <class G>
struct AnalysisTraits {
    const char* reference = nullptr; ///< id of the bot that is the reference player: quick and without memory
    /// What the game's judge continues as where no bot could, since it sees all cards; null: the reference.
    const char* goes_on_as = nullptr;
    /// States a seat could be facing; null: as G::resample draws them, each as likely.
    std::unique_ptr<AnyWorlds<G>> (*make_worlds)(const InfoState<G>&) = nullptr;
    /// A quicker or more exact judge than playing the rules to the end; null: that.
    std::unique_ptr<Judge<G>> (*make_judge)() = nullptr;
    int samples = 200; ///< default number of simulations per position in a review
    int version = 1;   ///< rises whenever the same budget gives other numbers
    /// By how much a roll-out may differ from all that were seen, see agreed_error(): a match or a game.
    double stake = 1;
};

} // namespace hilltop
