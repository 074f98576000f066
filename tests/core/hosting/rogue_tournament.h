// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hosted.h"

#include "tournament/runner.h"

#include <map>

namespace hilltop::testing {

/// Results by the two who met.
class PairSink : public ResultSink {
public:
    std::map<std::vector<std::uint16_t>, std::vector<std::pair<Series, SeriesResult>>> pairs;
    void series_done(const Series& series, const SeriesResult& result) override {
        pairs[series.entrants].emplace_back(series, result);
    }
};

/// By number: winners and answers, then the points by entrant.
using Matches = std::map<std::uint64_t, std::vector<std::int64_t>>;
inline Matches matches_of(const std::vector<std::pair<Series, SeriesResult>>& all) {
    Matches found;
    for (const auto& [series, result] : all) {
        for (int match = 0; match < series.matches; ++match) {
            const auto index = static_cast<std::size_t>(match);
            auto& line = found[series.match_number(match)];
            line = {result.lines[index].digest, result.lines[index].winners};
            for (std::size_t seat = 0; seat < static_cast<std::size_t>(series.seats); ++seat) {
                line.push_back(seated(series, match)[static_cast<int>(seat)]);
                line.push_back(result.points[index * static_cast<std::size_t>(series.seats) + seat]);
                line.push_back(result.second[index * static_cast<std::size_t>(series.seats) + seat]);
            }
        }
        if (!result.faults.empty()) found[0].push_back(-1);
    }
    return found;
}

inline void play_to(PairSink& sink, const Plan& plan) {
    TournamentRunner runner(plan, &sink);
    runner.start({.threads = 2});
    while (!runner.wait_for(std::chrono::milliseconds(100))) {
    }
}

/// The last of four entrants misbehaves.
constexpr std::uint16_t kRogueEntrant = 3;

} // namespace hilltop::testing
