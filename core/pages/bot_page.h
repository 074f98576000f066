// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/contest_site.h"

namespace hilltop {

/// What is in <body> of the page of an entrant: facts, results against each of the others with the matches that have a
/// page, its best and worst ones, its style, its faults. `rows` are those of the standings.
std::string bot_page(const ContestSite& site, const std::vector<StandingsRow>& rows, const StandingsRow& row);

} // namespace hilltop
