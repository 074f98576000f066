// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/game.h"

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

namespace hilltop {

/// How a number was found. A number without an error is exact.
enum class How : std::uint8_t { Exact, Sampled, Heuristic };

/// What something is worth to a seat, in what the game counts.
struct Estimate {
    double value = 0;
    double error = 0; ///< one standard error
    How how = How::Exact;
    friend bool operator==(const Estimate&, const Estimate&) = default;
};

/// How much thought: the same effort gives the same answer on every machine. Never a time.
struct Effort {
    int samples = 1000;
    std::uint64_t seed = 0;
};

/// Asked at least every 20 ms; true ends the work, whose result is then thrown away. May be empty.
using Stop = std::function<bool()>;

/// One answer and what it is worth.
template <class G>
struct Option {
    typename G::Action action{};
    Estimate worth;
};

/// States a seat could be facing, weighed by what the others did and left undone. Prepared once a decision.
template <class G>
struct World {
    typename G::State state;
    double weight = 1;
};
template <class G>
concept Believed = Game<G> && std::constructible_from < typename G::Worlds,
        const Seen<G>
& > &&requires(typename G::Worlds& worlds, Rng& rng) {
    { worlds.draw(rng) } -> std::same_as<World<G>>;
};

/// A brain that says what it thinks of each answer that is offered, the best first; empty if it was stopped.
template <class G>
class Thinker {
public:
    virtual ~Thinker() = default;
    virtual std::vector<Option<G>> options(const View<G>& view, const Effort& effort, const Stop& stop) = 0;
};

/// What a position is worth to each seat if everybody goes on as the reference player does and what nobody has drawn
/// yet is drawn anew; all cards are known. Nothing if it was stopped.
template <class G>
class Judge {
public:
    virtual ~Judge() = default;
    virtual std::optional<PerSeat<Estimate, G::kSeats>> value(const typename G::State& state, const Effort& effort,
                                                              const Stop& stop) = 0;
};

} // namespace hilltop
