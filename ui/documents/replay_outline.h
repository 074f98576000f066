// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/replay.h"
#include "text/table_texts.h"

#include <vector>

namespace hilltop {

/// A match as its timeline shows it: hands, and the moments in each. Names are those people read.
struct ReplayOutline {
    struct Moment {
        int section = 0;
        int seat = -1;    ///< who decides here; -1 at a rest and at the end
        int round = 0;    ///< from 1 in its hand, where a round begins; 0 elsewhere
        QString decision; ///< "Bold: Stand"; empty if nobody decides here
    };
    struct Section {
        int first = 0, last = 0; ///< positions
        QString title;           ///< "Hand 3"
        QString gained;          ///< who has more points after it, and who that is; empty: nobody
        QString score;           ///< after it, "2–1"; empty for more than two seats
        bool finished = false;   ///< something came of it
    };
    std::vector<Moment> moments; ///< by position
    std::vector<Section> sections;
    int decisions = 0;
    bool counted = true; ///< sections bring points to seats

    const Moment& at(int position) const { return moments[static_cast<std::size_t>(position)]; }
    const Section& sectionAt(int position) const { return sections[static_cast<std::size_t>(at(position).section)]; }
    /// Decisions up to and including this position, from 1; 0 before the first.
    int decisionNumber(int position) const;
    /// The next moment at which the seat that decides at `position` decides again, in direction `by` (1 or -1); the
    /// first or last position if there is none.
    int roundFrom(int position, int by) const;
    /// The first position of the next hand, or of this one and then of the one before.
    int sectionFrom(int position, int by) const;
};

ReplayOutline outlineOf(const Replay& replay, const TableNames& names);

/// Who sat where: people are "You" unless they have a name, seats of one name are told apart by a number.
TableNames recordNames(const Record& record);

/// The table at a position in words, as those viewers see it: score, cards by zone, whose turn.
QString positionText(const Replay& replay, int position, const TableNames& names, SeatSet viewers);

} // namespace hilltop
