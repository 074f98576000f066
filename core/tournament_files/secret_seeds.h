// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/plan.h"

namespace hilltop {

/// Seeds of sealed tournaments are in a private folder, by their known hash (user_secrets()), until they are
/// published. So neither a tournament's file nor a copy or product of it shows the seed before its end.
Result<> keep_secret(const Seal& seal);
/// Fills in seed and salt of a plan that has the hash alone.
Result<> find_secret(Plan& plan);

/// Placeholder for the seed in the records of a tournament whose seed is secret.
inline constexpr std::string_view kSealedSeed = R"("seed":"sealed")";
/// A record's text with it in place of the plan's seed, and the reverse.
std::string without_seed(std::string text, const Plan& plan);
std::string with_seed(std::string text, const Plan& plan);

} // namespace hilltop
