// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_clones.h"
#include "hill/hill_file.h"
#include "tournament/course.h"
#include "tournament/statistics.h"

#include <optional>

namespace hilltop {

/// A version that plays, with what its kept matches come to.
struct HillRow {
    HillKey key{};
    bool played = false;                 ///< else it stands below those that have
    std::size_t entrant = 0;             ///< in the course
    int place = 1;                       ///< by rating; equal ratings share one
    int first_place = 1, last_place = 1; ///< simultaneous 95 % interval of its rank
    double rating = 0, error = 0;        ///< as HillRating
    double next_error = 0;               ///< as HillRating
    /// Probability that it is stronger than the next one, 0..1; none of the last one, and where an error is unknown.
    std::optional<double> leads{};
    int contest_place = 1; ///< by the contest's own score over the part that all have played
};

/// What all kept matches of the versions that play come to.
struct HillTable {
    Course course; ///< of all their kept matches, entrants in order of names
    Course common; ///< of part 0 alone: everybody has met everybody, where nothing is due
    Statistics statistics;
    std::vector<HillRow> rows; ///< best first
    HillDue due;
    std::int64_t begun = 0; ///< matches that are kept of pairings that are due
    std::vector<HillClones> clones;
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
/// What ratings are called, "Elo", "mean" or "share", and one of them as people read it.
std::string rating_word(const HillFile& hill, const HillTable& table);
std::string shown_rating(const HillFile& hill, const HillRow& row);
/// "Nestor leads. The probability that it is stronger than Bold, who is second, is 97.3 %." in one or two sentences.
std::string who_leads(const HillFile& hill, const HillTable& table);
/// "Bold and Nestor gave the same answers ...", a line each; empty: there are none.
std::string clones_text(const HillTable& table);
/// Matches that are kept of pairings that are due.
Result<std::int64_t> begun_matches(HillFile& hill, const HillDue& due);
/// "3 pairings (300 matches) are due", with what is kept of them "(254 of 300 matches)"; or that none is.
std::string due_text(const Plan& hill, const HillDue& due, std::int64_t begun);
/// What is due, and what a budget could still do.
std::string what_is_due(const HillFile& hill, const HillTable& table);

} // namespace hilltop
