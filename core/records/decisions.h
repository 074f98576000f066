// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/seat.h"

#include <optional>
#include <vector>

namespace hilltop {

/// One answer of one seat.
struct Decision {
    int number = 0; ///< of the match, from 0, in order of step, then seat
    int step = 0;   ///< entry of the record's `steps`
    Seat seat;
    friend bool operator==(const Decision&, const Decision&) = default;
};

/// The one way the decisions of a match are counted: in order of step, then seat. Where a seat may answer, its silence
/// is an answer too and has a number; rests have none. It is the number Table::decision_of() gives and dice belong to.
class Decisions {
public:
    /// The next step is a question to `asked`.
    void add(SeatSet asked);

    int count() const { return m_count; }
    int steps() const { return static_cast<int>(m_steps.size()); }
    /// The number of the seat's answer to a step; -1 if it is not asked there.
    int number(int step, Seat seat) const;
    /// The first number at a step; at the end of the match count().
    int first_of(int step) const;
    /// The decision of that number; nothing if the match has none.
    std::optional<Decision> find(int number) const;

private:
    struct Step {
        int first;
        SeatSet asked;
    };
    std::vector<Step> m_steps;
    int m_count = 0;
};

} // namespace hilltop
