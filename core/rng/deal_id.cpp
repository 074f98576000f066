// SPDX-License-Identifier: GPL-3.0-or-later
#include "rng/deal_id.h"

#include "base/numbers.h"
#include "rng/rng.h"

namespace hilltop {
namespace {

constexpr std::size_t kGroup = 4;                                        ///< letters between two dashes
constexpr std::string_view kDigits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"; // Crockford: no I, L, O, U

int digit_value(char c) {
    // toupper() asks the locale, and Turkish has an I of its own.
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    if (c == 'I' || c == 'L') c = '1';
    if (c == 'O') c = '0';
    const auto place = kDigits.find(c);
    return place == std::string_view::npos ? -1 : static_cast<int>(place);
}

/// Whether the letters of a seed stand in groups of four, the first of them not without need.
bool is_grouped(std::string_view seed) {
    if (seed.find('-') == std::string_view::npos) return true;
    if (seed.size() % (kGroup + 1) != kGroup || seed.starts_with("0000-")) return false;
    for (std::size_t i = 0; i < seed.size(); ++i)
        if ((seed[i] == '-') != (i % (kGroup + 1) == kGroup)) return false;
    return true;
}

} // namespace

std::string to_text(const DealId& id) {
    std::string digits;
    for (std::uint64_t rest = id.seed; rest != 0 || digits.empty(); rest >>= 5)
        digits.insert(digits.begin(), kDigits[rest & 31]);
    while (digits.size() % kGroup != 0)
        digits.insert(digits.begin(), '0');
    std::string text;
    for (std::size_t i = 0; i < digits.size(); i += kGroup)
        text += digits.substr(i, kGroup) + '-';
    return text + std::to_string(id.deal);
}

std::optional<DealId> read_deal_id(std::string_view text) {
    const auto dash = text.rfind('-');
    if (dash == std::string_view::npos || dash == 0) return {};
    const auto deal = read_number(text.substr(dash + 1));
    if (!deal || *deal > Rng::kMaxNumber) return {};
    const std::string_view seed = text.substr(0, dash);
    if (!is_grouped(seed)) return {};
    DealId id{0, *deal};
    for (char c : seed) {
        if (c == '-') continue;
        const int value = digit_value(c);
        if (value < 0 || (id.seed >> 59) != 0) return {};
        id.seed = id.seed << 5 | static_cast<std::uint64_t>(value);
    }
    return id;
}

} // namespace hilltop
