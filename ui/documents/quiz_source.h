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
    std::vector<Puzzle> puzzles; ///< asked first
    bool empty() const { return moments.empty() && puzzles.empty(); }
};

} // namespace hilltop

Q_DECLARE_METATYPE(hilltop::QuizSource)
