// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hilltop {

/// Whether a path lies in a folder, or is it.
bool lies_in(std::string_view path, std::string_view folder);

/// Whether every isolated program sees this file or folder, named without links, as a part of the system.
bool is_system(std::string_view real_path);

/// Bubblewrap's words that show the system's programs, libraries and run-times, with devices and processes of the
/// program's own and sized folders for temporary files. Looked up once.
const std::vector<std::string>& system_words();

/// Of what those show, what only root may read, and so a program that root runs could as well, though it has no
/// capabilities. Empty for other users; a folder before what lies in it. Looked up once.
const std::vector<std::string>& closed_system();

/// The only users and groups an isolated program hears of, as /etc/passwd and /etc/group have them.
inline constexpr std::string_view kIsolatedUsers = "bot:x:1000:1000:bot:/tmp:/bin/sh\n";
inline constexpr std::string_view kIsolatedGroups = "bot:x:1000:\n";

} // namespace hilltop
