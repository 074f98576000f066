// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/record.h"

#include <functional>
#include <map>
#include <optional>
#include <span>

namespace hilltop {

enum class OwnOutcome { Won, Drawn, Lost };

/// The one person's seat; -1 if there is none or more than one.
int own_seat(const Record& match);

/// What a match came to for the person at that seat. A win that is shared with others than the partner is a draw; a
/// match without a result has been left, and is lost.
OwnOutcome own_outcome(const Record& match, int seat);

/// A match that was left and that a person can play on; a rated one that was left is lost.
bool can_go_on(const Record& match);
/// Whether the match that was left was played on and left or ended later.
bool went_on(const Record& left, const Record& later);

/// What one person has reached in a game against the same others.
struct OwnResults {
    std::string game;
    std::vector<std::string> others; ///< bots of the other seats, sorted; a partner is one of them
    int matches = 0;
    int won = 0;
    int drawn = 0;
    int left = 0;            ///< rated or staked ones that were not played to their end: lost, and without points
    std::int64_t points = 0; ///< of the matches together: the second score where the game counts one
    /// Stakes won less stakes lost, of matches whose rules have any (their rule "stake"); nothing without such a match.
    /// One that was left once all had named theirs has lost the lowest.
    std::optional<std::int64_t> purse{};
    int streak = 0; ///< matches won in a row at the end; negative: lost
    int best_streak = 0;
    std::vector<int> latest{}; ///< of the last ten: 1 won, 0 drawn, -1 lost; oldest first
    /// Of those that were judged, oldest first, with its number among all matches.
    std::vector<std::pair<std::size_t, double>> accuracies{}; ///< 0 to 1

    int lost() const { return matches - won - drawn; }
};

/// From matches of one person, oldest first; unfinished ones count where they were rated or something was at stake, but
/// not if they were resumed; the order of lines is that of the first match of each.
/// `accuracy` says how well the person at a seat played; empty: unknown.
std::vector<OwnResults>
own_results(std::span<const Record> matches, bool rated_only,
            const std::function<std::optional<double>(const Record& match, int seat)>& accuracy = {});

/// How well a person has played one game, match by match.
struct OwnAccuracy {
    std::string game;
    std::vector<double> course; ///< 0 to 1, oldest first, against whomever; not empty
};
/// Of all games with judged matches, in the order of the lines.
std::vector<OwnAccuracy> own_accuracies(std::span<const OwnResults> lines);

/// What came of whole matches of a game that one person began with the same answer, such as a side deck, where all
/// seats answer at once; by that answer. Draws do not count.
struct BegunWith {
    int won = 0, lost = 0;
};
std::map<std::string, BegunWith> own_beginnings(std::span<const Record> matches, const std::string& game);

/// Stakes won less stakes lost in a game against whomever, see OwnResults::purse.
std::optional<std::int64_t> own_purse(std::span<const OwnResults> lines, std::string_view game);

} // namespace hilltop
