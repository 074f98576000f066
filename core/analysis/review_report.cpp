// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/review_report.h"

#include "analysis/report_parts.h"
#include "analysis/summary.h"
#include "base/text_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace hilltop {
namespace {

/// Never "-0.000".
std::string report_number(double value, bool sign = false) {
    const double shown = std::abs(value) < 0.0005 ? 0.0 : value;
    return sign ? fmt::format("{:+.3f}", shown) : fmt::format("{:.3f}", shown);
}

std::string report_estimate(const Estimate& estimate) {
    if (estimate.how == How::Exact) return fmt::format("{} exact", report_number(estimate.value, true));
    return fmt::format("{} +- {:.3f}", report_number(estimate.value, true), estimate.error);
}

std::string mean_loss(const Estimate& loss) {
    return fmt::format("{:.4f} +- {:.4f}", loss.value, loss.error);
}

std::string said(const std::optional<std::string>& word) {
    return word.value_or("silence");
}

std::string seats_text(const Review& review, const Replay& replay) {
    const Record& record = replay.record();
    // Cards left are counted as such, so that start + luck + skill = result as it stands.
    const double sign = ReportUnits(replay.game().info()).sign();
    TextTable table{2};
    table.add({"seat", "bot", "start", "luck", "skill", "result", "luck-adjusted", "accuracy", "loss per decision",
               "an unforced one", "?!", "?", "??"});
    for (std::size_t i = 0; i < review.seats.size(); ++i) {
        const SeatReview& seat = review.seats[i];
        table.add({std::to_string(i + 1), seat_name(record.seats[i]), report_number(sign * seat.start),
                   report_number(sign * seat.luck, true), report_number(sign * seat.skill, true),
                   report_number(sign * seat.result),
                   fmt::format("{} +- {:.3f}", report_number(sign * seat.luck_adjusted()), seat.luck_error),
                   fmt::format("{:.1f} +- {:.1f} %", 100 * seat.accuracy, 100 * seat.accuracy_error),
                   mean_loss(seat.loss_a_decision()), mean_loss(seat.loss_an_unforced()), std::to_string(seat.marks[1]),
                   std::to_string(seat.marks[2]), std::to_string(seat.marks[3])});
    }
    std::string text = table.text();
    for (const std::string& sentence : zero_skill_sentences(review, replay))
        text += '\n' + sentence + '\n';
    return text;
}

/// The decisions that are marked, the costliest first.
std::string marks_text(const Replay& replay, const Review& review, const Reasons* reasons) {
    const MarkLimits& limits = review.limits;
    auto costliest = marked(review, limits);
    std::stable_sort(costliest.begin(), costliest.end(),
                     [](const auto* a, const auto* b) { return a->loss->value > b->loss->value; });
    if (costliest.empty()) return "\nNo mistakes beyond chance.\n";
    TextTable table{4};
    table.add({"decision", "seat", "", "played", "loss", "seeing all cards", "better"});
    for (const ReviewedDecision* decision : costliest)
        table.add({std::to_string(decision->number + 1), std::to_string(decision->seat.index() + 1),
                   std::string(mark_sign(mark_of(*decision, limits))), said(decision->played),
                   report_estimate(*decision->loss), decision->loss_open ? report_estimate(*decision->loss_open) : "",
                   said(decision->options.front().word)});
    std::string text = '\n' + table.text();
    for (const ReviewedDecision* decision : costliest) {
        const auto reason = reasons != nullptr ? reasons->find(decision->number) : Reasons::const_iterator();
        if (reasons == nullptr || reason == reasons->end()) continue;
        const std::string why = reason_text(replay, *decision, reason->second);
        if (!why.empty()) text += fmt::format("\ndecision {}: {}\n", decision->number + 1, why);
    }
    return text;
}

std::string summary_text(const Replay& replay, const Review& review) {
    std::string text;
    for (const SummaryText& sentence : summary_texts(replay, review, {}))
        text += sentence.whole() + '\n';
    return text + '\n';
}

} // namespace

std::string review_report(const Replay& replay, const Review& review, const Reasons* reasons) {
    return fmt::format("{}, {} decisions, judged by {} {} with {} simulations per position\n\n",
                       replay.game().info().title, replay.decisions().count(), review.reference, review.version,
                       review.samples) +
           summary_text(replay, review) + seats_text(review, replay) + marks_text(replay, review, reasons);
}

} // namespace hilltop
