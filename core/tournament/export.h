// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text_table.h"
#include "tournament/course.h"
#include "tournament/pair_effects.h"
#include "tournament/statistics.h"

namespace hilltop {

/// Rounded to nine decimals, so that machines agree; null where it is not finite.
Json json_number(double value);

/// Names that people have given to entrants, by entrant, as entrant_names() takes them: they stand in exports beside
/// what the plan calls them by.
using GivenNames = std::vector<std::string>;

/// A tournament as the document of `hilltop-cli tournament run --json`: no clock time, floating-point numbers rounded
/// to nine decimals, null for what is not known or infinite, so that equal tournaments have equal documents.
/// `own`: what is estimated of the entrants, where that is more than statistics_of() can say.
Json to_json(const Course& course, const GivenNames& given = {}, const std::optional<Statistics>& own = {});

/// One line an entrant in order of places, its share against each of the others in the last columns; commas, points as
/// decimal marks and quotes as RFC 4180 has them.
std::string to_csv(const Course& course, const GivenNames& given = {}, const std::optional<Statistics>& own = {});

/// How entrants treat each other, a line an ordered pair.
Json to_json(std::span<const PairEffect> effects, const std::vector<std::string>& names);

/// A table of Markdown.
std::string to_markdown(const TextTable& table);
/// Standings, crosstable, rounds and remarks for people, as tables of Markdown.
std::string to_markdown(const Course& course, const GivenNames& given = {});

/// A field of a line of comma-separated values, in quotes where it needs them. Programs that show tables take what
/// begins with =, +, -, @, a tab or a line break as a formula, so such text has an apostrophe in front; numbers stay.
std::string csv_field(const std::string& text);

} // namespace hilltop
