// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/foreign_files.h"
#include "game/entry.h"

#include <string>
#include <vector>

namespace hilltop {

/// What plays for a spec, frozen: the files a hill keeps, so that a version stays what it was.
struct BotContent {
    struct File {
        std::string path; ///< below the folder they are unpacked into: "Nestor.java", "nestor/main.py"
        std::string bytes;
        bool runs = false; ///< may be executed
        friend bool operator==(const File&, const File&) = default;
    };
    std::string spec; ///< with the file's last name alone, "java:Nestor.java:Nestor"; others as they were
    /// SHA-256 of kind, name and files, or of the command and the files it names; of a built-in bot with its version.
    std::string hash;
    std::vector<File> files; ///< in order of paths; empty for built-in bots and commands
};

/// Reads what a spec that has passed check_bot() names (ForeignFiles). An error for more than 64 MiB.
Result<BotContent> read_content(const GameEntry& game, const std::string& bot, PutBy by = PutBy::Person);
/// Whether what a hill's file holds is what its spec and hash say, and leads nowhere else; the error says what is
/// wrong. The hash of built-in bots and commands is another matter: hash_of_line().
Result<> check_content(const GameEntry& game, const BotContent& content);
/// SHA-256 of what a bot is, whatever its file or folder is called: BotContent::hash counts that name. Without files it
/// is that hash.
std::string nameless_hash(const BotContent& content);
/// SHA-256 over the paths and which of these files may be executed, which BotContent::hash leaves out; empty without
/// files.
std::string runs_hash(const BotContent& content);
/// The files that a command names, "/bots/det.py" of "hilltop:python3 /bots/det.py", in its order; empty for other
/// bots. They are not kept, for they may need others beside them.
std::vector<std::string> files_of_command(const std::string& bot);
/// BotContent::hash of a built-in bot or a command. `files`: false for a command without what its files hold, as hills
/// had it before these counted.
Result<std::string> hash_of_line(const GameEntry& game, const std::string& bot, bool files = true);

} // namespace hilltop
