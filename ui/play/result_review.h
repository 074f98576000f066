// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/match_review.h"
#include "documents/summary_words.h"
#include "play/moment_list.h"
#include "style/panel.h"
#include "text/table_texts.h"

#include <vector>

class QProgressBar;

namespace hilltop {

class ResultBars;

/// What the review of a match says to the person who played it, on the result sheet: a summary, luck and play as
/// bars, the accuracy, and the costliest decisions, a part of its own; while it is being judged, how far that has come.
class ResultReview : public QWidget {
    Q_OBJECT
public:
    explicit ResultReview(QWidget* parent = nullptr);

    /// Of that match as it is judged; nothing is shown without one. `me` is the person's seat.
    void setReview(std::shared_ptr<MatchReview> judged, const TableNames& names, int me);
    /// Why nothing of it is shown.
    void keepClosed(const QString& why);
    /// A sheet with little room names what it shows above.
    void setTitled(bool titled);
    /// What is said, without its links.
    const QString& sentence() const { return m_said; }
    QString accuracy() const { return m_accuracy->text(); }
    ResultBars* bars() const { return m_bars; }
    /// The costliest decisions, to be placed beside it.
    MomentList* list() const { return m_list; }
    /// The buttons of the decisions that are shown.
    std::vector<QWidget*> moments() const { return m_list->buttons(); }
    bool waiting() const;

signals:
    /// The accuracy is known, or not any longer.
    void accuracyChanged();
    /// A decision to be looked at, by its number.
    void momentChosen(int decision);

private:
    void follow();
    void say(const QString& plain);
    void tell(const std::vector<SummaryText>& summary, const QString& more);

    std::shared_ptr<MatchReview> m_judged;
    TableNames m_names;
    int m_me = -1;
    QString m_said;
    TextLabel *m_title, *m_accuracy, *m_sentence;
    QProgressBar* m_progress;
    ResultBars* m_bars;
    MomentList* m_list;
    Job m_looking;
};

} // namespace hilltop
