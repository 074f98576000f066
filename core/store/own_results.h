// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/record.h"

#include <span>

namespace hilltop {

/// What one person has reached in a game against the same others.
struct OwnResults {
    std::string game;
    std::vector<std::string> others; ///< bots of the other seats, sorted; a partner is one of them
    int matches = 0;
    int won = 0;
    int drawn = 0;
    std::int64_t points = 0; ///< of the matches together: the second score where the game counts one
    int streak = 0;          ///< matches won in a row at the end; negative: lost
    int best_streak = 0;
    std::vector<int> latest{}; ///< of the last ten: 1 won, 0 drawn, -1 lost; oldest first

    int lost() const { return matches - won - drawn; }
};

/// From finished matches of one person, oldest first; the order of lines is that of the first match of each.
std::vector<OwnResults> own_results(std::span<const Record> matches, bool rated_only);

} // namespace hilltop
