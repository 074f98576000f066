// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/before_dialog.h"
#include "jobs/job.h"
#include "review_files/reviewing.h"
#include "review_files/spare_reviews.h"

#include <QObject>

#include <functional>

namespace hilltop {

class ReplayPage;
class WaitNote;

/// Finds matches where they lie, in the background, and shows them in Replay. Lives in the GUI thread.
class MomentOpening : public QObject {
    Q_OBJECT
public:
    MomentOpening(ReplayPage& replay, WaitNote& wait, SpareReviews spare);

    /// The newest request alone is answered.
    void find(const MatchPlace& place, std::function<void(Result<Record>)> found);
    /// A match that was found at that place; then what leads to its moment.
    void show(Record match, const MatchPlace& place, const std::function<void()>& go);
    /// A match from its beginning.
    void openMatch(const MatchPlace& place);
    /// A decision of a match that has a review.
    void open(const MatchPlace& place, int decision);
    /// Asks in a dialog over `parent` what was answered before at a decision, and opens what is chosen.
    void before(const Record& match, int decision, const BeforeDialog::Places& places, QWidget* parent);

signals:
    /// The match is in Replay.
    void opened();
    /// Why it is not shown.
    void failed(const QString& sentence);

private:
    void findAndShow(const MatchPlace& place, std::function<void()> go);

    ReplayPage& m_replay;
    WaitNote& m_wait;
    const SpareReviews m_spare;
    Job m_looking;
};

} // namespace hilltop
