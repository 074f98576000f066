// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/review_report.h"

#include "analysis/report_parts.h"
#include "analysis/summary.h"
#include "base/text_table.h"

#include <fmt/format.h>

#include <algorithm>

namespace hilltop {
namespace {

std::string report_loss(const ReportUnits& units, const Estimate& loss) {
    if (loss.how == How::Exact) return units.size(loss.value) + " exact";
    return with_keyboard_signs(units.loss(loss.value, loss.error, ""));
}

std::string mean_loss(const ReportUnits& units, const Estimate& loss) {
    return with_keyboard_signs(units.loss(loss.value, loss.error, "", 1));
}

std::string said(const std::optional<std::string>& word) {
    return word.value_or("silence");
}

std::string seats_text(const Review& review, const Replay& replay) {
    const Record& record = replay.record();
    const Info& info = replay.game().info();
    const ReportUnits units(info);
    const bool alone = review.seats.size() == 1;
    TextTable table{2};
    std::vector<std::string> head{"seat", "bot", "start", "luck", "skill"};
    if (!alone) head.emplace_back("others' skill");
    for (const char* title :
         {"result", "luck-adjusted", "accuracy", "loss per decision", "an unforced one", "?!", "?", "??"})
        head.emplace_back(title);
    table.add(std::move(head));
    for (std::size_t i = 0; i < review.seats.size(); ++i) {
        const SeatReview& seat = review.seats[i];
        const ResultRows rows(info, review, Seat(static_cast<int>(i)));
        std::vector<std::string> cells{std::to_string(i + 1), seat_name(record.seats[i])};
        for (const ResultRow& row : rows)
            cells.push_back(with_keyboard_signs(units.row(row)));
        cells.push_back(with_keyboard_signs(units.value(rows.luck_adjusted(), seat.luck_error)));
        cells.push_back(fmt::format("{:.1f} +- {:.1f} %", 100 * seat.accuracy, 100 * seat.accuracy_error));
        cells.push_back(mean_loss(units, seat.loss_a_decision()));
        cells.push_back(mean_loss(units, seat.loss_an_unforced()));
        for (std::size_t mark = 1; mark < seat.marks.size(); ++mark)
            cells.push_back(std::to_string(seat.marks[mark]));
        table.add(std::move(cells));
    }
    std::string text = table.text();
    text += fmt::format("\n{}{}, +- one standard error. Start + luck + skill{} = result{}.\n", units.title,
                        units.bounded ? ", %" : "", alone ? "" : " + others' skill",
                        units.sign() < 0 ? "; fewer cards are better, so a minus helps" : "");
    for (const std::string& sentence : zero_skill_sentences(review, replay))
        text += '\n' + sentence + '\n';
    return text;
}

/// The decisions that are marked, the costliest first.
std::string marks_text(const Replay& replay, const Review& review, const Reasons* reasons) {
    const MarkLimits& limits = review.limits;
    const ReportUnits units(replay.game().info());
    auto costliest = marked(review, limits);
    std::stable_sort(costliest.begin(), costliest.end(),
                     [](const auto* a, const auto* b) { return a->loss->value > b->loss->value; });
    if (costliest.empty()) return "\nNo mistakes beyond chance.\n";
    TextTable table{4};
    table.add({"decision", "seat", "", "played", "loss", "seeing all cards", "better"});
    for (const ReviewedDecision* decision : costliest)
        table.add({std::to_string(decision->number + 1), std::to_string(decision->seat.index() + 1),
                   std::string(mark_sign(mark_of(*decision, limits))), said(decision->played),
                   report_loss(units, *decision->loss),
                   decision->loss_open ? report_loss(units, *decision->loss_open) : "",
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
