// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/replay_outline.h"
#include "replay/analysis_models.h"

#include <QWidget>

#include <memory>
#include <optional>

class QAction;
class QTableView;

namespace hilltop {

class MomentDepth;
class TextLabel;

/// One moment of a review: the answers, what the one that was given lost and why, and what goes deeper into it.
class MomentPane : public QWidget {
    Q_OBJECT
public:
    /// `deeper`: the page's actions on the moment, a button each.
    explicit MomentPane(const QList<QAction*>& deeper, QWidget* parent = nullptr);

    void setReview(std::shared_ptr<const Review> review, const TableNames& names, const Info& info);
    /// There is no review.
    void clear();
    /// What could be answered where nobody has; shown with the moment it is of.
    void setOpen(std::optional<ReviewedDecision> decision) { m_openMoment = std::move(decision); }
    /// Where several decide, it is told of the one whose cards are seen (`view`), or with all cards open (-1) of the
    /// one that lost most when one came here.
    void setMoment(const ReplayOutline& outline, int position, int view);
    /// In a panel as wide as that, in pixels.
    void fit(int width);
    /// None where nobody decides.
    const ReviewedDecision* decision() const { return m_decision; }
    QTableView* options() const { return m_options; }
    MomentDepth* depth() const { return m_depth; }

private:
    void showLosses();
    void fitLosses();
    void fitOptions();
    QString playedOn(int times) const;

    std::shared_ptr<const Review> m_review;
    const Info* m_info = nullptr;
    TableNames m_names;
    const ReviewedDecision* m_decision = nullptr; ///< of the review
    std::optional<ReviewedDecision> m_openMoment;
    int m_position = -1, m_view = -1; ///< of the moment shown
    std::optional<Seat> m_seat;       ///< whose decision is shown there
    int m_width = 0;                  ///< of the panel
    ReadTable m_optionModel;
    MomentDepth* m_depth;
    QTableView* m_options;
    QWidget *m_losses, *m_rest; ///< the last is empty, below what is said where nobody decides
    TextLabel *m_title, *m_number, *m_nothing, *m_how;
    TextLabel *m_known, *m_knownWords, *m_open, *m_openWords;
};

} // namespace hilltop
