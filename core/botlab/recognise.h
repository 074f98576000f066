// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hosting/languages/recognised.h"

#include <string>
#include <vector>

namespace hilltop {

/// The bots in a file or folder, recognised by content; where that can be read in several languages its ending decides.
/// Several where a file holds several. A program of unknown kind comes twice: as a bot of a contest for programs, and
/// as one of the Hilltop protocol. Nothing of it is run, but Python and Node.js may be asked what they read in it, and
/// hosts, isolated, what its bots are called (names_in_file()): of a jar, and where JavaScript does not write it
/// plainly. That takes some tenths of a second. The error says why it is no bot, where one can tell with line and
/// column, or what of it is refused (ForeignFiles).
Result<std::vector<RecognisedBot>> recognise_bots(const std::string& path, PutBy by = PutBy::Person);
/// The same with those that are set aside, behind the others.
Result<std::vector<RecognisedBot>> recognise_all(const std::string& path, PutBy by = PutBy::Person);

} // namespace hilltop
