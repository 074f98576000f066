// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/review_sum.h"

#include "analysis/report_parts.h"
#include "base/text_table.h"

#include <fmt/format.h>

#include <cmath>

namespace hilltop {
namespace {

constexpr double kNoTerm = 1e-12; ///< rounding

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

std::vector<SumTerm> shown_terms(const Info& info, const Review& review, Seat seat) {
    const ReportUnits units(info);
    auto terms = sum_terms(review, seat);
    double now = ResultRows(info, review, seat).of(ResultRow::Kind::Start).value;
    terms.front().change = terms.front().after = now;
    for (auto term = terms.begin() + 1; term != terms.end(); ++term) {
        term->after = units.as_shown(term->after);
        term->change = term->after - now;
        now = term->after;
    }
    return terms;
}

std::string sum_text(const Replay& replay, const Review& review, Seat seat) {
    const Info& info = replay.game().info();
    const ReportUnits units(info);
    const auto names = report_names(replay.record());
    TextTable table{3};
    table.add({"", "decision", "answer", "change", "value"});
    for (const SumTerm& term : shown_terms(info, review, seat)) {
        const std::string value = with_keyboard_signs(units.value(term.after)),
                          change = with_keyboard_signs(units.change(term.change));
        if (term.kind == SumTerm::Kind::Start) {
            table.add({"start", "", "", "", value});
            continue;
        }
        if (term.kind == SumTerm::Kind::Luck) {
            table.add({"luck", "", "", change, value});
            continue;
        }
        const ReviewedDecision& made = *term.decision;
        table.add({names[static_cast<std::size_t>(made.seat.index())],
                   made.number < 0 ? std::string() : std::to_string(made.number + 1), made.played.value_or("silence"),
                   change, value});
    }
    constexpr const char* kTitles[] = {"start ", " luck ", " skill ", " others' skill ", " = "};
    std::string sum;
    for (const ResultRow& row : ResultRows(info, review, seat))
        sum += kTitles[static_cast<std::size_t>(row.kind)] + with_keyboard_signs(units.row({row.kind, row.value, 0}));
    return fmt::format("{}{} of {}, all parts{}:\n\n{}\n{}\n", units.title, units.bounded ? ", %," : "",
                       names[static_cast<std::size_t>(seat.index())], units.sign() < 0 ? " (fewer are better)" : "",
                       table.text(), sum);
}

} // namespace hilltop
