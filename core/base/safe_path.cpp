// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/safe_path.h"

#include "base/file_names.h"
#include "base/quoted.h"

#include <algorithm>

namespace hilltop {
namespace {

constexpr std::size_t kLongestPart = 255; ///< bytes of a name, as file systems have it
constexpr std::size_t kLongestPath = 1024;
constexpr std::size_t kShownPath = 80;

Error unsafe(std::string_view path) {
    return failure("base", "the path {} could lead out of its folder", quoted(path, kShownPath));
}

bool is_safe_part(std::string_view part) {
    return !part.empty() && part != "." && part != ".." && part.size() <= kLongestPart;
}

} // namespace

Result<SafePath> SafePath::read(std::string_view text) {
    const bool plain = std::none_of(text.begin(), text.end(),
                                    [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
    if (!plain || text.size() > kLongestPath || !is_utf8(text)) return unsafe(text);
    for (std::size_t from = 0;;) {
        const std::size_t end = std::min(text.find('/', from), text.size());
        if (!is_safe_part(text.substr(from, end - from))) return unsafe(text);
        if (end == text.size()) return SafePath(text);
        from = end + 1;
    }
}

Result<SafePath> SafePath::read_name(std::string_view text) {
    if (text.find('/') != text.npos) return unsafe(text);
    return read(text);
}

bool comes_before(std::string_view one, std::string_view other) {
    const auto rank = [](char c) { return c == '/' ? 0 : static_cast<int>(static_cast<unsigned char>(c)); };
    return std::lexicographical_compare(one.begin(), one.end(), other.begin(), other.end(),
                                        [&](char a, char b) { return rank(a) < rank(b); });
}

bool is_sha256(std::string_view text) {
    return text.size() == 64 && std::all_of(text.begin(), text.end(),
                                            [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

} // namespace hilltop
