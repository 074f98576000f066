// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/table_texts.h"

#include <span>
#include <vector>

namespace hilltop {

/// One entry of a scoresheet.
struct ScoreCell {
    enum class Ink {
        Plain,
        Quiet,
        Strong,
        Won, ///< strong, with a line under it
    };
    /// Gives the text that suit's colour, one of two or of four as on the cards.
    enum class Suit { None, Clubs, Diamonds, Hearts, Spades };
    /// What is known of a card in a grid of all cards; distinguished by shape, not by colour alone.
    enum class Card {
        None,   ///< no card of a grid
        Unseen, ///< plain
        Held,   ///< filled
        Given,  ///< framed
        Seen,   ///< struck out
    };
    QString text;
    Ink ink = Ink::Plain;
    QString spoken{}; ///< in place of `text` where that is a sign
    Card card = Card::None;
    double bar = -1; ///< 0 to 1: a bar of that length; below 0: none
    Suit suit = Suit::None;
    friend bool operator==(const ScoreCell&, const ScoreCell&) = default;
};

struct ScoreColumn {
    QString title;
    int weight = 1; ///< share of the width
    bool right = false;
    QString spoken{}; ///< in place of `title`
    friend bool operator==(const ScoreColumn&, const ScoreColumn&) = default;
};

/// A line and the moments of the match it is about, as places in the list of tables; -1: none in particular.
struct ScoreLine {
    std::vector<ScoreCell> cells; ///< one a column
    int first = -1, last = -1;
    bool mine = false; ///< of the person the sheet is for
    friend bool operator==(const ScoreLine&, const ScoreLine&) = default;
};

/// "Hands", "Tricks of this hand": one table of a scoresheet.
struct ScoreTable {
    QString title;
    std::vector<ScoreColumn> columns;
    std::vector<ScoreLine> lines;
    QString note{};     ///< below it; what marks mean
    bool below = false; ///< shown below those that follow: they are about what is being played
};

/// The first table is the match as a whole.
using ScoreSheet = std::vector<ScoreTable>;

/// The match so far, or up to any moment, as the viewers may know it; the game's own sheet or a plain one of its
/// sections. Cheap enough for every step: it reads events only.
ScoreSheet scoreSheet(std::span<const Table* const> positions, const TableNames& names, SeatSet viewers);

/// One sentence on where a finished match turned, from public information; empty without a turning point.
QString turningPoint(std::span<const Table* const> positions, const TableNames& names);

/// The line as it is read aloud: "Hand 1, Solver 19, You 17, Won by Solver".
QString spokenLine(const ScoreTable& table, const ScoreLine& line);

} // namespace hilltop
