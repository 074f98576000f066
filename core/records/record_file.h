// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/record.h"

#include <span>

namespace hilltop {

/// The field of a record that keeps its review.
inline constexpr const char* kReviewField = "analysis";
/// A match as write_record() has it, but without its review, which may come at any time.
std::string unreviewed_text(Record record);

/// What becomes of one line of a file of records.
struct RecordEdit {
    int line = 0;                   ///< from 1
    std::vector<std::string> known; ///< the texts, as write_record() has them, that the line may have now, reviewed or
                                    ///< not; a review that has come meanwhile stays with a record that has none
    Record record;
};
/// Several at once, with one writing of the file. Where a line is not there any more the others are written all the
/// same, and the error names the first such line.
Result<> replace_records(const std::string& path, std::span<const RecordEdit> edits);

/// Puts `record` in the place of its line in a file of records, as save_text() writes; all other lines stay byte for
/// byte. `known` are the texts, as write_record() has them, that the line may have now: what was read from it, and what
/// was written since. It is looked for at `line` (from 1) first, then anywhere, as lines may have come and gone. An
/// error says that it is not there any more, and nothing is changed.
Result<> replace_record(const std::string& path, int line, std::span<const std::string> known, const Record& record);

} // namespace hilltop
