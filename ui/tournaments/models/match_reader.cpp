// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/models/match_reader.h"

namespace hilltop {

std::vector<std::optional<PlayedMatch>> MatchReader::read(const std::vector<Wanted>& matches) {
    const std::lock_guard lock(m_mutex);
    std::vector<std::optional<PlayedMatch>> all;
    all.reserve(matches.size());
    for (const Wanted& wanted : matches) {
        auto& found = all.emplace_back();
        const auto stored = m_file.match(wanted.series.number, wanted.match);
        if (!stored || !*stored) continue;
        found = place_of_match(wanted.series, wanted.match);
        found->points.assign((*stored)->points.begin(), (*stored)->points.end());
        found->second.assign((*stored)->second.begin(), (*stored)->second.end());
        found->winners = (*stored)->winners;
    }
    return all;
}

} // namespace hilltop
