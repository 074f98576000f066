// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/record.h"
#include "tournament/plan.h"

namespace hilltop {

/// What must not be known yet is in a private folder (user_secrets()), by its hash, which is known. So neither the file
/// of a contest nor a copy or product of it shows it.
Result<> keep_secret_text(const std::string& hash, const std::string& text);
/// It, with where it was found.
struct SecretText {
    std::string file, text;
};
Result<SecretText> find_secret_text(const std::string& hash);

/// The seed of a sealed tournament, until it is published.
Result<> keep_secret(const Seal& seal);
/// The plan of a file's head, with what its seal hides.
Result<Plan> secret_plan(const std::string& text);
/// Fills in seed and salt of a plan that has the hash alone.
Result<> find_secret(Plan& plan);

/// Placeholder for the seed in the records of a tournament whose seed is secret.
inline constexpr std::string_view kSealedSeed = R"("seed":"sealed")";
/// A record's text with it in place of the plan's seed, and the reverse; plans that are not sealed change nothing.
std::string without_seed(std::string text, const Plan& plan);
std::string with_seed(std::string text, const Plan& plan);
bool has_no_seed(std::string_view text);
/// The match as it may leave its tournament before the seed is published: with its cards written out, and another seed
/// that stands in for what was not drawn. Whatever is shown, saved, branched or played on from it knows no more.
Result<Record> without_seed(const Record& match, const Plan& plan);

} // namespace hilltop
