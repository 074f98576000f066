// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text_table.h"
#include "engine/style.h"
#include "pages/notable_matches.h"
#include "pages/site_folder.h"
#include "pages/site_text.h"
#include "tournament/course.h"
#include "tournament/pair_effects.h"
#include "tournament/statistics.h"

namespace hilltop {

/// What a site tells of an entrant beside its results. Texts are plain; the site escapes them.
struct SiteBot {
    std::string name;
    std::vector<std::pair<SiteText, SiteText>> facts{}; ///< "Author", "Licence" ... and what they are
    std::vector<std::string> faults{};                  ///< a line each, with what the bot wrote
    double rating = 0;                                  ///< of the chart
    Interval interval{0, 0};                            ///< 95 %, its ends infinite where they are not known
    int place = 0;                                      ///< by rating; of a table of authors
    std::string places{};                               ///< "1" or "1-3", its range of places
};

/// A match with a page of its own.
struct SiteMatch {
    std::string path;     ///< in the site's folder
    std::string title;    ///< "Match 12"
    NotableMatch match{}; ///< its entrants are those of the contest
    /// What distinguishes styles of the game, by seat; empty where the game has none.
    std::vector<std::vector<StyleShare>> styles{};
};

/// ContestSite::feed in the site's folder.
inline constexpr const char* kFeedFile = "feed.atom";

/// What happened on a day, "2026-11-21".
using SiteEvent = std::pair<std::string, SiteText>;

/// An author of bots that take part.
struct SiteAuthor {
    std::string name;
    std::vector<std::size_t> bots{}; ///< entrants, the best first
};

/// The table of a final: a line a bot with place and name, whose other columns are words of table_word().
struct SiteFinal {
    std::string name;
    SiteText about;
    TextTable table;
    std::vector<std::string> bots{}; ///< by line, those with a page, as SiteBot::name; else empty
};

/// A contest as a folder of pages.
struct ContestSite {
    std::string title;
    SiteText leader = SiteText::value({}); ///< who leads and how certain that is
    const Course* course = nullptr;        ///< places are those of its standings
    const Statistics* statistics = nullptr;
    std::vector<SiteBot> bots{};                    ///< by entrant
    std::string rating = "Elo";                     ///< what SiteBot::rating is, as a table_word()
    std::vector<SiteFinal> finals{};                ///< the newest first
    std::vector<SiteText> method{};                 ///< sentences: how it is played, and how anybody can play it again
    std::string commands{};                         ///< that play it again, a line each
    std::vector<SiteEvent> events{};                ///< the newest first
    std::string changed_since{};                    ///< the day of the site before
    std::vector<SiteText> changes{};                ///< since then; empty: nothing is said
    std::vector<SiteAuthor> authors{};              ///< in the order of their best bots
    std::vector<SiteEvent> leaders{};               ///< who came to lead, the newest first
    std::string feed{};                             ///< an Atom feed (atom_text()); empty: none
    std::map<std::string, std::string> downloads{}; ///< contents by name, "standings.csv"
    std::vector<SiteMatch> matches{};               ///< those with a page
    std::vector<PairEffect> pairs{};                ///< at tables by lot: how bots treat each other
    SiteFolder::Files pages{};                      ///< of the matches, with what they share
    std::map<std::string, std::string> notes{};     ///< of these, for the next time (SiteFolder)
};

/// Writes the site: plain files that load nothing from the network. Its own scripts alone run: they step through
/// matches and say what is on a page in other languages.
Result<> write_site(const SiteFolder& folder, const ContestSite& site);

/// The site of a tournament, as far as it has been played; `names` by entrant.
ContestSite site_of(const Course& course, const Statistics& statistics, const std::vector<std::string>& names);

/// A text without the folders in which the bots of a plan lie on the organiser's machine.
std::string without_folders(std::string text, const Plan& plan);

/// A word of a shell as POSIX has it, in single quotes where it needs them.
std::string shell_word(const std::string& text);

} // namespace hilltop
