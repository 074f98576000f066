// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/record.h"

#include <map>
#include <span>

namespace hilltop {

/// The deal of the day: deal 0 of the seed that is its date, 20261123, with the rules people play and the game's seats,
/// so that it needs no network. The date is that of UTC, since everyone is to have the same deal at the same moment:
/// by local time two people who talk to each other would play different ones for half a day, and a traveller would have
/// a day twice or not at all.
std::uint64_t daily_seed(std::int64_t seconds_since_1970);

/// The day a match is the deal of, as its seed: it was played on that day or ended in the night after it. Nothing for
/// all other matches, such as the same deal played again some day or under other rules.
std::optional<std::uint64_t> daily_of(const Record& match);

/// A day and what came of its deals.
struct DailyDay {
    struct Try {
        std::size_t match = 0; ///< in the list of matches
        bool counts = false;   ///< played on that day, see daily_of()
        friend bool operator==(const Try&, const Try&) = default;
    };
    std::uint64_t day = 0;            ///< its seed
    std::map<std::string, Try> tries; ///< by game: the first one that counts, or else the first of a later day
};

/// Every day from the first of which a deal was played to today, latest first. From finished matches in the order in
/// which they were kept.
std::vector<DailyDay> daily_days(std::span<const Record> matches, std::int64_t seconds_since_1970);

/// What one person has made of the deals of all days.
struct DailyHistory {
    std::map<std::string, Record> today; ///< by game: the first try
    int played = 0;                      ///< deals, each counted once
    int days = 0;                        ///< with at least one of them
    int streak = 0;                      ///< days in a row, up to today or yesterday
    std::uint64_t ahead = 0;             ///< a day later than the clock's whose deal has been played; 0: none
};

/// From finished matches in the order in which they were kept. A second try never counts. A clock that was set back
/// finds the days it comes to again played; those that lie ahead of it count again when it has come there.
DailyHistory daily_history(std::span<const Record> matches, std::int64_t seconds_since_1970);

} // namespace hilltop
