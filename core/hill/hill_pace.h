// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_log.h"

#include <map>
#include <string>
#include <vector>

namespace hilltop {

/// Seconds of a thread that a match takes, as the part of each version that sits in it.
using HillPace = std::map<HillKey, double>;

/// Measures the versions of a run by how long their matches took.
class PaceMeter {
public:
    /// Matches of these sides that took a thread so long.
    void add(const std::vector<HillKey>& sides, double seconds, std::int64_t matches);
    /// Of those that were measured, and as it was `before` of all others. Parts add up to what was measured with the
    /// least relative error: those that are likeliest if times were counts (expectation-maximisation for sums of
    /// Poisson variables: Vardi, Shepp, Kaufman, "A statistical model for positron emission tomography", 1985).
    HillPace pace(HillPace before) const;

private:
    struct Spent {
        double seconds = 0;
        double matches = 0;
    };
    std::map<std::vector<HillKey>, Spent> m_spent;
};

/// As a hill's file keeps it. What cannot be read says nothing of any version.
std::string pace_text(const HillPace& pace);
HillPace read_pace(const std::string& text);

/// How long a round still takes, at its pace since it began.
class RoundPace {
public:
    /// Seconds until all `due` matches are played, of which `played` are after so many `seconds`, pauses left out;
    /// negative while that is not known. Another number of due matches, or fewer that are played, is another round.
    double left(double seconds, double due, double played);

private:
    double m_due = -1, m_played = 0;
    double m_from = 0, m_since = 0; ///< matches and seconds when the round began
};

} // namespace hilltop
