// SPDX-License-Identifier: GPL-3.0-or-later
#include "judging/any_judge.h"

#include "judging/comparison.h"

#include <algorithm>

namespace hilltop {

Compared compared_by(const std::vector<AnyBot::Answer::Valued>& values) {
    Compared compared;
    if (values.empty()) return compared;
    std::vector<Estimate> worths;
    for (const auto& value : values)
        worths.push_back(value.worth);
    for (const auto& [value, worth, behind] : Comparison::places_of(worths))
        compared.options.push_back({values[value].word, worth, behind});
    return compared;
}

bool all_exact(const std::vector<Compared::Option>& options) {
    return std::all_of(options.begin(), options.end(), [](const auto& option) {
        return option.worth.how == How::Exact && option.behind.how == How::Exact;
    });
}

double worth_of_result(const Info& info, const MatchResult& result, Seat seat, int seats) {
    switch (info.counting) {
    case Counting::Points:
    case Counting::Mean:
        return info.low_points ? -result.points[seat] : result.points[seat];
    case Counting::Matches:
    case Counting::SharedWins:
        break;
    }
    if (result.winners.empty()) return 1.0 / (info.teams ? 2 : seats);
    if (!result.winners.contains(seat)) return 0.0;
    return info.teams ? 1.0 : 1.0 / result.winners.size();
}

} // namespace hilltop
