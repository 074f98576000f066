// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "botlab/recognise.h"
#include "botlab/source_text.h"
#include "wires/contest_marks.h"

#include <optional>

namespace hilltop {

/// What a text is found to be: nothing if it has nothing of a bot in that language; else its bots, or what is wrong
/// with them.
using Recognised = std::optional<Result<std::vector<RecognisedBot>>>;

/// A game whose contest has bots of some kind, by id, and how they are recognised.
struct ContestOf {
    const char* game;
    std::string_view title;
    ContestMarks marks;
};
/// In the order of the registry.
std::vector<ContestOf> contests_with(std::string_view kind);

/// Bots of contests in JavaScript, and programs of the Hilltop protocol for Node.js.
Recognised recognise_javascript(const std::string& path, std::string_view text);
/// Bots of contests in Python, and programs of the Hilltop protocol; a script that is run by itself is recognised by
/// its first line.
Recognised recognise_python(const std::string& path, std::string_view text);

/// A file that a bot in Java consists of.
struct JavaFile {
    std::string path;
    std::string source;
};
/// Bots of contests in Java, and programs of the Hilltop protocol, in one source or in all those of a folder.
Recognised recognise_java(const std::string& path, const std::vector<JavaFile>& files);
/// The same by a class file or by a jar.
Recognised recognise_classes(const std::string& path, std::string_view bytes);

/// A class that a source declares.
struct FoundClass {
    std::string name, base; ///< without package or module
    std::size_t at = 0;     ///< of the name
    std::size_t file = 0;
    bool is_abstract = false, is_public = false;
};
/// Those that are players: what extends Player, or another player.
std::vector<FoundClass> players_among(const std::vector<FoundClass>& classes);
/// Of players that could be made, those that take part by themselves come first; the others say in `aside` why not.
/// `classes` are all of the file.
void set_aside(const std::vector<FoundClass>& classes, std::vector<RecognisedBot>& bots);
/// An error where all of a file's bots are set aside.
Result<std::vector<RecognisedBot>> all_or_why(const std::string& path, std::vector<RecognisedBot> bots);

/// What is wrong, with line and column.
Error told_at(const std::string& path, const SourceText& source, std::size_t place, const Error& what);
RecognisedBot recognised(const char* game, const char* kind, const std::string& target, const std::string& name,
                         const char* language);
/// A bot of the Hilltop protocol that a program runs.
RecognisedBot recognised_command(const std::string& program, const std::string& arguments, const std::string& name,
                                 const char* language);

/// A program's name if it is not on this machine, with what brings it: "node (package nodejs)"; else empty.
std::string missing_program(const std::string& program);
/// A word of a command, quoted where a shell would not take it as it is.
std::string command_word(const std::string& word);

} // namespace hilltop
