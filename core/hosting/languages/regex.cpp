// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/languages/regex.h"

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

#include <cassert>

namespace hilltop {

RegexMatch::RegexMatch(std::string_view text, std::vector<std::size_t> places)
    : m_text(text)
    , m_places(std::move(places)) {}

std::string_view RegexMatch::text(std::size_t group) const {
    return begin(group) == kNowhere ? std::string_view() : m_text.substr(begin(group), end(group) - begin(group));
}

Regex::Regex(std::string_view pattern) {
    int problem = 0;
    PCRE2_SIZE place = 0;
    pcre2_code* code = pcre2_compile(reinterpret_cast<PCRE2_SPTR>(pattern.data()), pattern.size(),
                                     PCRE2_UTF | PCRE2_UCP | PCRE2_MATCH_INVALID_UTF, &problem, &place, nullptr);
    assert(code != nullptr);
    m_code = std::shared_ptr<const void>(code, [](void* made) { pcre2_code_free(static_cast<pcre2_code*>(made)); });
}

std::optional<RegexMatch> Regex::search(std::string_view text, std::size_t from, unsigned options) const {
    if (from > text.size()) return {};
    const auto* code = static_cast<const pcre2_code*>(m_code.get());
    const std::unique_ptr<pcre2_match_data, void (*)(pcre2_match_data*)> data(
        pcre2_match_data_create_from_pattern(code, nullptr), pcre2_match_data_free);
    const char* bytes = text.data() == nullptr ? "" : text.data();
    // A text that would take too long to search counts as one that does not fit.
    if (pcre2_match(code, reinterpret_cast<PCRE2_SPTR>(bytes), text.size(), from, options, data.get(), nullptr) <= 0)
        return {};
    const PCRE2_SIZE* places = pcre2_get_ovector_pointer(data.get());
    static_assert(PCRE2_UNSET == RegexMatch::kNowhere);
    return RegexMatch(text, {places, places + std::size_t{2} * pcre2_get_ovector_count(data.get())});
}

std::optional<RegexMatch> Regex::match(std::string_view text, std::size_t from) const {
    return search(text, from, 0);
}

std::optional<RegexMatch> Regex::match_at(std::string_view text, std::size_t from) const {
    return search(text, from, PCRE2_ANCHORED);
}

std::vector<RegexMatch> Regex::all(std::string_view text) const {
    std::vector<RegexMatch> found;
    for (auto next = match(text); next; next = match(text, next->end())) {
        assert(next->end() > next->begin());
        found.push_back(*next);
    }
    return found;
}

} // namespace hilltop
