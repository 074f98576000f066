// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <string>
#include <string_view>

namespace hilltop {

/// A whole file, or what comes through a pipe, once. All errors name path and reason.
Result<std::string> load_text(const std::string& path);

/// Puts the text in the place of what the file holds, durably or not at all: written beside it (PATH.part), synced,
/// renamed, the folder synced. A link stays one and the file keeps its permissions; one that may not be written is
/// refused. Two writers at once follow one another.
Result<> save_text(const std::string& path, std::string_view text);

/// The same in a folder where others write: a link is replaced, and what it leads to is left alone.
Result<> save_no_link(const std::string& path, std::string_view text);

/// Makes a folder, and those above it, unless it is there. A file that cannot be written because its folder could not
/// be made has this for its reason, and not that there is no such file.
Result<> make_folder(const std::string& path);
/// The same for the folder a file lies in.
Result<> make_folder_of(const std::string& file);

/// Durable as well; a file that is not there is as good as removed.
Result<> remove_file(const std::string& path);

/// After a file has been made, renamed or removed: the folder it lies in remembers.
Result<> sync_folder_of(const std::string& path);

} // namespace hilltop
