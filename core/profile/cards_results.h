// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/stop.h"
#include "records/record.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hilltop {

/// A player's result from one seat on the same cards.
struct CardsResult {
    std::vector<RecordSeat> seats; ///< of that match; bots as their tournament calls them
    RecordResult result;
    std::int64_t played = 0; ///< seconds since 1970; 0: not known
    bool mine = false;       ///< it is the match that was asked for
    int rank = 0;            ///< from 1; the same for equal results
    Record record{};         ///< of a kept match; empty where it lies in a tournament
    std::string file{};      ///< of the tournament
    std::uint64_t match = 0; ///< of the tournament
};

/// All of them, the best first.
struct CardsResults {
    std::vector<CardsResult> rows;
    std::vector<Error> problems; ///< files that could not be read, or that do not have these cards
};

/// Greater for the player who did better at that seat: won, drawn or lost first, then what the game counts.
std::vector<std::int64_t> worth_of(const std::string& game, const RecordResult& result, int seat);

/// The results of that seat in every finished match on the cards of `match`: itself, those in the folder of a person's
/// matches, and those of the file it came from. It may take a while; nothing more is read once `stop` is true.
CardsResults results_on_cards(const Record& match, int seat, const std::string& library, const std::string& file,
                              const Stop& stop = {});

/// The whole match of a result; that of a tournament is read, or played again.
Result<Record> match_of(const CardsResult& result);

} // namespace hilltop
