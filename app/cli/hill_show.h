// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/tournament_show.h"
#include "hill/hill_file.h"

namespace hilltop::cli {

/// Standings, as text or as one document.
Result<> print_hill(HillFile& hill, bool json);

/// Standings, with --luck also luck-adjusted, with --match a match; with --site pages instead.
Result<> show_hill(const ShowOptions& options);
Result<> show_log(const ShowOptions& options);
/// What --url says, as HillSite::url.
Result<std::string> read_site_url(const std::optional<std::string>& url);
Result<> write_site_of_hill(const ShowOptions& options);
Result<> dump_hill(const ShowOptions& options);

} // namespace hilltop::cli
