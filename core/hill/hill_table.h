// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_clones.h"
#include "hill/hill_file.h"
#include "hill/hill_final_table.h"
#include "tournament/course.h"
#include "tournament/statistics.h"

namespace hilltop {

/// What all kept matches of the versions that play come to.
struct HillTable {
    Course course; ///< of all their kept matches, entrants in order of names
    Course common; ///< of part 0 alone: everyone has met everyone, where nothing is due
    Statistics statistics;
    std::vector<HillRow> rows; ///< best first
    HillDue due;
    std::int64_t begun = 0; ///< matches that are kept of pairings that are due
    std::vector<HillClones> clones;
    std::vector<FinalTable> finals; ///< in the order in which they began
};

Result<HillTable> hill_table(HillFile& hill);

/// The document of a tournament's standings and crosstable, with places by rating, and versions, log and budget.
Json hill_json(const HillFile& hill, const HillTable& table);
/// A line a version, best first.
std::string hill_csv(const HillFile& hill, const HillTable& table);
/// Tables for people, as text or as Markdown.
std::string hill_text(const HillFile& hill, const HillTable& table);
std::string hill_markdown(const HillFile& hill, const HillTable& table);
/// As standings show them, by entrant.
std::vector<std::string> shown_names(const HillTable& table);
/// "Nestor leads. Probability that Nestor is stronger than Bold: 97.3 %." in one or two sentences.
std::string who_leads(const HillFile& hill, const HillTable& table);
/// "Bold and Nestor gave the same answers ...", a line each; empty: there are none.
std::string clones_text(const HillTable& table);
/// Matches that are kept of pairings that are due.
Result<std::int64_t> begun_matches(HillFile& hill, const HillDue& due);

} // namespace hilltop
