// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/rule_spec.h"
#include "engine/thinker.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace hilltop {

/// How a long calculation is carried out.
struct SolveOrder {
    RuleValues rules;
    int threads = 1;
    bool anew = false;                          ///< measures: nothing is taken from the disk, nothing is written
    std::function<void(double share)> progress; ///< of the work; any thread, one at a time
    Stop stop;
    std::function<void(const Error&)> remark; ///< what went otherwise than it should, without harm
};

/// What has been solved, or was before.
struct Solution {
    double value = 0;   ///< the share of matches that seat 0 wins if everyone plays it
    bool made = false;  ///< now; else it was there
    double seconds = 0; ///< of making it
    std::string path;   ///< where it is kept; empty: nowhere, or inside the program
    std::int64_t bytes = 0;
};

/// How much the best reply to a bot wins of it, above an even share of what the game counts.
struct Exploited {
    Estimate least;             ///< of a reply that goes by what the bot goes by
    std::optional<double> most; ///< no reply gains more, whatever it knows
};

/// The methods of a game that can be solved. All bounds are for the rules given.
class Solver {
public:
    virtual ~Solver() = default;
    /// The built-in bot that plays by the tables as soon as they are there; null: none does.
    virtual const char* player() const { return nullptr; }
    /// The tables of these rules are still to be made, which takes longer than a moment. Looks at the disk.
    virtual bool lacks(const RuleValues&) const { return false; }
    /// Whether solve() would come to an end at these rules; where not, the player plays them without tables for good.
    virtual bool can_solve(const RuleValues&) const { return true; }
    /// Makes the tables of these rules, or finds them; an error, before any work, where that would not end.
    /// Nothing: it was stopped; the next call resumes there.
    virtual Result<std::optional<Solution>> solve(const SolveOrder& order) const = 0;
    /// Nothing: it was stopped. The bot is built in.
    virtual Result<std::optional<Exploited>> exploit(const std::string& bot, const SolveOrder& order) const = 0;
};

} // namespace hilltop
