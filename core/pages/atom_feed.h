// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hilltop {

/// Something to tell the readers of a feed. Texts are plain; the feed escapes them.
struct AtomEntry {
    std::string identity;  ///< a unique text that stays the same as long as the entry is in the feed
    std::int64_t date = 0; ///< milliseconds since 1970
    std::string title;
    std::string page; ///< in the site's folder, "bots/nestor-1f2e3d4c.html"
};

/// What is new on a site, for feed readers.
struct AtomFeed {
    std::string identity; ///< as AtomEntry::identity, of the contest
    std::string title;
    std::string url{};                ///< as folder_url(): links are absolute; empty: relative
    std::vector<AtomEntry> entries{}; ///< the newest first; at least one
};

/// An Atom feed (RFC 4287) as a file beside index.html. The same feed has the same bytes.
std::string atom_text(const AtomFeed& feed, const std::string& file);

/// The address of a folder on the web, with a slash at its end; refuses other texts.
Result<std::string> folder_url(const std::string& text);

} // namespace hilltop
