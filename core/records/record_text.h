// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text_file.h"
#include "records/record.h"

namespace hilltop {

/// One line of JSON, without the line break.
std::string write_record(const Record& record);

Json record_to_json(const Record& record);

/// Checks everything but the answers, which only replay can judge. The error names the field.
Result<Record> read_record(std::string_view line);

/// All records of a text, one a line; empty lines do not count. The error names line and field.
Result<std::vector<Record>> read_records(std::string_view text);

/// Reads a .hmatch file; the error names file, line and field.
Result<std::vector<Record>> load_records(const std::string& path);
/// All of them or, after a crash or on a full disk, what was there before; see save_text.
Result<> save_records(const std::string& path, std::span<const Record> records);

/// True if the brackets of a JSON text are nested deeper than in any file of ours; copying it would exhaust the stack.
bool nested_too_deep(std::string_view json);

/// Seeds and digests are decimal strings in every JSON of ours.
Result<std::uint64_t> number_from_json(const Json& json, const std::string& field);

} // namespace hilltop
