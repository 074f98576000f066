// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/file_lock.h"
#include "base/result.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hilltop {

/// A folder with a site of ours, or one that is to become one, which is made. While this object lives no other one
/// writes there.
class SiteFolder {
public:
    /// A folder that holds something and is no site of ours is refused, and one that another program writes.
    static Result<SiteFolder> open(const std::string& path);

    /// What was noted beside a file that lies there, or null.
    const std::string* note(const std::string& file) const;
    /// All that lay there when it was opened, by file.
    const std::map<std::string, std::string>& notes() const { return m_notes; }

    /// Contents by path in the folder; "index.html" is among them. Nothing: the file stays as it lies there.
    using Files = std::map<std::string, std::optional<std::string>>;
    /// Puts the files there and takes away those of the site before that are not among them. Each one is written beside
    /// its name and then renamed, those that have not changed are left alone, and the index comes last: no page is
    /// ever half there or leads to one that is not there yet.
    Result<> write(const Files& files, const std::map<std::string, std::string>& notes) const;

private:
    explicit SiteFolder(std::string path)
        : m_path(std::move(path)) {}
    std::string m_path;
    std::vector<std::string> m_files; ///< of the site that lies there
    std::map<std::string, std::string> m_notes;
    FileLock m_lock;
};

} // namespace hilltop
