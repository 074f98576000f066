// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review_files/reviewing.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

namespace hilltop::cli {

/// As typed behind `tournament show FILE --luck` and `hill show FILE --luck`.
struct LuckOptions {
    bool wanted = false;
    std::string most = "100";
    std::string samples = "0";
    std::optional<std::string> threads; ///< nothing: one per processor
};

/// Judges matches of a tournament or hill that have no review as deep, keeps them beside it, and sums up all that are
/// kept. Nothing where that is not wanted.
Result<std::optional<ReviewedMatches>> judge_contest(const std::string& file, const LuckOptions& options);
/// That all could be judged and kept.
Result<> check_judged(const std::optional<ReviewedMatches>& many);

/// Standings by luck-adjusted result, and how many plain matches one adjusted match is worth.
std::string luck_text(const ReviewedMatches& many);
Json luck_json(const ReviewedMatches& many);

} // namespace hilltop::cli
