// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_log.h"

namespace hilltop {

/// A log's chain begins with the plan, as text in the file. SHA-256.
std::string begin_chain(const std::string& plan);
/// The chain after one more event: SHA-256 over the one before it and all fields, each with its length. `holds` is what
/// belongs to the event and lies elsewhere in the file: runs_hash() of an added bot, whose hash has the files, and the
/// SHA-256 of a season's table. A season's key counts where there is one.
std::string chained(const std::string& before, const HillEvent& event, const std::string& holds);

/// The chain of files of format 1: FNV, from 0. Files, sources and tables do not count.
std::int64_t chained_as_of_old(std::int64_t before, const HillEvent& event);

} // namespace hilltop
