// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/safe_path.h"
#include "system/folder_files.h"

#include <cstdint>
#include <vector>

namespace hilltop {

/// Who may have put a file or folder where it lies, and so what it may be.
enum class PutBy : std::uint8_t {
    Person,   ///< who uses the program named it: it may be a link
    Folder,   ///< it was found in a folder, and may be no link
    Stranger, ///< the same, and no file may have a second name (hard link), which may be one of somebody else's files
};

/// The one reader of what may be a bot, of others or one's own. In a folder, links that leave it are refused by name,
/// and so are devices, pipes and sockets; nothing is followed between the look at a file and its reading. Hidden files,
/// caches of Python and links to folders are left out.
class ForeignFiles {
public:
    struct File {
        SafePath path; ///< below the folder, or the last name of what is one file
        bool runs = false;
    };
    /// Errors name what is refused. At most 10,000 files and 32 folders deep.
    static Result<ForeignFiles> open(const std::string& path, PutBy by);

    bool is_folder() const { return m_top.is_folder; }
    /// In order of their paths (comes_before).
    const std::vector<File>& files() const { return m_files; }
    /// At most so many bytes from its beginning.
    Result<std::string> head(const File& file, std::size_t most) const;
    /// All of it; an error for more bytes.
    Result<std::string> whole(const File& file, std::size_t most) const;
    /// Where a file lies.
    std::string path_of(const File& file) const;

private:
    ForeignFiles() = default;
    Result<> list(const std::string& below, int depth);
    Result<FoundFile> look_at(const std::string& path) const;

    std::string m_path;
    PutBy m_by = PutBy::Person;
    FoundFile m_top;
    std::size_t m_entries = 0; ///< that were looked at
    std::vector<File> m_files;
};

/// The whole of one file; an error for more bytes, and for what is no file.
Result<std::string> read_foreign(const std::string& path, PutBy by, std::size_t most);

} // namespace hilltop
