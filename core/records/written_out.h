// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/record.h"

namespace hilltop {

/// The same match without its seed: the cards that it drew are written out, and `seed` deals all others, such as those
/// of a branch. Its bots cannot be asked again, because their own dice were of the seed. An error if it cannot be
/// played so.
Result<Record> written_out(const Record& match, std::uint64_t seed);

} // namespace hilltop
