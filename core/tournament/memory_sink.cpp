// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/memory_sink.h"

#include <algorithm>

namespace hilltop {

void MemorySink::series_done(const Series& series, const SeriesResult& result) {
    const std::lock_guard lock(m_mutex);
    m_results.resize(std::max<std::size_t>(m_results.size(), series.number + std::size_t{1}));
    m_results[series.number] = result;
}

std::optional<PlayedMatch> MemorySink::match(const Series& series, int match) const {
    const std::lock_guard lock(m_mutex);
    const auto k = static_cast<std::size_t>(match);
    if (series.number >= m_results.size() || k >= m_results[series.number].lines.size()) return {};
    const SeriesResult& result = m_results[series.number];
    PlayedMatch found = place_of_match(series, match);
    const auto seats = static_cast<std::size_t>(series.seats);
    for (std::size_t seat = 0; seat < seats; ++seat) {
        found.points.push_back(result.points[k * seats + seat]);
        found.second.push_back(result.second[k * seats + seat]);
    }
    found.winners = SeatSet::from_bits(result.lines[k].winners);
    found.digest = result.lines[k].digest;
    return found;
}

} // namespace hilltop
