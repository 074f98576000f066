// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json_fwd.h"

#include <nlohmann/json.hpp>

#include <initializer_list>
#include <span>
#include <string>
#include <utility>

/// Short words for JSON Schema (draft 2020-12), of which these functions use a part: type, properties, required, items,
/// enum, minimum, maximum, pattern and oneOf.
namespace hilltop::schema {

template <class Number>
Json whole(Number min, Number max) {
    return {{"type", "integer"}, {"minimum", min}, {"maximum", max}};
}
Json at_least(int min);
Json text();
Json text(const std::string& pattern);
Json truth();
Json number();
Json one_of(std::span<const char* const> words);
Json list(Json items);
/// All fields are there, always.
Json object(std::initializer_list<std::pair<const char*, Json>> fields);
/// Values of one kind under names of any kind.
Json map_of(Json values);
/// "Nothing" is null, everywhere.
Json or_null(Json what);
/// With a few words for people.
Json told(const char* words, Json what);
/// The definition of that name in the same document.
Json reference(const char* name);

} // namespace hilltop::schema
