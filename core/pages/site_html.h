// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/site_text.h"

namespace hilltop {

/// A page of a site. `title` is plain text, `body` HTML; `root` leads from the page to the site's folder, "" or "../".
/// Whatever a name or message holds, only the site's own scripts run on it, and it loads only those and its style.
/// `links`: further ones of <head>.
std::string site_page(const std::string& root, const std::string& title, const std::string& body,
                      const std::string& links = {});
/// By which feed readers find the feed of a page.
std::string feed_link(const std::string& file);

/// What adds a menu of languages and says a page in them; `root` as above. It is for the end of <body>.
std::string site_scripts(const std::string& root);
/// "bots/old-nestor-1f2e3d4c.html": the same as long as the name is.
std::string bot_page_name(const std::string& name);
/// "b1f2e3d4c": the id of the line about this bot on the pages of others.
std::string bot_anchor(const std::string& name);
/// A web address as a link, other text as it is.
std::string linked(const std::string& text);
/// A table that scrolls sideways by itself where it is wider than the screen. `title` is the id of its heading.
std::string scrolling(const std::string& title, const std::string& table);
/// The heading <h2> of a part of a page.
std::string section_heading(const std::string& id, const SiteText& text);
/// The title of a column of numbers.
std::string column_title(const SiteText& title);
/// The title of a column by which site.js sorts a table of the class "sorts": numbers, or with " class=name" names.
/// " aria-sort=ascending" is the order in which it comes.
std::string sorting_column(const SiteText& title, const std::string& attributes = {});
/// "12.5 %" of a share.
std::string percent_cell(double share);

} // namespace hilltop
