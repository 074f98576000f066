// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/foreign_files.h"

#include <optional>
#include <string>
#include <vector>

namespace hilltop {

/// What a file or folder may be as a bot.
struct RecognisedBot {
    std::string game;     ///< id; empty: it plays any game it is asked to, or the game is unknown (Hilltop protocol)
    std::string spec;     ///< "java:/bots/Nestor.java:Nestor", with an absolute path
    std::string name;     ///< as people call it
    std::string language; ///< "Java", "Python", "JavaScript", "executable"
    std::string wants;    ///< the program it needs and this machine has not, with the package: "node (package nodejs)"
    /// Why it takes part only where its spec is given: a class that others extend, or whose name begins with _.
    std::optional<Error> aside{};
};

/// The bots in a file or folder, recognised by content; where that can be read in several languages its ending decides.
/// Several where a file holds several. A program of unknown kind comes twice: as a bot of a contest for programs, and
/// as one of the Hilltop protocol. Nothing of it is run, but Python and Node.js may be asked whether they can read it,
/// and hosts, isolated, what its bots are called (names_in_file()): of a jar, and where JavaScript makes up a name.
/// That takes some tenths of a second. The error says why it is no bot, where one can tell with line and column, or
/// what of it is refused (ForeignFiles).
Result<std::vector<RecognisedBot>> recognise_bots(const std::string& path, PutBy by = PutBy::Person);
/// The same with those that are set aside, behind the others.
Result<std::vector<RecognisedBot>> recognise_all(const std::string& path, PutBy by = PutBy::Person);

} // namespace hilltop
