// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "target.h"

#include <span>
#include <string>

namespace hilltop::fuzz {

/// A column whose values a target changes.
struct Column {
    const char* table;
    const char* name;
};

/// Runs SQL on a SQLite file; what does not work changes nothing.
void run_sql(const std::string& path, const std::string& sql);
/// The file in pages of 512 bytes, so that a corpus stays small.
std::string with_small_pages(const std::string& path);
/// Changes rows as the input says, until it is used up: any value may stand anywhere, and bytes with a digest of 4
/// bytes at their end are as whoever makes such a file would have them.
void change_rows(const std::string& path, std::span<const Column> columns, Bytes& input);

} // namespace hilltop::fuzz
