// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/review.h"

#include "analysis/review_parts.h"

#include <algorithm>
#include <cmath>

namespace hilltop {
namespace {

constexpr double kFirstLook = 0.75; ///< of the work, as far as is known before

/// Runs `work` with judges for all numbers below `count`, which take the review from one share of its work to another.
Result<bool> judge_all(const Replay& replay, const ReviewOrder& order, int count, double from, double to,
                       const std::function<bool(int number, AnyJudge& judge)>& work) {
    return with_judges(replay, order.threads, count, work, [&](int done) {
        if (order.progress) order.progress(from + (to - from) * done / count);
    });
}

/// Where many answers are compared, one of them looks best by chance: what would be marked, but lies near its error, is
/// judged again, deeper. False if it was stopped.
Result<bool> judge_doubtful(const Replay& replay, const ReviewOrder& order, Review& review) {
    constexpr double kSure = 4; ///< errors
    constexpr int kTimes = 8;   ///< the roll-outs
    std::vector<ReviewedDecision*> doubtful;
    for (ReviewedDecision& decision : review.decisions)
        if (mark_of(decision, review.limits) != Mark::None && decision.loss->value < kSure * decision.loss->error)
            doubtful.push_back(&decision);
    if (doubtful.empty()) return true;
    const auto again = [&](int number, AnyJudge& judge) {
        ReviewedDecision& decision = *doubtful[static_cast<std::size_t>(number)];
        auto judged = judge_again(replay, review, decision, kTimes * review.samples, judge, order.stop);
        if (judged) decision = std::move(*judged);
        return judged.has_value();
    };
    const bool all = TRY(judge_all(replay, order, static_cast<int>(doubtful.size()), kFirstLook, 1, again));
    if (all) sum_up(review, review.limits);
    return all;
}

} // namespace

std::string_view mark_sign(Mark mark) {
    constexpr std::array<std::string_view, kMarks> kSigns{"", "?!", "?", "??"};
    return kSigns[static_cast<std::size_t>(mark)];
}

const MarkLimits& Marking::of(const Info& info, const RuleValues& rules) const {
    const auto stake = info.stake_rule != nullptr ? rules.find(info.stake_rule) : rules.end();
    const bool staked = stake != rules.end() && stake->second > 0;
    switch (info.counting) {
    case Counting::Mean:
        return cards;
    case Counting::Points:
        return info.stake_rule == nullptr || staked ? points : chance;
    case Counting::Matches:
    case Counting::SharedWins:
        break;
    }
    return chance;
}

MarkLimits mark_limits(const Info& info, const RuleValues& rules) {
    return Marking().of(info, rules);
}

Mark mark_of(const ReviewedDecision& decision, const MarkLimits& limits) {
    if (!decision.loss || decision.loss->value <= 2 * decision.loss->error) return Mark::None;
    int mark = 0;
    for (const double from : limits.from)
        mark += decision.loss->value >= from ? 1 : 0;
    return static_cast<Mark>(mark);
}

std::vector<const ReviewedDecision*> marked(const Review& review, const MarkLimits& limits) {
    std::vector<const ReviewedDecision*> found;
    for (const ReviewedDecision& decision : review.decisions) {
        if (mark_of(decision, limits) != Mark::None) found.push_back(&decision);
    }
    return found;
}

void replace_decision(Review& review, const ReviewedDecision& decision) {
    for (ReviewedDecision& old : review.decisions) {
        if (old.number < 0 || old.number != decision.number) continue;
        old = decision;
        sum_up(review, review.limits);
    }
}

bool ReviewedDecision::unforced() const {
    return !fault && std::any_of(options.begin(), options.end(),
                                 [](const auto& option) { return option.behind.value > option.behind.error; });
}

void sum_up(Review& review, const MarkLimits& limits) {
    review.limits = limits;
    for (std::size_t i = 0; i < review.seats.size(); ++i) {
        SeatReview sums;
        sums.start = review.seats[i].start;
        sums.luck_error = review.seats[i].luck_error;
        sums.start_error = review.seats[i].start_error;
        sums.own_error = review.seats[i].own_error;
        sums.others_error = review.seats[i].others_error;
        for (const auto& luck : review.luck)
            sums.luck += luck[i];
        double stake = 0, variance = 0, unforced_variance = 0, stake_variance = 0;
        for (const ReviewedDecision& decision : review.decisions) {
            sums.skill += decision.skill[i];
            if (decision.seat.index() != static_cast<int>(i)) continue;
            sums.own_skill += decision.skill[i];
            if (decision.number < 0) continue;
            ++sums.decisions;
            if (decision.unforced()) ++sums.unforced;
            if (!decision.loss) continue;
            sums.loss += decision.loss->value;
            variance += decision.loss->error * decision.loss->error;
            if (decision.unforced()) {
                sums.loss_unforced += decision.loss->value;
                unforced_variance += decision.loss->error * decision.loss->error;
            }
            const Estimate& worst = decision.options.back().behind;
            stake += worst.value;
            stake_variance += worst.error * worst.error;
            ++sums.marks[static_cast<std::size_t>(mark_of(decision, limits))];
        }
        sums.loss_error = std::sqrt(variance);
        sums.loss_unforced_error = std::sqrt(unforced_variance);
        if (stake > 0) {
            const double lost = sums.loss / stake;
            sums.accuracy = 1 - lost;
            sums.accuracy_error = std::sqrt(variance + lost * lost * stake_variance) / stake;
        }
        sums.result = sums.start + sums.luck + sums.skill;
        review.seats[i] = sums;
    }
}

Result<std::optional<Review>> review(const Replay& replay, const ReviewOrder& order) {
    const auto judge = replay.game().judge_traits();
    if (!judge) return failure("analysis", "matches of {} cannot be analysed yet", replay.game().info().id);
    ReviewParts parts(replay, order, *judge);
    const auto first = [&](int part, AnyJudge& asked) { return parts.work(part, asked); };
    if (!TRY(judge_all(replay, order, parts.count(), 0, kFirstLook, first))) return std::optional<Review>();
    Review review = parts.assembled();
    if (!TRY(judge_doubtful(replay, order, review))) return std::optional<Review>();
    if (order.progress) order.progress(1);
    return std::optional(std::move(review));
}

} // namespace hilltop
