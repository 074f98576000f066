// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "system/files.h"

#include <optional>
#include <string>

namespace hilltop {

/// A lock of the operating system on a file made for it, held until the object goes. A killed process releases it; the
/// file it leaves behind is unlocked. Two objects of one program exclude each other as two programs do. It belongs
/// to the open file and not to the program, so that other uses of the same path cannot lose it.
class FileLock {
public:
    FileLock() = default; ///< holds nothing
    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&& other) noexcept;
    ~FileLock() { release(); }

    /// The lock, or nothing if another object holds it. An error where a lock is impossible: a folder that is missing
    /// or may not be written, a file system without locks.
    static Result<std::optional<FileLock>> take(const std::string& path);
    /// Waits for it.
    static Result<FileLock> wait(const std::string& path);
    /// Whether it is held; asking blocks no other caller.
    static Result<bool> held(const std::string& path);

    bool holds() const { return static_cast<bool>(m_file); }
    /// Removes the file and lets go.
    void release();

private:
    std::string m_path;
    File m_file;
};

} // namespace hilltop
