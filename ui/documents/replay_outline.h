// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/replay.h"
#include "text/table_texts.h"

#include <vector>

namespace hilltop {

/// A match as its timeline shows it: hands, and the moments in each. Names are those people read.
struct ReplayOutline {
    /// One seat's part in a moment.
    struct Answer {
        int seat = 0;
        bool spoken = true; ///< false: silence, or nothing yet
    };
    struct Moment {
        int section = 0;
        int seat = -1;               ///< who decides here, the first of several; -1 at a rest and at the end
        int round = 0;               ///< from 1 in its hand, where a round begins; 0 elsewhere
        int number = -1;             ///< of the first decision, as records count them; -1: no decision
        bool branched = false;       ///< belongs to a branch alone
        std::vector<Answer> answers; ///< of all who decide here, by seat
        QString decision;            ///< "Bold: Stand"; empty if there is no decision here
    };
    /// A highlight at a moment.
    struct Mark {
        int position = 0;
        KeyMark::Shape shape = KeyMark::Shape::Gain;
        QString text;
    };
    struct Section {
        int first = 0, last = 0; ///< positions
        QString title;           ///< "Hand 3"
        QString gained;          ///< which seats gained points, by name; empty: none
        QString score;           ///< after it, "2–1"; empty for more than two seats
        bool finished = false;   ///< something came of it
    };
    std::vector<Moment> moments; ///< by position
    std::vector<Section> sections;
    std::vector<Mark> marks; ///< key events, by position
    int decisions = 0;       ///< answers of seats in the whole match; 0: not to be told
    int seats = 0;
    bool lanes = false;  ///< several seats decide at once
    bool counted = true; ///< sections bring points to seats

    const Moment& at(int position) const { return moments[static_cast<std::size_t>(position)]; }
    const Section& sectionAt(int position) const { return sections[static_cast<std::size_t>(at(position).section)]; }
    /// "Decision 7 (of 0 to 38)"; "Decisions 6–7 (of 0 to 38)" where several decide at once; empty if none does.
    QString decisionTitle(int position) const;
    /// The same of one of them: "Decision 7 (of 0 to 38)".
    QString numberTitle(int decision) const;
    /// The moment at which that decision is made; the last one if the match has none of that number.
    int positionOf(int decision) const;
    /// The next moment at which the seat that decides at `position` decides again, in direction `by` (1 or -1); the
    /// first or last position if there is none.
    int roundFrom(int position, int by) const;
    /// The first position of the next hand, or of this one and then of the one before.
    int sectionFrom(int position, int by) const;
    /// As much of it as somebody knows who has come that far: nothing later, not the answers at `position` itself, and
    /// no count of decisions.
    ReplayOutline upTo(int position) const;
};

/// `fork`: moments behind the question of that step belong to a branch; -1: none do.
ReplayOutline outlineOf(const Replay& replay, const TableNames& names, int fork = -1);

} // namespace hilltop
