// SPDX-License-Identifier: GPL-3.0-or-later
#include "rng/chance.h"

#include <algorithm>
#include <array>

namespace hilltop {
namespace {

/// Each of `wanted` is there, as often as it is wanted: also those a match may end before it draws.
bool holds_all(const std::uint8_t* left, int size, const std::vector<std::uint8_t>& wanted) {
    std::array<int, 256> count{};
    for (int i = 0; i < size; ++i)
        ++count[left[i]];
    return std::all_of(wanted.begin(), wanted.end(), [&](std::uint8_t card) { return --count[card] >= 0; });
}

} // namespace

void Chance::begin_scripted(int part) {
    if (!m_failed) m_part = part;
    m_known = 0;
    if (m_script->listener != nullptr) m_script->listener->begins(part);
}

void Chance::end_scripted() {
    const auto cards = m_script->parts.find(m_part);
    if (cards != m_script->parts.end() && m_known < static_cast<int>(cards->second.size())) m_failed = true;
}

int Chance::scripted_place(const std::uint8_t* left, int size) {
    int place = known_place(left, size);
    if (place < 0) place = m_rng.below(size);
    if (m_script->listener != nullptr) m_script->listener->draws(m_part, size, left[place]);
    return place;
}

int Chance::known_place(const std::uint8_t* left, int size) {
    if (m_failed) return -1;
    const auto cards = m_script->parts.find(m_part);
    if (cards == m_script->parts.end() || m_known >= static_cast<int>(cards->second.size())) return -1;
    if (m_known == 0 && !holds_all(left, size, cards->second)) {
        m_failed = true;
        return -1;
    }
    const std::uint8_t wanted = cards->second[static_cast<std::size_t>(m_known++)];
    const std::uint8_t* found = std::find(left, left + size, wanted);
    if (found == left + size) {
        m_failed = true;
        return -1;
    }
    return static_cast<int>(found - left);
}

} // namespace hilltop
