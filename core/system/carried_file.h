// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <span>
#include <string_view>

namespace hilltop {

/// A file that lies inside of the program (hilltop_carry in cmake).
struct CarriedFile {
    std::string_view path; ///< in the folder it was taken from: "hosts/node_host.js", "pazaak/bots/Cautious.java"
    std::string_view text; ///< its bytes
};

/// The file of that path; nullptr if there is none.
inline const CarriedFile* find_file(std::span<const CarriedFile> files, std::string_view path) {
    const auto found = std::ranges::find(files, path, &CarriedFile::path);
    return found == files.end() ? nullptr : &*found;
}

} // namespace hilltop
