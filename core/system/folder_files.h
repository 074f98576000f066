// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "system/files.h"

#include <string>
#include <utility>
#include <vector>

namespace hilltop {

/// A regular file or a folder that is open to be read.
struct FoundFile {
    File file{};        ///< -1 on systems without such files, which use the path again
    std::string path{}; ///< as it was opened
    bool is_folder = false;
    bool runs = false;   ///< somebody may execute it
    bool shared = false; ///< a file with further names (hard links), wherever they are
};

// What returns an int says why the system refuses, as <cerrno> has it; 0: it is done. Nothing here waits for a pipe or
// opens a device: what is neither a regular file nor a folder is ENXIO.

/// A file or folder. ELOOP: it is a link, and `follows` is false.
int open_to_read(const std::string& path, bool follows, FoundFile& found);
/// One by its path below an open folder. Links are followed as long as they stay below it: EXDEV where one leads out.
int open_below(const FoundFile& folder, const std::string& path, FoundFile& found);
/// The names in an open folder, without order, each with whether it is a link. EFBIG: there are more than `most`.
int names_in(const FoundFile& folder, std::size_t most, std::vector<std::pair<std::string, bool>>& names);
/// At most so many bytes from where an open file was read to.
int read_head(const FoundFile& found, std::size_t most, std::string& bytes);

} // namespace hilltop
