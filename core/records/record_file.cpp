// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text_file.h"
#include "records/record_text.h"

namespace hilltop {

Result<std::vector<Record>> load_records(const std::string& path) {
    const auto text = load_text(path);
    if (!text) return text.error();
    auto records = read_records(*text);
    if (records) return records;
    Error error = failure("records", "{}: {}", path, records.error());
    error.kind = records.error().kind;
    return error;
}

Result<> save_records(const std::string& path, std::span<const Record> records) {
    std::string text;
    for (const Record& record : records)
        text += write_record(record) + '\n';
    return save_text(path, text);
}

} // namespace hilltop
