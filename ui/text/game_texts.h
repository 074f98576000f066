// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bot.h"

#include <QString>

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Translated names for the ids of games; what is said at a table is in table_texts.h. An id without a title is shown
/// as readable() makes it, so that a new game works before its names are written.
namespace hilltop {

QString gameTitle(std::string_view game);
/// The rules in one breath.
QString gameLine(std::string_view game);

/// Also of a bot that is not built in: what its spec is called for short.
QString botName(std::string_view game, std::string_view bot);
/// "Java": the language of a bot that is not built in, as far as its spec shows; empty for a built-in one.
QString hostedLanguage(std::string_view bot);
/// A style by its id, in a few words.
QString botStyle(std::string_view game, std::string_view style);
/// How a bot plays, or which level it is.
QString botStyle(std::string_view game, const BotTraits& bot);
/// A variant of the rules by its id, empty for the game's own rules; the name a person has given their own stays as it
/// is.
QString variantTitle(std::string_view game, std::string_view variant);
/// As every list of the window has them: levels first, the strongest on top, then those with a style of their own, the
/// strongest on top again.
std::vector<const BotTraits*> inPlayingOrder(std::span<const BotTraits> bots);

QString ruleName(std::string_view game, std::string_view rule);
/// What the rule means, one sentence; empty if the name says it all.
QString ruleHelp(std::string_view game, std::string_view rule);
/// `word` as rule_text() writes the value: a number or one of the rule's words.
QString ruleValue(std::string_view game, std::string_view rule, std::string_view word);

/// What a second score or a zone is called: "hands won", "house deck".
QString tableWord(std::string_view game, std::string_view id);
/// A field of a position that can be set up.
QString fieldName(std::string_view game, std::string_view id);
/// Why an answer is not allowed, a sentence.
QString objection(std::string_view game, std::string_view id);

/// An id without a title: with spaces for dashes and underscores.
QString readable(std::string_view id);

/// Names of bots that are not built in, by game and spec.
using OwnBotNames = std::map<std::pair<std::string, std::string>, QString>;
/// What the person calls their own bots: botName() says so in every list that shows them. From any thread.
void setOwnBotNames(OwnBotNames names);

} // namespace hilltop
