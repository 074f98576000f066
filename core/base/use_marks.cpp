// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/use_marks.h"

#include "base/system_error.h"

#include <algorithm>
#include <charconv>

namespace hilltop {
namespace {

constexpr std::size_t kDigits = 15; ///< of a name: places in a file have 63 bits

std::int64_t place_of(std::string_view name) {
    std::int64_t place = 0;
    std::from_chars(name.data(), name.data() + std::min(name.size(), kDigits), place, 16);
    return place;
}

} // namespace

Result<UseMarks> UseMarks::open(const std::string& path) {
    UseMarks marks;
    marks.m_path = path;
    if (const int code = open_marks(path, marks.m_file); code != 0)
        return failure("base", "{} cannot be locked ({})", path, system_reason(code));
    return marks;
}

Result<> UseMarks::use(std::string_view name) {
    const int code = mark_byte(m_file, place_of(name), false);
    return code == 0 ? Result<>() : failure("base", "{} cannot be locked ({})", m_path, system_reason(code));
}

bool UseMarks::reserve(std::string_view name) {
    return mark_byte(m_file, place_of(name), true) == 0;
}

} // namespace hilltop
