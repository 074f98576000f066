// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/site_matches.h"
#include "tournament_files/saved_tournament.h"

namespace hilltop {

/// What a tournament's site has beside its tables.
struct TournamentSite {
    std::string title{};      ///< empty: as the game
    bool offers_file = false; ///< the tournament itself is among the downloads; it tells where bots lie on this machine
    SiteMatchPages matches{}; ///< empty while the seed is secret
};

/// Writes a tournament as pages for any web server (write_site), as far as it has been played, with faults and, where
/// matches have been reviewed, luck-adjusted results.
Result<> write_tournament_site(SavedTournament& saved, const std::string& folder, const TournamentSite& about);

} // namespace hilltop
