// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/style.h"
#include "pages/contest_site.h"
#include "pages/match_page.h"
#include "records/record.h"

#include <chrono>
#include <functional>

namespace hilltop {

/// Which matches of a contest get a page on its site, and how those are made.
struct SiteMatchPages {
    /// What the page says; SiteMatchPages adds the site. Nothing: the site has no pages of matches.
    std::function<MatchPage(const Replay& replay)> tell{};
    PageTexts texts{};                ///< the fixed words of all pages
    std::size_t most = 200;           ///< pages
    std::size_t most_bytes = 700'000; ///< of all pages together, without what they share
    /// No page is begun after this; those that are missing come the next time.
    std::optional<std::chrono::steady_clock::time_point> until{};
};

/// A match of a contest as its file has it: the record that was kept, or the match played again.
struct SiteRecord {
    std::function<Result<Record>(const NotableMatch& match)> find;
    std::function<std::string(const NotableMatch& match)> title; ///< "Match 12", of this contest alone
    /// Whether the record has a review for the page; nothing: no record has one.
    std::function<bool(const NotableMatch& match)> is_reviewed{};
};

/// How often each seat did what distinguishes styles, by seat.
using SeatStyles = std::vector<std::vector<StyleShare>>;
/// What is remembered of a page beside it: its bytes and the counts by seat.
struct PageNote {
    std::size_t bytes = 0;
    SeatStyles styles{};
};
/// Nothing where the text was not written for a match of this game with so many seats.
std::optional<PageNote> read_page_note(const std::string& text, const GameEntry& game, std::size_t seats);

/// Adds the matches of `chosen` that can be shown, in this order until the limits are reached: pages, notes and styles.
/// One whose page lies in the folder already is not made again. Bots that are not deterministic, or have changed, play
/// another match than the one that was played: it is left out.
void add_match_pages(ContestSite& site, const SiteFolder& folder, const std::vector<NotableMatch>& chosen,
                     const SiteRecord& records, const SiteMatchPages& pages);

/// A dictionary for compressing pages of matches by these rules (PageSite::beginning). `told`: makes a page of a site.
std::string match_beginning(const GameEntry& game, const RuleValues& rules, int seats,
                            const std::function<MatchPage(const Replay& replay)>& told);

} // namespace hilltop
