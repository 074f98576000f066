// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/review.h"
#include "jobs/job.h"
#include "records/replay.h"

#include <QObject>

#include <memory>
#include <optional>

namespace hilltop {

/// A match judged in the background, once for all who want to see it: each owner may read its progress, and the work
/// continues until the last owner has released it. Lives in the GUI thread.
class MatchReview : public QObject {
    Q_OBJECT
public:
    /// Starts at once; the work takes all idle processors. Marked by these limits; `samples` 0: what
    /// the game's judge takes.
    MatchReview(std::shared_ptr<const Replay> replay, const Marking& marking, int samples = 0);

    const Record& match() const { return m_match; }
    bool running() const { return m_job.running(); }
    /// Of the work, 0 to 1.
    double share() const { return m_share; }
    /// None while it runs, or where the match cannot be judged.
    const std::shared_ptr<const Review>& review() const { return m_review; }
    /// Why it cannot.
    const std::optional<Error>& error() const { return m_error; }

signals:
    void progressed(double share);
    /// There is a review, or an error.
    void ended();

private:
    Record m_match;
    Job m_job;
    double m_share = 0;
    std::shared_ptr<const Review> m_review;
    std::optional<Error> m_error;
};

} // namespace hilltop
