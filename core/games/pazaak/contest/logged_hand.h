// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match.h"
#include "games/pazaak/pazaak.h"

#include <array>
#include <string>
#include <vector>

namespace hilltop::pazaak {

/// One turn of a log. A player who stands has turns without a card until the hand is over.
struct LoggedTurn {
    enum class Choice : std::uint8_t { Unknown, End, Stand };
    int line = 0; ///< of the last thing said about it
    Seat seat;
    std::vector<int> cards; ///< the hand after the card of this turn is dealt
    bool drew = false;
    Choice choice = Choice::Unknown;
    int played = 0;        ///< the side card behind STAND, 0: none
    bool shown = false;    ///< a later line shows whether one was played
    bool made = false;     ///< the side card is our guess, for the hand to end as the log says
    int unseen_house = -1; ///< place in LoggedHand::house of the card of this turn if the log does not show it

    int total() const;
    /// The player was asked and said STAND, so that a side card may hide behind it.
    bool may_hide_card() const;
};

/// One hand of a log with how it ended.
struct LoggedHand {
    enum class End : std::uint8_t { Unknown, Won, Tied };
    int line = 0;
    std::vector<LoggedTurn> turns;
    std::vector<std::uint8_t> house; ///< house cards as dealt
    End end = End::Unknown;
    int end_line = 0;
    Seat winner;
    std::array<bool, 2> bombed{}; ///< said to be over 20
    bool bombs_told = false;      ///< whether `bombed` is known
};

/// "line 12: ...".
Error log_error(int line, Error what);

/// Plays a hand of the log on `match`, which is about to play it. Adds the answers, spelt, to `answers`. An error where
/// the rules say something else than the log.
Result<> follow(Match<Pazaak>& match, const LoggedHand& hand, std::span<const std::string> names,
                std::vector<std::vector<std::string>>& answers);

/// The rules as the original controller was coded.
Pazaak::Rules original_rules();

} // namespace hilltop::pazaak
