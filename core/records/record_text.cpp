// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/record_text.h"

#include "records/record_fields.h"
#include "registry/registry.h"

#include <nlohmann/json.hpp>

namespace hilltop {

Json record_to_json(const Record& record) {
    return record_fields(find_game(record.game)).write(record);
}

std::string write_record(const Record& record) {
    return record_to_json(record).dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<> save_records(const std::string& path, std::span<const Record> records) {
    std::string text;
    for (const Record& record : records)
        text += write_record(record) + '\n';
    return save_text(path, text);
}

} // namespace hilltop
