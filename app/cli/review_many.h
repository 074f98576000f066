// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/review_work.h"
#include "review_files/reviewing.h"

#include <nlohmann/json.hpp>

#include <functional>

namespace hilltop::cli {

/// Judges the matches of many files and sums them up. Problems are reported and counted; the rest continues.
Result<> review_many(const ReviewOptions& options, const ReviewWork& work);

/// What is printed about many matches.
struct ManyTold {
    std::size_t worst = 10; ///< decisions
    std::string bot;        ///< this one alone
    bool style = false;     ///< only what everyone chooses
};
std::string many_text(const ReviewedMatches& many, const ManyTold& told);
Json many_json(const ReviewedMatches& many, std::size_t worst, const std::string& bot);

/// A table of results and luck, and a line on what a luck-adjusted match of these is worth. The last column has
/// `worth_text` of an entrant and its plain matches under the title `worth`.
std::string luck_table(const ManyReviews& group, const std::vector<EntrantReview>& entrants, const char* worth,
                       const std::function<std::string(const EntrantReview& one, double plain)>& worth_text);
void put(Json& json, const std::string& name, const Measured& measured);
Json optional_json(const std::optional<double>& value);

/// Rounded, and never "-0.000"; "+0.012" with a sign.
std::string rounded(double value, int decimals, bool sign = false);

} // namespace hilltop::cli
