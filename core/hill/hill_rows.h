// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text_table.h"
#include "hill/hill_ratings.h"

#include <optional>

namespace hilltop {

/// A version in a table, with what its matches come to.
struct HillRow {
    HillKey key{};
    bool played = false;                 ///< else it stands below those that have
    std::size_t entrant = 0;             ///< of the table
    int place = 1;                       ///< by rating; equal ratings share one
    int first_place = 1, last_place = 1; ///< simultaneous 95 % interval of its rank
    double rating = 0, error = 0;        ///< as HillRating
    Interval interval{0, 0};             ///< as HillRating
    double next_error = 0;               ///< as HillRating
    /// Probability that it is stronger than the next one, 0..1; nothing for the last one, or if an error is unknown.
    std::optional<double> leads{};
    int contest_place = 1; ///< by the contest's own score over the part that all have played
};

/// From all bouts among `keys`, the best first, as hill_ratings() has them. HillRow::entrant counts `keys`; contest
/// places are still to come.
std::vector<HillRow> hill_rows(const Plan& hill, const std::vector<HillKey>& keys, const HillScores& scores,
                               const LotTables* lots = nullptr);
/// What ratings are called: "Elo", "mean" or "share".
std::string rating_word(const Plan& hill);
/// "3", or "2-4" where it is a range.
std::string places_text(const HillRow& row);
/// Its version and rating, as a document has them.
Json rating_json(const HillRow& row);
/// A line a version: place, name, range of places, rating with its interval, and how likely it is stronger than the
/// next one. `names` by entrant.
TextTable ranking_table(const Plan& hill, const std::vector<HillRow>& rows, const std::vector<std::string>& names);

} // namespace hilltop
