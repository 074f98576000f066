// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/fields.h"

namespace hilltop {

OtherFields other_fields(const Json& object, const std::vector<std::string_view>& known) {
    OtherFields fields;
    for (const auto& [key, value] : object.items()) {
        if (std::find(known.begin(), known.end(), key) == known.end())
            fields.emplace_back(key, value.dump(-1, ' ', false, Json::error_handler_t::replace));
    }
    return fields;
}

void add_fields(Json& object, const OtherFields& fields) {
    for (const auto& [key, text] : fields)
        object[key] = Json::parse(text);
}

} // namespace hilltop
