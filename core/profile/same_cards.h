// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/record.h"

#include <optional>
#include <string>

namespace hilltop {

/// What a match says of itself that was played on the cards of an earlier one, to be compared with it.
struct SameCards {
    Source source;    ///< of the earlier match
    int seat = 0;     ///< where the person sat down
    std::string file; ///< of records or of a tournament, where the earlier one lies; empty: nowhere
    friend bool operator==(const SameCards&, const SameCards&) = default;
};

/// A field of the record beside those of the format.
Record on_same_cards(Record match, const SameCards& cards);
/// The same match without it: other players have the seats, so its note is removed.
Record on_own_cards(Record match);
/// Nothing for all other matches. An error for a field that is broken, or says what is not so: that the match has the
/// cards of another deal, or that a person played in the seat of a bot.
Result<std::optional<SameCards>> same_cards(const Record& match);
/// Game, rules, seats and cards are the same, so each seat had the same cards before anybody decided.
bool have_same_cards(const Record& one, const Record& other);
/// The same deal of the same game, whatever else differs: who has seen one knows cards of the other.
bool have_same_deal(const Record& one, const Record& other);

/// A match about to begin on the cards of `earlier`, with a person at that seat and the others as they were. Where
/// another person sat then, the game's strongest bot does. An error names the bot that cannot be had.
Result<Record> play_same_cards(const Record& earlier, int seat, const std::string& file);

/// The step at which the answers of two matches on the same cards begin to differ; nothing where they never do.
std::optional<int> parting_of(const Record& one, const Record& other);
/// `one` with what was played in `other` from there on as its only branch.
Record side_by_side(Record one, const Record& other, int step);

} // namespace hilltop
