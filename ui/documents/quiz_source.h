// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/moment.h"
#include "review_files/reviewing.h"

#include <QMetaType>
#include <QString>

#include <vector>

namespace hilltop {

/// A decision of a reviewed match, wherever it lies.
struct QuizMoment {
    MatchPlace place;
    int number = 0; ///< of the decision
    Seat seat{};
};

/// What a quiz may ask about.
struct QuizSource {
    QString title; ///< "Mistakes of Bold"
    std::vector<QuizMoment> moments;
    std::vector<Puzzle> puzzles;  ///< asked first
    FreshKind fresh{};            ///< asked last: out of new matches of bots
    int fresh_left = 0;           ///< how many of these
    std::uint64_t fresh_seed = 1; ///< of the next match: the same source has the same questions
    bool empty() const { return moments.empty() && puzzles.empty() && fresh_left == 0; }
};

} // namespace hilltop

Q_DECLARE_METATYPE(hilltop::QuizSource)
