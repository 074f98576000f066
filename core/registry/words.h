// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table.h"
#include "game/words.h"

#include <optional>

namespace hilltop {

/// What the game says; of one that says nothing its ids.
const GameWords& words_of(const Info& game);
/// What an id is called; nothing: it has no word. `count`: of a text with "%n".
std::optional<Phrase> known_word(std::string_view game, Word kind, std::string_view id, int count = Pattern::kNoCount);
/// An id without a word with spaces for dashes and underscores.
Phrase word_of(const Info& game, Word kind, std::string_view id);
Phrase readable_id(std::string_view id);

Phrase card_name(const Info& game, int kind, int value);
Phrase card_sign(const Info& game, int kind, int value);
/// What an answer does, and as a list of all answers has it; nothing is silence.
Phrase answer_words(const Info& game, const std::string& answer);
Phrase answer_words(const Info& game, const std::optional<std::string>& answer, const SeatNames& names);

/// What a mistake depends on, and in sentences what speaks for the better answer: by GameWords, else the id.
Phrase fact_words(const Info& game, const WorldFact& fact, const SeatNames& names);
Phrase plain_words(const Info& game, const PlainFact& fact, const TwoAnswers& answers, const SeatNames& names);

/// One event without the seat's name: what follows it in a sentence. Empty if there is nothing to say. `face` is
/// kHidden if it is not seen.
Phrase event_words(const GameWords& words, const Event& event, Face face, const SeatNames& names);
/// True if the event begins a section of the move list.
bool begins_section(const GameWords& words, const Event& event);
/// The seat an event is about: whose card it is, who speaks; kCommon if it has none.
int doer(const Event& event);
/// "Left passes.", "Clubs are trump.": what an event's words are as a sentence; `who` is empty if it has no seat.
Phrase event_sentence(const std::string& who, const Phrase& what);

/// An event with its words and what lists show beside them.
struct ToldEvent {
    const Event* event;
    Face face;    ///< as it is seen
    int seat;     ///< whose it is, or a number that is no seat's
    bool section; ///< it begins one
    Phrase what;
};
/// The events that led to the table, as those seats see them, without those of which there is nothing to say.
std::vector<ToldEvent> told_events(const Table& table, const SeatNames& names, SeatSet viewers);
/// The line of a list of moves about it.
Phrase told_line(const ToldEvent& told, const SeatNames& names);

/// Lines on what the position is besides its cards and the score, as all may know it.
std::vector<Phrase> position_lines(const Table& table, const SeatNames& names);
/// Points of the match by seat: the second score where the game counts one, else the points.
std::vector<int> match_scores(const Table& table);
/// "You 2 – 1 Solver", long names shortened so that the score is always seen; "Cards left: 12" where all seats share
/// one result; "You 19, place 2 of 8" with more sides.
Phrase score_line(const Table& table, const SeatNames& names);
/// "You won, 3 – 1" for the whole match.
Phrase result_title(const Table& table, const SeatNames& names);

} // namespace hilltop
