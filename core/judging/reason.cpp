// SPDX-License-Identifier: GPL-3.0-or-later
#include "judging/reason.h"

#include "judging/weighted_mean.h"

#include <algorithm>
#include <cmath>

namespace hilltop {
namespace {

/// What samples of one half say of a question.
struct Split {
    Estimate share, where, elsewhere;
    int fewest = 0; ///< samples on the smaller side

    double gap() const { return std::abs(where.value - elsewhere.value); }
    double error() const { return std::hypot(where.error, elsewhere.error); }
    /// Whether people would say that the loss depends on it: the smaller side is at least a quarter below the larger.
    bool telling() const { return gap() >= 0.25 * std::max(std::abs(where.value), std::abs(elsewhere.value)); }
    /// Of the variance of the lead, what the question accounts for.
    double explained() const { return share.value * (1 - share.value) * gap() * gap(); }
};

/// Of every `step`th sample from `begin` on.
Split split_by(std::size_t question, const std::vector<ReasonSample>& samples, std::size_t begin, std::size_t step,
               double stake) {
    WeightedMean share, where, elsewhere;
    int yes = 0, no = 0;
    for (std::size_t i = begin; i < samples.size(); i += step) {
        const ReasonSample& sample = samples[i];
        const bool holds = sample.holds[question];
        share.add(holds ? 1 : 0, sample.weight);
        (holds ? where : elsewhere).add(sample.lead, sample.weight);
        ++(holds ? yes : no);
    }
    return {share.estimate(1), where.estimate(stake), elsewhere.estimate(stake), std::min(yes, no)};
}

Reason led(const std::vector<ReasonSample>& samples, double stake) {
    WeightedMean lead;
    for (const ReasonSample& sample : samples)
        lead.add(sample.lead, sample.weight);
    Reason reason;
    reason.samples = static_cast<int>(samples.size());
    reason.lead = lead.estimate(stake);
    return reason;
}

void tell(Reason& reason, const WorldFact& fact, const Split& measured) {
    reason.fact = fact;
    reason.share = measured.share;
    reason.where = measured.where;
    reason.elsewhere = measured.elsewhere;
}

} // namespace

bool Reason::costs_anyway() const {
    constexpr double kAnyway = 0.25;
    return fact && std::min(where.value, elsewhere.value) >= kAnyway * std::max(where.value, elsewhere.value);
}

Reason reason_of(const std::vector<WorldFact>& facts, const std::vector<ReasonSample>& samples, double stake) {
    constexpr int kFewest = 12; ///< on each side, so that the error of a mean is one
    constexpr double kChosen = 3, kConfirmed = 2;
    constexpr double kRare = 0.05; ///< what holds, or fails, in fewer worlds explains little of the whole
    Reason reason = led(samples, stake);
    double most = 0;
    std::size_t best = facts.size();
    for (std::size_t question = 0; question < facts.size(); ++question) {
        const Split split = split_by(question, samples, 0, 2, stake);
        const bool rare = std::min(split.share.value, 1 - split.share.value) < kRare;
        if (rare || split.fewest < kFewest || split.gap() < kChosen * split.error() || !split.telling()) continue;
        if (split.explained() <= most) continue;
        most = split.explained();
        best = question;
    }
    if (best == facts.size()) return reason;
    const Split measured = split_by(best, samples, 1, 2, stake);
    if (measured.fewest < kFewest || measured.gap() < kConfirmed * measured.error() || !measured.telling())
        return reason;
    tell(reason, facts[best], measured);
    return reason;
}

Reason reason_by(const WorldFact& fact, const std::vector<ReasonSample>& samples, double stake) {
    Reason reason = led(samples, stake);
    if (!samples.empty() && !samples.front().holds.empty()) tell(reason, fact, split_by(0, samples, 0, 1, stake));
    return reason;
}

} // namespace hilltop
