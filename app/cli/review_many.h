// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/many_reviews.h"
#include "cli/review_work.h"

#include <nlohmann/json.hpp>

namespace hilltop::cli {

/// Where a match lies.
struct MatchPlace {
    std::string file;
    std::uint64_t match = 0;
};

/// What became of many matches.
struct ManyReviewed {
    std::vector<ManyReviews> groups; ///< each of one game, its rules and a number of seats
    std::vector<MatchPlace> places;  ///< by match, as the groups number them
    std::vector<Error> problems;     ///< matches and files that could not be reviewed or kept
    std::uint64_t matches = 0;       ///< that were to be reviewed
    std::uint64_t reviewed = 0;
    std::uint64_t judged = 0;  ///< of these; the others had a review
    std::uint64_t missing = 0; ///< of hosted bots, whose tournaments did not keep them
    bool stopped = false;
};

/// Judges the matches of many files and says what they come to. Problems are told and counted; the rest goes on.
Result<> review_many(const ReviewOptions& options, const ReviewWork& work);

std::string many_text(const ManyReviewed& many, std::size_t worst, const std::string& bot);
Json many_json(const ManyReviewed& many, std::size_t worst, const std::string& bot);

/// Rounded, and never "-0.000"; "+0.012" with a sign.
std::string rounded(double value, int decimals, bool sign = false);

} // namespace hilltop::cli
