// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/event.h"

#include <algorithm>
#include <string_view>
#include <tuple>

namespace hilltop {

bool operator==(const Event& a, const Event& b) {
    return std::tie(a.kind, a.seat, a.from, a.to, a.face, a.seen_by, a.value) ==
               std::tie(b.kind, b.seat, b.from, b.to, b.face, b.seen_by, b.value) &&
           std::string_view(a.word) == b.word;
}

void Events::add(const Event& event) const {
    m_out->push_back(event);
}

void sort_layout(Layout& layout) {
    std::sort(layout.begin(), layout.end(), [](const LaidCard& a, const LaidCard& b) {
        return std::tie(a.spot.zone, a.spot.seat, a.spot.place) < std::tie(b.spot.zone, b.spot.seat, b.spot.place);
    });
}

} // namespace hilltop
