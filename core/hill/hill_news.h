// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_history.h"
#include "hill/hill_table.h"
#include "pages/contest_site.h"

namespace hilltop {

// What a hill's site tells those who come back. It says nothing that the log and the standings don't.

/// What has changed since the site before.
struct HillChangesSince {
    std::string note;             ///< for the next site
    std::int64_t date = 0;        ///< of the site before; milliseconds since 1970
    std::vector<SiteText> told{}; ///< empty: nothing, or no site before
};
/// `note` is that of the site before, or null. One that `continues` it, as while a hill plays, tells what has changed
/// since the same site, and so does one where nothing has changed. `events`: the log as the site tells it, the newest
/// first.
HillChangesSince changes_since(const HillFile& hill, const HillTable& table, const std::vector<SiteEvent>& events,
                               const std::string* note, bool continues, std::int64_t date);

/// Authors of the bots that play, in the order of their best ones.
std::vector<SiteAuthor> authors_of(const HillFile& hill, const HillTable& table);

/// Who came to lead, and who was first when a season ended, the newest first.
std::vector<SiteEvent> leaders_of(const HillLog& log, const std::vector<HillLead>& leads,
                                  const std::vector<HillSeason>& seasons);

/// An Atom feed of those who joined, new versions, new leaders and seasons; empty where the log is. `url`: AtomFeed.
std::string feed_of(const HillFile& hill, const std::vector<HillLead>& leads, const std::string& title,
                    const std::string& url);

} // namespace hilltop
