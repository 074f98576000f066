// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_final.h"

#include "base/numbers.h"

#include <fmt/format.h>

#include <algorithm>

namespace hilltop {

std::vector<HillKey> finalists_of(const HillEvent& event) {
    const std::string& text = event.version.spec;
    std::vector<HillKey> finalists;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t name = text.find('\n', from);
        const std::size_t version = name == text.npos ? text.npos : text.find('\n', name + 1);
        const auto number = version == text.npos
                                ? std::nullopt
                                : read_number(std::string_view(text).substr(name + 1, version - name - 1));
        if (!number || *number < 1 || *number > std::numeric_limits<int>::max()) return {};
        finalists.push_back({text.substr(from, name - from), static_cast<int>(*number)});
        from = version + 1;
    }
    return finalists;
}

std::vector<HillFinal> finals_of(const Plan& hill, const HillLog& log) {
    std::vector<HillFinal> finals;
    for (const HillEvent& event : log) {
        if (event.kind != HillEvent::Kind::Final) continue;
        const auto parts = std::clamp<std::int64_t>(event.matches / hill.matches, 1, kFinalParts - 1);
        finals.push_back({.number = static_cast<int>(finals.size()) + 1,
                          .name = event.why,
                          .date = event.date,
                          .finalists = finalists_of(event),
                          .parts = static_cast<int>(parts)});
    }
    return finals;
}

std::string part_text(int part) {
    if (part < kFinalParts) return fmt::format("part {}", part + 1);
    return fmt::format("part {} of final {}", part % kFinalParts + 1, part / kFinalParts);
}

} // namespace hilltop
