// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/review_work.h"
#include "review_files/reviewing.h"

#include <nlohmann/json.hpp>

namespace hilltop::cli {

/// Judges the matches of many files and sums them up. Problems are reported and counted; the rest continues.
Result<> review_many(const ReviewOptions& options, const ReviewWork& work);

/// What is printed about many matches.
struct ManyTold {
    std::size_t worst = 10; ///< decisions
    std::string bot;        ///< this one alone
    bool style = false;     ///< only what everybody chooses
};
std::string many_text(const ReviewedMatches& many, const ManyTold& told);
Json many_json(const ReviewedMatches& many, std::size_t worst, const std::string& bot);

/// A line: what a luck-adjusted match of these is worth.
std::string luck_factor_text(const ManyReviews& group);

/// Rounded, and never "-0.000"; "+0.012" with a sign.
std::string rounded(double value, int decimals, bool sign = false);

} // namespace hilltop::cli
