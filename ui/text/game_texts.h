// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

/// Translated texts for the ids of games. An id nobody has named is shown as it is, with spaces for dashes and
/// underscores, so that a new game works before its names are written.
namespace hilltop {

QString gameTitle(std::string_view game);
/// The rules in one breath.
QString gameLine(std::string_view game);

QString botName(std::string_view game, std::string_view bot);
/// A few words on how it plays.
QString botStyle(std::string_view game, std::string_view style);

QString ruleName(std::string_view game, std::string_view rule);
/// What the rule means, one sentence; empty if the name says it all.
QString ruleHelp(std::string_view game, std::string_view rule);
/// `word` as rule_text() writes the value: a number or one of the rule's words.
QString ruleValue(std::string_view game, std::string_view rule, std::string_view word);

/// What a second score, an answer or an event is called, on buttons and in titles: "Stand", "hands won".
QString tableWord(std::string_view game, std::string_view id);
/// What happened, as a sentence without its stop. `who` is a seat's name; empty: the person at the screen.
QString tableSentence(std::string_view game, std::string_view id, const QString& who, int value = 0);

/// A card as it is read out: "house card 7". `kind` is a word of Info::card_kinds.
QString cardName(std::string_view game, std::string_view kind, int value);
/// Why an answer is not allowed.
QString objection(std::string_view game, std::string_view id);

/// Words of fault_word(): "time-out".
QString faultName(std::string_view word);
/// What a fault costs, as in "5 faults, each counted as STAND"; `cost` is Info::fault_cost.
QString faultCost(std::string_view game, std::string_view cost);

} // namespace hilltop
