// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_file.h"
#include "tournament_files/contest_matches.h"

namespace hilltop {

/// One match of a bout; `match` counts from 0 in it. Entrants are the bout's sides.
struct HillMatch {
    Bout bout;
    int match = 0;
    PlayedMatch played{};
    std::uint32_t digest = 0; ///< as MatchLine has it
};

/// All matches that these versions have played against each other, in order of parts; `sides` in any order. With one
/// side those that it played by itself. At tables by lot others may sit there as well.
Result<std::vector<HillMatch>> matches_between(HillFile& hill, std::vector<HillKey> sides);

/// Those of a bout with this result.
std::vector<HillMatch> matches_of_bout(const HillFile& hill, const Bout& bout, const SeriesResult& result);

/// The record that was kept, or the match played again from its seed by the versions that are kept; `reproduced`: the
/// answers are those that were counted. A bot that remembers or draws gives others. Only what is played is unpacked.
Result<FoundMatch> find_hill_match(HillFile& hill, const HillMatch& match, WhenNotKept otherwise = WhenNotKept::Play);

} // namespace hilltop
