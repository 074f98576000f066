// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/shard.h"
#include "tournament_files/sqlite.h"

#include <vector>

namespace hilltop {

/// Who plays in a tournament. The hash detects that the program has changed since it played.
struct FileEntrant {
    std::string name;
    int version = 0;
    std::string hash;
    friend bool operator==(const FileEntrant&, const FileEntrant&) = default;
};
/// The hash of a bot that is part of this program.
std::string built_in_hash(std::string_view game, std::string_view bot, int version);

/// What a tournament's file says of itself; its digest shows that a value was changed by hand.
struct FileHead {
    std::string plan;    ///< JSON, kept as it was given
    std::string name;    ///< for people
    std::string program; ///< that made the file, with its version
    std::vector<FileEntrant> entrants;
    Shard shard;
    friend bool operator==(const FileHead&, const FileHead&) = default;
};

/// Into the empty tables of a new file.
Result<> write_head(Database& data, const FileHead& head);
/// An error if a part is missing or its digest is another one.
Result<FileHead> read_head(Database& data);
/// Gives `head` another name, in the file as well.
Result<> write_name(Database& data, FileHead& head, const std::string& name);
/// The plan with the seed that was secret until now; kept records get it as well. Within a transaction.
Result<> write_told_plan(Database& data, FileHead head, const std::string& plan);

} // namespace hilltop
