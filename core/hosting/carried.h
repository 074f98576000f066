// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "system/carried_file.h"

namespace hilltop {

/// What hosts bots in other languages, and bots to start from: files of `resources`, ordered by path.
std::span<const CarriedFile> carried_files();
/// Whether it is, or belongs to, a program that hosts bots: in the folder "hosts", or in that of a game.
bool is_host(const CarriedFile& file);
/// That one; nullptr if there is none.
const CarriedFile* find_carried(std::string_view path);

} // namespace hilltop
