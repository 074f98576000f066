// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/formats.h"

namespace hilltop {

/// The state of a Swiss tournament between rounds. A meeting won is one point, drawn half a point; a bye is a win.
class SwissTable {
public:
    explicit SwissTable(int entrants);

    void add(const Round& round);
    /// No rematches while possible; the best score meets one of its own group, half the group further down.
    /// With an odd number the last who has had no bye yet has one.
    std::vector<Pairing> next_round() const;
    /// Who is in none of the pairings; -1: none.
    int bye_of(const std::vector<Pairing>& pairings) const;
    /// By score, then Buchholz's sum of the opponents' scores, then matches won; equal in all share a place.
    std::vector<int> places() const;

private:
    struct Line {
        double score = 0;
        double won = 0;
        bool bye = false;
        std::vector<int> met;
    };
    double buchholz(int entrant) const;
    std::vector<int> order() const;
    bool met(int one, int two) const;
    bool pair_up(std::vector<int>& left, std::vector<Pairing>& pairings, int& tries) const;

    std::vector<Line> m_lines;
};

} // namespace hilltop
