// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/precedents.h"
#include "review_files/reviewing.h"

namespace hilltop {

/// Where precedents are looked for, and how.
struct PrecedentSearch {
    MatchSet matches; ///< its `spare` is not used
    int threads = 1;  ///< workers, at least one
    Stop stop{};
    std::function<void(double share)> progress{}; ///< of the matches; called on any thread, never by two at once
};

/// What matches of files say of a position.
struct FoundPrecedents {
    Precedents precedents;
    std::vector<MatchPlace> places; ///< by Precedent::match; matches without a precedent are left out
    std::vector<Error> problems;    ///< files and matches that could not be read
    std::uint64_t matches = 0;      ///< there are
    std::uint64_t searched = 0;     ///< of the same game, rules and number of seats, without the match itself
    std::uint64_t missing = 0;      ///< of hosted bots, whose tournaments did not keep them
    bool stopped = false;           ///< then some were not looked at
};

/// Looks through all matches. The result does not depend on the number of threads unless it is stopped.
FoundPrecedents find_precedents(const PositionQuestion& question, const PrecedentSearch& search);

} // namespace hilltop
