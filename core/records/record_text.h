// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json_text.h"
#include "base/text_file.h"
#include "records/record.h"

namespace hilltop {

/// One line of JSON, without the line break.
std::string write_record(const Record& record);

Json record_to_json(const Record& record);

/// Checks everything but the answers, which only replay can judge. The error names the field; what is missing and was
/// filled in is in the record's remarks. Built-in bots play a record without `steps` again.
Result<Record> read_record(std::string_view line);

/// All records of a text, one a line; empty lines do not count. The error names line and field.
Result<std::vector<Record>> read_records(std::string_view text);

/// Reads a .hmatch file; the error names file, line and field.
Result<std::vector<Record>> load_records(const std::string& path);
/// As save_text() writes.
Result<> save_records(const std::string& path, std::span<const Record> records);

} // namespace hilltop
