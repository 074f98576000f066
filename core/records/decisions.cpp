// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/decisions.h"

#include <algorithm>

namespace hilltop {

void Decisions::add(SeatSet asked) {
    m_steps.push_back({m_count, asked});
    m_count += asked.size();
}

int Decisions::number(int step, Seat seat) const {
    if (step < 0 || step >= steps()) return -1;
    const Step& at = m_steps[static_cast<std::size_t>(step)];
    if (!at.asked.contains(seat)) return -1;
    const auto before = SeatSet::from_bits(at.asked.bits() & ((1u << seat.index()) - 1u));
    return at.first + before.size();
}

int Decisions::first_of(int step) const {
    return step >= 0 && step < steps() ? m_steps[static_cast<std::size_t>(step)].first : m_count;
}

std::optional<Decision> Decisions::find(int number) const {
    if (number < 0 || number >= m_count) return {};
    const auto later = std::upper_bound(m_steps.begin(), m_steps.end(), number,
                                        [](int wanted, const Step& step) { return wanted < step.first; });
    const auto at = later - 1;
    Decision decision{number, static_cast<int>(at - m_steps.begin()), {}};
    int left = number - at->first;
    for (Seat seat : at->asked) {
        if (left-- == 0) decision.seat = seat;
    }
    return decision;
}

} // namespace hilltop
