// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/review.h"

namespace hilltop {

/// One line of start + luck + skill + others' skill = result for a seat, as every place shows it.
struct ResultRow {
    enum class Kind : std::uint8_t { Start, Luck, Own, Others, Result };
    Kind kind = Kind::Start;
    double value = 0; ///< in what the game counts, rounded to the decimals that are shown
    double error = 0; ///< one standard error; 0: exact

    /// 1: a gain for the seat, -1: a loss, 0: it is shown as 0.
    int direction() const { return value > 0 ? 1 : value < 0 ? -1 : 0; }
    /// More than two errors from 0.
    bool significant() const;
};

/// The rows of one seat in the order of their kinds, without Others where there are none. The values before Result add
/// up to it as they are shown.
class ResultRows {
public:
    ResultRows(const Info& info, const Review& review, Seat seat);

    auto begin() const { return m_rows.begin(); }
    auto end() const { return m_rows.end(); }
    /// Of a kind that is not there: 0, exact.
    ResultRow of(ResultRow::Kind kind) const;
    /// As shown, like the rows: the result without the luck, and what all answers changed.
    double luck_adjusted() const;
    double skill() const;

private:
    std::vector<ResultRow> m_rows;
};

/// Whole numbers that add up to `total`, each one of the two beside its part; those that are cut most are rounded up
/// (largest remainder method). The total is the sum of the parts, rounded up or down.
std::vector<std::int64_t> adding_up(const std::vector<double>& parts, std::int64_t total);
/// The same for worths, in the decimals that the game shows: parts of `whole`, as a row has it.
std::vector<double> parts_as_shown(const Info& info, const std::vector<double>& parts, double whole);

} // namespace hilltop
