// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/json_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace hilltop {

Result<Json> parse_json(std::string_view text) {
    if (nested_too_deep(text)) return failure("base", "the brackets are nested too deeply");
    try {
        return Json::parse(text);
    } catch (const Json::parse_error& error) {
        if (error.byte > text.size()) return failure("base", "its end is missing");
        const std::string_view before = text.substr(0, error.byte == 0 ? 0 : error.byte - 1);
        const auto breaks = std::count(before.begin(), before.end(), '\n');
        const std::size_t begin = before.rfind('\n') + 1; // npos + 1 is 0
        if (breaks == 0) return failure("base", "this is not JSON, see character {}", before.size() + 1);
        return failure("base", "line {}: this is not JSON, see character {}", breaks + 1, before.size() - begin + 1);
    } catch (const Json::out_of_range&) {
        return failure("base", "it contains a number that is too large");
    }
}

bool nested_too_deep(std::string_view json) {
    constexpr int kDeepest = 64;
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (quoted && c == '\\')
            ++i;
        else if (c == '"')
            quoted = !quoted;
        else if (!quoted && (c == '[' || c == '{') && ++depth > kDeepest)
            return true;
        else if (!quoted && (c == ']' || c == '}'))
            --depth;
    }
    return false;
}

} // namespace hilltop
