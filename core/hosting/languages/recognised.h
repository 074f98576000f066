// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/foreign_files.h"
#include "game/bot_spec.h"
#include "hosting/languages/source_text.h"
#include "wires/contest_marks.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace hilltop {

/// What a file or folder may be as a bot.
struct RecognisedBot {
    std::string game;     ///< id; empty: it plays any game it is asked to, or the game is unknown (Hilltop protocol)
    BotSpecText spec;     ///< with an absolute path
    std::string name;     ///< as people call it
    std::string language; ///< "Java", "Python", "JavaScript", "executable"
    std::string wants;    ///< the program it needs and this machine has not, with the package: "node (package nodejs)"
    /// Why it takes part only if its spec is given: a class that others extend, or whose name begins with _.
    std::optional<Error> aside{};
};

/// What a text is found to be: nothing if it has nothing of a bot in that language; else its bots, or what is wrong
/// with them.
using Recognised = std::optional<Result<std::vector<RecognisedBot>>>;

constexpr std::size_t kMostSource = 1 << 20;   ///< bytes of a source that is looked at
constexpr std::size_t kMostProgram = 64 << 20; ///< bytes of a program that are searched

/// A game whose contest has bots of some kind, by id, and how they are recognised.
struct ContestOf {
    const char* game;
    std::string_view title;
    ContestMarks marks;
};
/// In the order of the registry.
std::vector<ContestOf> contests_with(std::string_view kind);

/// A class that a source declares.
struct FoundClass {
    std::string name, base; ///< without package or module
    std::size_t at = 0;     ///< of the name
    std::size_t file = 0;
    bool is_abstract = false, is_public = false;
    int line = 1, column = 1; ///< of the name, if Python has reported them
    std::set<std::string> methods{};
};
/// Those that are players: what extends Player, or another player.
std::vector<FoundClass> players_among(const std::vector<FoundClass>& classes);
/// Of players that could be made, those that take part by themselves come first; the others say in `aside` why not.
/// `classes` are all of the file. An error where all are set aside.
Result<std::vector<RecognisedBot>> set_aside(const std::string& path, const std::vector<FoundClass>& classes,
                                             std::vector<RecognisedBot> bots);

/// What is wrong, with line and column.
Error told_at(const std::string& path, int line, int column, const Error& what);
Error told_at(const std::string& path, const SourceText& source, std::size_t place, const Error& what);
RecognisedBot recognised(const char* game, const char* kind, const std::string& target, const std::string& name,
                         std::string_view language);
/// A bot of the Hilltop protocol that a program runs.
RecognisedBot recognised_command(const std::string& program, const std::string& arguments, const std::string& name,
                                 std::string_view language);

/// A word of a command, quoted if a shell would change it.
std::string command_word(const std::string& word);

} // namespace hilltop
