// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace hilltop::pazaak {

/// A line of the original controller's text, by itself.
struct LogLine {
    enum class Kind : std::uint8_t {
        Foreign,   ///< not in the format
        Blank,     ///< says nothing: empty, or the wait for a key
        NewGame,   ///< "New Game!": a hand begins
        Standings, ///< "The standings are 1 to 0"
        Hand,      ///< "NAME's Hand: [2, 8]": a turn begins
        NewHand,   ///< "NAME's new Hand: [2, 8, 7]": a card was dealt
        End,       ///< "NAME has chosen to END"
        Stand,     ///< "NAME has chosen to STAND"
        Wins,      ///< "NAME wins!", perhaps with a reason before it
        Tie,       ///< "Both players have bombed out! Tie!"
    };
    Kind kind = Kind::Foreign;
    int number = 0;           ///< in the file, from 1
    std::string_view name;    ///< of the player; for Wins and Tie all that precedes
    std::vector<int> numbers; ///< cards or standings
    bool unseen = false;      ///< NewHand: put in for a revision that does not show the last card, which is 0 here
};

/// All lines of a text, with either kind of line end.
std::vector<LogLine> read_log_lines(std::string_view text);
/// One line without its end.
LogLine read_log_line(std::string_view text);

/// The words in which a won hand is reported.
struct ToldWin {
    int winner;        ///< index of the name
    bool other_bombed; ///< the loser is said to be over 20
};
/// What a line of kind Wins says; nothing if it names neither of the two.
std::optional<ToldWin> told_win(const LogLine& line, std::span<const std::string_view, 2> names);

} // namespace hilltop::pazaak
