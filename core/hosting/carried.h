// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace hilltop {

/// A file that lies inside of the program, so that it is found wherever the program lies and fits to it.
struct CarriedFile {
    std::string_view
        path; ///< in the folder `resources` of the sources: "hosts/node_host.js", "pazaak/bots/Cautious.java"
    std::string_view text;
};

/// All of them: what hosts bots in other languages, and bots to start from. Ordered by path.
std::span<const CarriedFile> carried_files();
/// Whether it is, or belongs to, a program that hosts bots: in the folder "hosts", or in that of a game.
bool is_host(const CarriedFile& file);
/// That one; nullptr if there is none.
const CarriedFile* find_carried(std::string_view path);

} // namespace hilltop
