// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/phrase.h"
#include "engine/event.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hilltop {

/// What the id of a word belongs to. Value: a word of a rule, "word" or, where two rules mean different things by it,
/// "rule/word". Table: a zone, a second score, a place of the view. Field: of kSetFields. Decision: a kind of
/// decisions. AnswerKind: what answers begin with. Like: an answer as AnyLikeness names it. FaultCost: Info::fault_cost
/// as a sentence; Faults: the same of "%n fault(s)".
enum class Word : std::uint8_t {
    Game,
    Line,
    Bot,
    Style,
    Rule,
    Help,
    Value,
    Variant,
    Table,
    Objection,
    Field,
    Decision,
    AnswerKind,
    Like,
    FaultCost,
    Faults
};

/// The context of its translations.
constexpr const char* context_of(Word kind) {
    return kind == Word::Field                               ? "hilltop::PositionForm"
           : kind == Word::Decision                          ? "DecisionKind"
           : kind == Word::AnswerKind                        ? "Analysis"
           : kind == Word::Like                              ? "LikeAnswer"
           : kind == Word::FaultCost || kind == Word::Faults ? "Faults"
                                                             : "GameTexts";
}

/// An id and its English text, a HILLTOP_WORD(context_of(kind), ...).
struct GameWord {
    Word kind;
    std::string_view id;
    const char* text;
};

/// Who sits at the table, as people read it.
struct SeatNames {
    std::vector<std::string> by_seat;
    int me = -1;        ///< the seat that is "you"; -1: none
    bool brief = false; ///< cards are written as signs ("10♦"): a list has little room, and says whose turn it is

    const std::string& of(int seat) const { return by_seat[static_cast<std::size_t>(seat)]; }
};

/// The titles of two answers of a seat.
struct TwoAnswers {
    int seat;
    Phrase better, worse;
};

struct WorldFact;
struct PlainFact;

/// What a game says, in games/ID/words.h: `const GameWords& <id>_words()`. nullptr: it says nothing of it. What follows
/// a seat's name in a sentence has two patterns, one for "you".
struct GameWords {
    std::span<const GameWord> words{};
    /// "End turn", "Play +3": what an answer does.
    Phrase (*answer)(const std::string& word) = nullptr;
    /// An answer as a list of all of them distinguishes it; nullptr: as above.
    Phrase (*listed)(const std::string& word, const SeatNames& names) = nullptr;
    /// "+3", "7": a card by the number of its kind and its value.
    Phrase (*sign)(int kind, int value) = nullptr;
    /// "side card 3"; of a game with suits, one without a value (below 0) is its suit.
    Phrase (*card)(int kind, int value) = nullptr;
    /// Events by their kind.
    Phrase (*say)(const Event& event, const SeatNames& names) = nullptr;
    Phrase (*phase)(const Event& event, const SeatNames& names) = nullptr;
    Phrase (*move)(const Event& event, Face face, const SeatNames& names) = nullptr; ///< `face`: as it is seen
    Phrase (*show)(const Event& event, Face face, const SeatNames& names) = nullptr;
    Phrase (*points)(const Event& event, const SeatNames& names) = nullptr;
    Phrase (*fault)() = nullptr;
    /// The phases that begin a section of the move list; empty: every one.
    std::span<const std::string_view> sections{};
    /// Lines on what a position is besides its cards and the score: trump, dealer, whose trick; only what all may know.
    std::vector<Phrase> (*position)(const Json& view, const SeatNames& names) = nullptr;
    /// What explains a mistake, by its id: "Left holds: Jack of hearts", as it stands behind "where"; and in sentences
    /// what speaks for the better one of two answers. Empty: the id is said as it is.
    Phrase (*fact)(const WorldFact& fact, const SeatNames& names) = nullptr;
    Phrase (*plain)(const PlainFact& fact, const TwoAnswers& answers, const SeatNames& names) = nullptr;
};

/// "play" of "play 3", and "3"; of one word nothing.
inline std::string first_word(const std::string& answer) {
    return answer.substr(0, answer.find(' '));
}
inline std::string later_words(const std::string& answer) {
    const auto space = answer.find(' ');
    return space == answer.npos ? std::string() : answer.substr(space + 1);
}

} // namespace hilltop
