// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text_table.h"
#include "tournament/course.h"
#include "tournament/pair_effects.h"
#include "tournament/statistics.h"

#include <optional>

namespace hilltop {

// Tables for people, in English; the first line names the columns.

/// The contest's own order and score, shares and means with their 95 % intervals, ranges of places, and Elo where
/// matches have two sides.
/// `names` are those of the entrants; who is disqualified, out or had faults in every match is called so.
TextTable standings_table(const Course& course, const Statistics& statistics, const std::vector<std::string>& names);
/// What row won of what could be won against column; at tables of more sides how often it ended ahead.
TextTable crosstable_table(const Course& course, const std::vector<std::string>& names);
/// What the numbers of crosstable_table are, as a heading.
std::string crosstable_title(const Course& course);

/// Names and specs of the entrants that are not built in; empty if there are none.
TextTable hosted_table(const Course& course, const std::vector<std::string>& names);

/// How entrants treat each other beyond chance: those who do first, then those that differ most from what is usual, at
/// most `most`; points are of a match.
TextTable pair_effects_table(const Info& game, std::span<const PairEffect> effects,
                             const std::vector<std::string>& names, std::size_t most);
/// How many of them are beyond chance.
std::string pair_effects_remark(std::span<const PairEffect> effects);

/// Who met in a round of a format whose rounds depend on results, and who went on.
TextTable round_table(const Round& round, const std::vector<std::string>& names);
/// "Ranking", "Round 3"; `index` counts bracket().rounds.
std::string round_title(const Course& course, std::size_t index);

/// "pazaak, round-robin of 5 bots, 9,000 matches, seed 7": what was played.
std::string headline(const Course& course);
/// "seed 7", unless that is secret yet.
std::string seed_words(const Course& course);
/// Of a sealed seed: its hash and, once it may be published, the hash's content.
std::string seal_remark(const Course& course);
/// "+- 12.3", "> +139.0" or "< -139.0" where it is open to a side, or "unknown".
std::string elo_error_text(const Interval& interval);
/// "97.3 %", "more than 99.9 %" as nothing is certain, or "unknown".
std::string likely_text(std::optional<double> probability);
/// "Probability that Nestor is stronger than Bold: 97.3 %."
std::string stronger_text(const std::string& one, const std::string& other, std::optional<double> probability);
/// A sentence each: how far it is, what the stop rule says, who is the stronger, circles, matches saved.
std::vector<std::string> remarks(const Course& course, const Statistics& statistics,
                                 const std::vector<std::string>& names);

} // namespace hilltop
