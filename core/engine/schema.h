// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json_form.h"
#include "base/seat.h"
#include "engine/answer_forms.h"
#include "engine/info.h"
#include "engine/rule_spec.h"

#include <span>
#include <vector>

namespace hilltop {

/// What some parts of a record's `cards` hold.
struct CardPart {
    const char* parts; ///< "0", "2 + h"
    const char* holds; ///< whose cards, in which order
};

/// A relation between rules: the rule is at most plus + number x times / over, rounded down, where `times` is a rule
/// and `over` a rule or "seats"; nullptr is 1. With `where` it holds only while that rule is the word `is`.
struct RuleRelation {
    const char* rule;
    int number = 1;
    const char* times = nullptr;
    const char* over = nullptr;
    int plus = 0;
    const char* where = nullptr;
    const char* is = nullptr;
};

/// What authors of bots and tools may rely on, declared by a game beside what it describes: what the program cannot
/// tell from the game's functions.
struct GameSchema {
    Json view; ///< the JSON Schema of G::describe()
    std::vector<AnswerForm> answers;
    std::vector<CardPart> cards;
    const char* numbered = ""; ///< how a card of `cards` is a number
    int most_card = 255;       ///< the highest such number
    const char* digest = "";   ///< the bytes of an answer in the digest
    std::vector<RuleRelation> relations{};
};

namespace schema {

/// A seat.
Json seat(int seats);
/// The rules as views and records have them.
Json rules_object(std::span<const RuleInfo> infos);

} // namespace schema

namespace form {

/// A seat of that many.
Form<Seat> seat(int seats);
Form<Fault> fault();
/// All rules of a game; those that are missing have their default.
Form<RuleValues> rules(std::span<const RuleInfo> infos);

} // namespace form
} // namespace hilltop
