// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/round_chances.h"

#include "judging/weighted_mean.h"
#include "rng/rng.h"

namespace hilltop {

std::vector<Estimate> roundChances(const Replay& replay, int samples, const Stop& stop) {
    if (!replay.game().judge_traits()) return {};
    const auto judge = replay.game().make_judge();
    int rest = replay.positions() - 1;
    while (rest >= 0 && !replay.table(rest).resting())
        --rest;
    if (rest < 0 && !replay.record().start.empty()) rest = 0; // it begins with a position
    if (rest >= 0)
        return judge->value(replay.table(rest), {samples, static_cast<std::uint64_t>(rest)}, stop)
            .value_or(std::vector<Estimate>());
    const Record& match = replay.record();
    std::vector<WeightedMean> means(match.seats.size());
    for (int sample = 0; sample < samples; ++sample) {
        Rng rng(0, static_cast<std::uint64_t>(sample), Stream::Analysis, 0, 3);
        const auto table = replay.game().make_table(match.rules, static_cast<int>(means.size()), {rng.next64(), 0, 0});
        if (!table) return {};
        const auto values = judge->value(**table, {1, rng.next64()}, stop);
        if (!values) return {};
        for (std::size_t seat = 0; seat < means.size(); ++seat)
            means[seat].add((*values)[seat].value);
    }
    std::vector<Estimate> chances;
    for (const WeightedMean& mean : means)
        chances.push_back(mean.estimate());
    return chances;
}

} // namespace hilltop
