// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/match_review.h"
#include "style/panel.h"
#include "text/table_texts.h"

#include <vector>

class QProgressBar;
class QVBoxLayout;

namespace hilltop {

/// A decision that cost much, in words.
struct CostlyMoment {
    int decision = 0; ///< as records count them
    QString where;    ///< "Hand 2"
    QString played, better;
    QString cost, error; ///< "9.8 %", "0.6"; no error where it is exact
    Mark mark = Mark::None;
};
/// The costliest decisions of a seat whose loss is beyond doubt, the worst first. It plays the match again: best done
/// in the background.
std::vector<CostlyMoment> costliest(const Record& match, const Review& review, int seat, const TableNames& names);

/// What the review of a match says to the person who played it, on the result sheet: luck and play in a sentence, the
/// accuracy, and the costliest decisions, each a button; while it is being judged, how far that has come.
class ResultReview : public QWidget {
    Q_OBJECT
public:
    /// The most that are shown.
    static constexpr int kMoments = 3;

    explicit ResultReview(QWidget* parent = nullptr);

    /// Of that match as it is judged; nothing is shown without one. `me` is the person's seat.
    void setReview(std::shared_ptr<MatchReview> judged, const TableNames& names, int me);
    /// A sheet with little height has a line a decision.
    void setLow(bool low);
    QString sentence() const { return m_sentence->text(); }
    QString accuracy() const { return m_accuracy->text(); }
    /// The buttons of the decisions that are shown.
    std::vector<QWidget*> moments() const;
    bool waiting() const;

signals:
    /// A decision to be looked at, by its number.
    void momentChosen(int decision);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void follow();
    void showMoments(const std::vector<CostlyMoment>& moments);

    std::shared_ptr<MatchReview> m_judged;
    TableNames m_names;
    int m_me = -1;
    bool m_low = false;
    TextLabel *m_title, *m_accuracy, *m_sentence, *m_costly;
    QProgressBar* m_progress;
    QVBoxLayout* m_rows;
    Job m_looking;
};

} // namespace hilltop
