// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_file.h"
#include "pages/site_matches.h"

namespace hilltop {

/// What a hill's site has beside its tables.
struct HillSite {
    std::string title{};      ///< empty: game and name of the file
    bool offers_file = false; ///< the hill itself is among the downloads, with the files of its bots
    std::string url{};        ///< where it is published (folder_url()), for the feed; empty: no one says
    bool continues = false;   ///< one of a row that a run writes: what is new is counted from before the first
    SiteMatchPages matches{};
};

/// Writes the hill as pages for any web server (write_site), with its versions, authors, leaders, faults, log, seasons,
/// a feed, what has changed since the site before, and the commands that play it again.
Result<> write_hill_site(HillFile& hill, const std::string& folder, const HillSite& about);

/// The commands that make a hill with the same log, a line each.
std::string hill_commands(const HillFile& hill);

} // namespace hilltop
