// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/file_lock.h"
#include "base/result.h"

#include <string>

namespace hilltop {

/// A private folder among the temporary files, in which bots have their working folders: "hilltop-bots-" and sixteen
/// digits. A lock beside it, made before it and gone after it, says that it is in use.
class BotsRoot {
public:
    /// The first one that a program makes removes those whose owners were killed.
    static Result<BotsRoot> make();
    BotsRoot() = default;
    BotsRoot(BotsRoot&& other) noexcept;
    BotsRoot& operator=(BotsRoot&& other) noexcept;
    /// Removes it with all that lies in it.
    ~BotsRoot();

    /// Its path without links; empty: it does not exist.
    const std::string& path() const { return m_path; }

    /// Removes unused folders in `temporary`.
    static void sweep(const std::string& temporary);

private:
    std::string m_path;
    FileLock m_lock; // goes after the folder
};

} // namespace hilltop
