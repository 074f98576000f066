// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/own_rating.h"

#include <QString>

namespace hilltop {

/// What a rated match, or the two of a pair, did to the rating of its person.
struct RatedChange {
    Glicko before, after;
    std::vector<GlickoGame> games; ///< that counted; empty: none, since the strength of somebody is not known
    bool together = false;         ///< against par, see rated_games()
};

/// Of a match that has ended, by the ledger of the folder (see RatedLedger). Nothing for a match that is not rated, and
/// until the ledger has one of that game that was played at `since` (seconds since 1970) or later. For any thread.
std::optional<RatedChange> ratedChange(const std::string& folder, const Record& match, std::int64_t since);

/// "Rating: 1,500 → 1,562 (+62)"
QString changeText(const RatedChange& change);
/// The same on the way from the old rating (0) to the new one (1).
QString changeText(const RatedChange& change, double part);
/// Why it changed, and by so much.
QString changeReason(const RatedChange& change);

} // namespace hilltop
