// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/contests.h"
#include "text/table_texts.h"

#include <span>
#include <string_view>

namespace hilltop {

/// What the id of a word belongs to. Value: a word of a rule, "word" or, where two rules mean different things by it,
/// "rule/word". Table: a zone, a second score, a place of the view.
enum class Word { Game, Line, Bot, Style, Rule, Help, Value, Variant, Table, Objection };

/// An id and its English text, marked with QT_TRANSLATE_NOOP("GameTexts", ...).
struct GameWord {
    Word kind;
    std::string_view id;
    const char* text;
};

/// All a game says in the window.
struct GameTexts {
    std::string_view game;
    std::span<const GameWord> words;
    const TableTexts& table;
    Contest contest{};
};

/// One for each game that has words of its own: the list that the build makes of ui/games.
std::span<const GameTexts* const> allGameTexts();

} // namespace hilltop
