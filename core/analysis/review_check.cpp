// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/review_check.h"

#include <algorithm>
#include <cmath>

namespace hilltop {
namespace {

bool sound(const Estimate& estimate) {
    return std::isfinite(estimate.value) && std::isfinite(estimate.error) && estimate.error >= 0;
}

bool same_estimate(const Estimate& a, const Estimate& b) {
    return as_good_as(a.value, b.value) && as_good_as(a.error, b.error);
}

Error decision_error(std::size_t index, const char* field) {
    return failure("analysis", "analysis.decisions[{}].{}: the numbers do not add up", index, std::string(field));
}

/// Sorted, the best first with a gap of 0.
bool options_fit(const std::vector<Compared::Option>& options) {
    double before = 0;
    for (const auto& option : options) {
        if (!sound(option.worth) || !sound(option.behind) || option.behind.value < before) return false;
        before = option.behind.value;
    }
    return options.empty() || options.front().behind.value == 0;
}

/// What is lost is what the answer is behind, if it was judged.
bool loss_fits(const std::optional<Estimate>& loss, const std::vector<Compared::Option>& options,
               const ReviewedDecision& decision) {
    const auto played = std::find_if(options.begin(), options.end(),
                                     [&](const auto& option) { return option.word == decision.played; });
    if (played == options.end() || decision.fault) return !loss;
    return loss && same_estimate(*loss, played->behind);
}

} // namespace

bool as_good_as(double a, double b) {
    return std::isfinite(a) && std::isfinite(b) && std::abs(a - b) <= 1e-6 * std::max(1.0, std::abs(a));
}

Result<> decisions_fit(const Review& review) {
    for (std::size_t i = 0; i < review.decisions.size(); ++i) {
        const ReviewedDecision& decision = review.decisions[i];
        const auto seat = decision.seat.index();
        if (seat < 0 || seat >= static_cast<int>(review.seats.size())) return decision_error(i, "seat");
        if (decision.skill.size() != review.seats.size()) return decision_error(i, "skill");
        if (!options_fit(decision.options)) return decision_error(i, "options");
        if (!loss_fits(decision.loss, decision.options, decision)) return decision_error(i, "loss");
        if (!options_fit(decision.open)) return decision_error(i, "options_open");
        const bool open = decision.open.empty() // older ones do without
                              ? !decision.loss_open || (sound(*decision.loss_open) && decision.loss_open->value >= 0)
                              : loss_fits(decision.loss_open, decision.open, decision);
        if (!open) return decision_error(i, "loss_open");
    }
    return {};
}

Result<> adds_up(const Review& review, const Replay& replay) {
    const auto seats = static_cast<std::size_t>(replay.table(0).seats());
    if (review.values.size() != static_cast<std::size_t>(replay.positions()) || review.seats.size() != seats)
        return failure("analysis", "analysis: this analysis belongs to another match");
    std::vector<double> now;
    for (const SeatReview& seat : review.seats)
        now.push_back(seat.start);
    auto decision = review.decisions.begin();
    for (int i = 0; i < replay.positions(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        const auto wrong = [&](const char* field) {
            return failure("analysis", "analysis.positions[{}].{}: the numbers do not add up", i, std::string(field));
        };
        if (review.values[at].size() != seats || review.luck[at].size() != seats) return wrong("values");
        for (std::size_t seat = 0; seat < seats; ++seat) {
            if (!sound(review.values[at][seat])) return wrong("errors");
            if (!as_good_as(review.values[at][seat].value, now[seat] + review.luck[at][seat])) return wrong("luck");
            now[seat] = review.values[at][seat].value;
        }
        for (const Replay::Act& act : replay.acts(i)) {
            if (decision == review.decisions.end() || decision->position != i || decision->seat != act.seat ||
                decision->played != act.word || decision->skill.size() != seats)
                return failure("analysis", "analysis.decisions[{}]: the match has another answer here",
                               decision - review.decisions.begin());
            for (std::size_t seat = 0; seat < seats; ++seat)
                now[seat] += decision->skill[seat];
            ++decision;
        }
    }
    if (decision != review.decisions.end())
        return failure("analysis", "analysis.decisions[{}]: the match has another answer here",
                       decision - review.decisions.begin());
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const bool ends =
            as_good_as(now[seat], review.seats[seat].result) &&
            (!replay.finished() ||
             as_good_as(now[seat], worth_of_result(replay.game().info(), replay.last().result(),
                                                   Seat(static_cast<int>(seat)), static_cast<int>(seats))));
        if (!ends) return failure("analysis", "analysis.seats[{}].result: the numbers do not add up", seat);
    }
    return {};
}

} // namespace hilltop
