// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/summary.h"
#include "registry/words.h"

#include <map>

namespace hilltop {

/// The fixed words of a page. %1 is where a name, number or word goes.
struct PageTexts {
    std::string language = "en"; ///< as HTML names it
    bool right_to_left = false;
    std::string point = "."; ///< between a number and its decimals
    std::string deal = "Deal %1.";
    std::string seen_by = "View: %1.";
    std::string no_script = "This page steps through a match. Please allow it to run its own script; it loads nothing.";
    std::string old_browser = "This page needs a newer browser (2023 or later).";
    std::string table = "Table", hidden = "a card face down";
    std::string moment = "Moment of the match";
    std::string first = "First moment", previous = "Previous moment", next = "Next moment", last = "Last moment";
    std::string home = "Home", left = "Left", right = "Right", end = "End"; ///< keys
    std::string next_mistake = "Next mistake";
    std::string view = "View", all_cards = "all cards";
    std::string line = "Line", as_played = "as played", branch = "branch %1";
    std::string later = "Show what comes later";
    std::string moves = "Moves", notes = "Notes";
    std::string answers = "Answers: %1", answer = "Answer", loss = "Loss", played = "%1, played";
    std::string values_of = "%1: %2"; ///< those of a seat
};

/// The site that a page belongs to: its matches share program, style and cards (shared_files), beside the page.
struct PageSite {
    std::string index; ///< the way to its first page, "../index.html"
    std::string title;
    /// Data of a match like this one, of at most 32 KiB, that its own are packed to follow; a shared file has it.
    std::string beginning{};
};

/// What a page of a match shows. Texts are plain; the page escapes them.
struct MatchPage {
    /// Whose view it is: what others held is not in the page. Nothing: all cards, and a choice of view.
    std::optional<Seat> seat{};
    const Review* review = nullptr;     ///< of this match; may be null
    std::vector<SummaryText> summary{}; ///< shown once nothing more can be given away
    bool spoilers = false;              ///< the result and what comes later are shown from the start
    std::string deal{};                 ///< how people call it; may be empty
    PageTexts texts{};
    std::string game{};               ///< its title; empty: the game's own
    SeatNames names{};                ///< without names: those of the record
    const Wording* wording = nullptr; ///< of its sentences; null: English, on a site that of whoever reads
    std::optional<PageSite> site{};   ///< nothing: the page needs no other file
};

/// The page of a match that shows all cards and names its deal.
MatchPage page_of_match(const Replay& match);

/// The match as one page of HTML to step through: it needs no network, and no other file but those of its site, and
/// takes no script from the record. UTF-8. The cards of each position are those of Table::shown for all seats and for
/// each one.
std::string match_page(const Replay& replay, const MatchPage& page);

/// What pages of matches of that game on a site share, by name: style, program, words, sentences in all languages, all
/// cards of the game and the beginning of their data.
std::map<std::string, std::string> shared_files(const Info& game, const PageTexts& texts, const std::string& beginning);
/// The name of the file that has PageSite::beginning.
std::string beginning_name(const std::string& beginning);
/// Changes when pages would be otherwise for the same match.
std::string match_page_format();

/// The JSON in the page, there packed: names, zones, faces, and by position what lies where and who sees it. For tests.
Json match_page_data(const Replay& replay, const MatchPage& page);

} // namespace hilltop
