// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace hilltop {

/// How the name of a bot inside its file looks in a spec, behind the last colon.
enum class NameInFile : std::uint8_t { None, Word, Dotted };

/// What is true of a kind of hosted bots whatever the game. What its contest adds is in the game's ContestKind.
struct BotKind {
    std::string_view id; ///< as specs begin: "java"
    /// The language of its files, for people; empty where the file says it.
    std::string_view language{};
    std::string_view program{}; ///< what runs all of them: "java"; empty where the file says it
    NameInFile name = NameInFile::Dotted;
    bool is_command = false;    ///< the target is a command, not a file
    bool holds_several = false; ///< a file may have several bots
    bool in_engine = false;     ///< run by the program's own JavaScript engine, where it reaches nothing
    bool per_decision = false;  ///< a process for each decision
    bool greets = false;        ///< the first answer is the bot's name
};

/// The kind with this id; of an unknown one, its id alone.
BotKind bot_kind(std::string_view id);

} // namespace hilltop
