// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hilltop {

/// A text of a site. The page has it in English, with what resources/pages/site.js needs to say it in other languages:
/// the English pattern is the key. Parts take the places of %1, %2 ... in their order.
class SiteText {
public:
    /// A text that is English in all languages.
    static SiteText english(std::string text);
    /// A name or another text that is the same in all languages; a web address becomes a link.
    static SiteText value(std::string text);
    /// Numbers as English writes them, with units or signs.
    static SiteText numbers(std::string text);

    SiteText name(const std::string& name) const; ///< of a bot: text of any direction
    SiteText number(const std::string& number) const;
    SiteText text(const SiteText& text) const;
    SiteText element(const std::string& html) const;
    /// Takes the place of %n; English has "(s)" in the pattern for all numbers but 1.
    SiteText count(std::int64_t count) const;

    /// <tag attributes>the text</tag>; `attributes` begin with a space.
    std::string html(const std::string& tag, const std::string& attributes = {}) const;
    /// As the name of an element that has no text.
    std::string label() const;

private:
    friend SiteText site_text(const char* pattern);
    enum class Kind : std::uint8_t { Translated, English, Value, Numbers };
    explicit SiteText(std::string pattern, Kind kind = Kind::Translated)
        : m_pattern(std::move(pattern))
        , m_kind(kind) {}
    SiteText with(std::string html) const;

    std::string m_pattern;
    Kind m_kind;
    std::vector<std::string> m_parts{};
    std::optional<std::int64_t> m_count{};
};

/// A text of sites alone. translations/update.sh takes up the calls with a literal, for the context "Site".
SiteText site_text(const char* pattern);
/// A text that the window says, too: cmake/HilltopSiteWords.cmake finds the calls with a literal and how the window has
/// it in other languages.
inline SiteText window_text(const char* pattern) {
    return site_text(pattern);
}
/// The title of a column, or what follows a name, in a table for people.
SiteText table_word(const std::string& word);
} // namespace hilltop
