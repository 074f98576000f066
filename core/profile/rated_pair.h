// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/own_results.h"

#include <optional>
#include <string>

namespace hilltop {

/// What a rated match says of itself that is one of two on the same cards with the seats swapped: both are one result.
struct RatedPair {
    std::string id;                    ///< of both, different from all other pairs
    int part = 1;                      ///< 1 or 2
    std::optional<OwnOutcome> first{}; ///< what the first came to, in the second
    friend bool operator==(const RatedPair&, const RatedPair&) = default;
};

/// Whether there are seats to swap with an opponent of the person.
bool can_pair(const Info& info, int seats);
/// The match that is about to begin is the first of two.
Record first_of_pair(Record match);
/// Nothing for all other matches, and where what it says of itself cannot be.
std::optional<RatedPair> rated_pair(const Record& match);
/// The second match is still to be played: the first has come to its end.
bool owes_second(const Record& match);
/// The second match of that first one: the same cards, dice of its own, and everyone one seat on.
Record second_of_pair(const Record& first);

} // namespace hilltop
