// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/record.h"

#include <span>

namespace hilltop {

/// Puts `record` in the place of its line in a file of records, as save_text() writes; all other lines stay byte for
/// byte. `known` are the texts, as write_record() has them, that the line may have now: what was read from it, and what
/// was written since. It is looked for at `line` (from 1) first, then anywhere, as lines may have come and gone. An
/// error says that it is not there any more, and nothing is changed.
Result<> replace_record(const std::string& path, int line, std::span<const std::string> known, const Record& record);

} // namespace hilltop
