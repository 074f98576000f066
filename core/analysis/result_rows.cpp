// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/result_rows.h"

#include "analysis/report_parts.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hilltop {
namespace {

constexpr double kNoRest = 1e-7; ///< rounding of the computer, of a last shown digit

/// A worth of 1 in units of the last digit that is shown.
double steps_of(const Info& info) {
    const ReportUnits units(info);
    return units.factor * std::pow(10.0, units.decimals);
}

} // namespace

bool ResultRow::significant() const {
    return std::abs(value) > 2 * error;
}

std::vector<std::int64_t> adding_up(const std::vector<double>& parts, std::int64_t total) {
    std::vector<std::int64_t> whole;
    std::vector<double> rests;
    for (const double part : parts) {
        const double below = std::floor(part + kNoRest);
        whole.push_back(static_cast<std::int64_t>(below));
        rests.push_back(part - below);
    }
    std::vector<std::size_t> order(parts.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return rests[a] > rests[b]; });
    const std::int64_t up = total - std::accumulate(whole.begin(), whole.end(), std::int64_t{0});
    for (std::size_t i = 0; i < order.size() && static_cast<std::int64_t>(i) < up; ++i)
        ++whole[order[i]];
    return whole;
}

std::vector<double> parts_as_shown(const Info& info, const std::vector<double>& parts, double whole) {
    const double steps = steps_of(info);
    std::vector<double> shown = parts;
    for (double& part : shown)
        part *= steps;
    const auto rounded = adding_up(shown, std::llround(steps * whole));
    std::transform(rounded.begin(), rounded.end(), shown.begin(),
                   [&](std::int64_t part) { return static_cast<double>(part) / steps; });
    return shown;
}

ResultRows::ResultRows(const Info& info, const Review& review, Seat seat) {
    const SeatReview& sums = review.seats[static_cast<std::size_t>(seat.index())];
    const double steps = steps_of(info);
    // The skill of all is rounded first: partners share start, luck and result, and must see the same numbers.
    const double others = sums.skill - sums.own_skill;
    const double result = sums.start + sums.luck + sums.skill;
    const auto whole =
        adding_up({steps * sums.start, steps * sums.luck, steps * sums.skill}, std::llround(steps * result));
    const auto skill = adding_up({steps * sums.own_skill, steps * others}, whole[2]);
    const auto add = [&](ResultRow::Kind kind, std::int64_t shown, double error) {
        m_rows.push_back({kind, static_cast<double>(shown) / steps, error});
    };
    add(ResultRow::Kind::Start, whole[0], sums.start_error);
    add(ResultRow::Kind::Luck, whole[1], sums.luck_error);
    const bool alone = review.seats.size() == 1;
    add(ResultRow::Kind::Own, alone ? whole[2] : skill[0], sums.own_error);
    if (!alone) add(ResultRow::Kind::Others, skill[1], sums.others_error);
    add(ResultRow::Kind::Result, whole[0] + whole[1] + whole[2], 0);
}

ResultRow ResultRows::of(ResultRow::Kind kind) const {
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [&](const ResultRow& row) { return row.kind == kind; });
    return found == m_rows.end() ? ResultRow{kind} : *found;
}

double ResultRows::luck_adjusted() const {
    return of(ResultRow::Kind::Result).value - of(ResultRow::Kind::Luck).value;
}

double ResultRows::skill() const {
    return of(ResultRow::Kind::Own).value + of(ResultRow::Kind::Others).value;
}

} // namespace hilltop
