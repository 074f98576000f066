// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/record_text.h"

namespace hilltop {

Result<std::vector<Record>> load_records(const std::string& path) {
    const auto text = load_text(path);
    if (!text) return text.error();
    auto records = read_records(*text);
    if (!records) return failure("records", "{}: {}", path, records.error());
    return records;
}

Result<> save_records(const std::string& path, std::span<const Record> records) {
    std::string text;
    for (const Record& record : records)
        text += write_record(record) + '\n';
    return save_text(path, text);
}

} // namespace hilltop
