// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace hilltop {

/// Where a pattern fits in a text, which has to outlive this. Group 0 is all of it; one that took no part is empty and
/// lies nowhere.
class RegexMatch {
public:
    static constexpr std::size_t kNowhere = ~std::size_t{0};

    RegexMatch(std::string_view text, std::vector<std::size_t> places);
    std::size_t begin(std::size_t group = 0) const { return m_places[2 * group]; }
    std::size_t end(std::size_t group = 0) const { return m_places[2 * group + 1]; }
    std::string_view text(std::size_t group = 0) const;

private:
    std::string_view m_text;
    std::vector<std::size_t> m_places;
};

/// A regular expression as Perl writes them, over UTF-8: \w, \b and \s know what Unicode has, and bytes that are no
/// letter fit to nothing. Places are bytes. Made once, of a text of the program's own, and used by any thread.
class Regex {
public:
    /// Asserts that it is one.
    explicit Regex(std::string_view pattern);

    /// The first match at `from` or behind it; what lies before is looked at only by what looks back.
    std::optional<RegexMatch> match(std::string_view text, std::size_t from = 0) const;
    /// A match that begins at `from`.
    std::optional<RegexMatch> match_at(std::string_view text, std::size_t from) const;
    /// All of them, one behind the other; a pattern that fits to nothing is not for this.
    std::vector<RegexMatch> all(std::string_view text) const;
    bool fits(std::string_view text) const { return match(text).has_value(); }

private:
    std::optional<RegexMatch> search(std::string_view text, std::size_t from, unsigned options) const;
    std::shared_ptr<const void> m_code;
};

} // namespace hilltop
