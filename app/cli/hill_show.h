// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/tournament_show.h"
#include "hill/hill_file.h"

namespace hilltop::cli {

/// At most one of the formats is set.
struct HillStatusOptions {
    std::string file;
    bool json = false, csv = false, markdown = false;
};
Result<> tell_hill_status(const HillStatusOptions& options);
/// Standings, as text or as one document.
Result<> print_hill(HillFile& hill, bool json);

/// Standings, with --luck also luck-adjusted, with --match a match; with --site pages instead.
Result<> show_hill(const ShowOptions& options);

struct HillLogOptions {
    std::string file;
    bool json = false;
};
Result<> show_log(const HillLogOptions& options);

struct HillSiteOptions {
    std::string file, out, title;
    std::string pages = "200";
    bool offers_file = false;
};
Result<> write_site_of_hill(const HillSiteOptions& options);

struct HillDumpOptions {
    std::string file;
};
Result<> dump_hill(const HillDumpOptions& options);

} // namespace hilltop::cli
