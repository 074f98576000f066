// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/review_sum.h"

#include "analysis/report_parts.h"
#include "base/text_table.h"

#include <fmt/format.h>

#include <cmath>

namespace hilltop {
namespace {

constexpr double kNoTerm = 1e-12; ///< rounding

/// Of a match won, a point or a card. Never "-0.0000".
std::string term_number(double value, bool sign) {
    const double shown = std::abs(value) < 0.00005 ? 0.0 : value;
    return sign ? fmt::format("{:+.4f}", shown) : fmt::format("{:.4f}", shown);
}

} // namespace

std::vector<SumTerm> sum_terms(const Review& review, Seat seat) {
    const auto at = static_cast<std::size_t>(seat.index());
    double now = review.seats[at].start;
    std::vector<SumTerm> terms{{SumTerm::Kind::Start, 0, nullptr, now, now}};
    const auto add = [&](SumTerm term) {
        now += term.change;
        term.after = now;
        if (std::abs(term.change) > kNoTerm) terms.push_back(term);
    };
    auto decision = review.decisions.begin();
    for (std::size_t i = 0; i < review.luck.size(); ++i) {
        const auto position = static_cast<int>(i);
        add({SumTerm::Kind::Luck, position, nullptr, review.luck[i][at], 0});
        for (; decision != review.decisions.end() && decision->position == position; ++decision)
            add({SumTerm::Kind::Skill, position, &*decision, decision->skill[at], 0});
    }
    return terms;
}

std::string sum_text(const Replay& replay, const Review& review, Seat seat) {
    const ReportUnits units(replay.game().info());
    const double sign = units.sign();
    const auto names = report_names(replay.record());
    const auto at = static_cast<std::size_t>(seat.index());
    TextTable table{3};
    table.add({"", "decision", "answer", "change", "value"});
    for (const SumTerm& term : sum_terms(review, seat)) {
        const std::string value = term_number(sign * term.after, false);
        if (term.kind == SumTerm::Kind::Start) {
            table.add({"start", "", "", "", value});
            continue;
        }
        const std::string change = term_number(sign * term.change, true);
        if (term.kind == SumTerm::Kind::Luck) {
            table.add({"luck", "", "", change, value});
            continue;
        }
        const ReviewedDecision& made = *term.decision;
        table.add({names[static_cast<std::size_t>(made.seat.index())],
                   made.number < 0 ? std::string() : std::to_string(made.number + 1), made.played.value_or("silence"),
                   change, value});
    }
    const SeatReview& sums = review.seats[at];
    return fmt::format("{} of {}, all parts{}:\n\n{}\nstart {} luck {} own skill {} others' skill {} = {}\n",
                       units.title, names[at], sign < 0 ? " (fewer are better)" : "", table.text(),
                       term_number(sign * sums.start, false), term_number(sign * sums.luck, true),
                       term_number(sign * sums.own_skill, true),
                       term_number(sign * (sums.skill - sums.own_skill), true), term_number(sign * sums.result, false));
}

} // namespace hilltop
