// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "home/home_page.h"
#include "profile/daily.h"
#include "profile/library.h"
#include "profile/own_rating.h"

#include <optional>
#include <vector>

namespace hilltop {

/// What the start page says of games and of the person's matches.

/// The names at the table: "against Wes, strong", "with Uma against Wes, Zoe", "against 15 others"; people alone are
/// "at one screen".
QString companyOf(const Record& match);
/// When a match left the table, in seconds since 1970: "today 18:40", "21 Nov".
QString playedText(std::int64_t played);
/// All games, in their order.
std::vector<HomeGame> homeGames();
/// A row a game, in the order of the games.
std::vector<HomeResult> homeResults(const std::vector<Record>& matches);
std::vector<HomeRating> homeRatings(const std::vector<OwnRating>& ratings);
/// By their place in the list; `accuracies` are the person's in them.
std::vector<RecentMatch> recentMatches(const std::vector<Library::Entry>& matches,
                                       const std::vector<std::optional<double>>& accuracies);
/// Today's, one a game, and what has come of those of all days; `today` is a seed, see daily_seed().
QString dailyTitle(std::uint64_t today);
std::vector<DailyDeal> dailyDeals(const DailyHistory& history);
QString dailyNote(const DailyHistory& history, std::uint64_t today);

} // namespace hilltop
