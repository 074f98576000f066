// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/replay_outline.h"
#include "replay/analysis_models.h"
#include "replay/moment_pane.h"
#include "style/column_fitter.h"
#include "style/panel.h"

#include <QWidget>

#include <memory>

class QAction;
class QProgressBar;
class QPushButton;
class QTableView;
class QToolButton;
class QVBoxLayout;

namespace hilltop {

class BeliefsPane;
class LogModel;
class MatchCursor;
class ReviewNotice;

/// Beside the table while a match is analysed: the answers of the moment, what the one that was given lost and why, the
/// match by seat, and as tabs what may be believed of hidden cards and the list of moves. Before there is an analysis,
/// its progress.
class AnalysisPanel : public QWidget {
    Q_OBJECT
public:
    /// The page's actions.
    struct Actions {
        QAction *previous, *next; ///< mistake
        QAction *rollOut, *world, *tryAgain;
    };
    AnalysisPanel(const Actions& actions, LogModel& log, MatchCursor& cursor, QWidget* parent = nullptr);

    void setReview(std::shared_ptr<const Review> review, const TableNames& names, const Info& info);
    /// The review in two or three sentences, with links as summaryParagraph() makes them.
    void setSummary(const QString& paragraph);
    /// Without a review: `problem` says why there is none, or is empty.
    void setWaiting(const QString& problem);
    /// Without a review, while one is looked for.
    void setReading();
    void setProgress(double share);
    /// What is to be said of the review that is shown; empty: nothing. `again`: there is a button that asks for a new
    /// one.
    void setNotice(const QString& text, bool again = false);
    QString notice() const;
    /// How far a deeper one has come that will take its place; nothing: none is being made.
    void setDeeper(std::optional<double> share);
    /// The moment shown, and the seat whose match it is. Where several decide, it is told of the one whose cards are
    /// seen (`view`), or with all cards open (-1) of the one that lost most when one came here.
    void setMoment(const ReplayOutline& outline, int position, int seat, int view);
    /// Whether what the whole match came to may be told, from the next setMoment() on.
    void setSumsShown(bool shown);
    /// What could be answered where nobody has; shown with the moment it is of.
    void setOpen(std::optional<ReviewedDecision> decision) { m_pane->setOpen(std::move(decision)); }
    /// Larger letters need more room.
    static int leastWidth();
    /// Low windows show either the moment or the match.
    void setLow(bool low);
    const ReviewedDecision* decision() const { return m_pane->decision(); }
    /// A low window has no room below the table: the graph stands above the match by seat then, else nowhere here.
    void setGraph(QWidget* graph);
    QTableView* options() const { return m_pane->options(); }
    QTableView* seats() const { return m_seats; }
    QTableView* moves() const { return m_moves; }
    BeliefsPane* beliefs() const { return m_beliefs; }
    /// Shows the tab of hidden cards; where it is shown already and `mayReturn`, that of the moment.
    void turnToBeliefs(bool mayReturn);
    bool showsBeliefs() const;
    MomentDepth* depth() const { return m_pane->depth(); }

signals:
    void startRequested();
    /// The match is to be judged with more samples, or that is to end.
    void deeperRequested();
    void deeperCancelled();
    void cancelRequested();
    /// A link of the summary was followed.
    void decisionRequested(int decision);
    /// A part of the sum was chosen.
    void positionRequested(int position);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    TextLabel* makeSummary();
    QWidget* makeMatch();
    QWidget* makeWaiting();
    /// Whether the review is there; else its progress stands in its place.
    bool reviewed() const { return m_review != nullptr; }
    void showSum(int seat);
    void showParts();
    void fitSums();
    static FitColumns seatColumns();
    void arrange();
    void explain();

    std::shared_ptr<const Review> m_review;
    const Info* m_info = nullptr;
    TableNames m_names;
    bool m_low = false, m_sumsShown = true;
    int m_seat = 0; ///< whose sum is told
    Actions m_actions;
    ReadTable m_seatModel;
    Segmented *m_tabs, *m_tallTabs; ///< of a low window, and of others
    QTableView* m_moves;
    BeliefsPane* m_beliefs;
    MomentPane* m_pane;
    QVBoxLayout* m_matchColumn = nullptr;
    QWidget *m_waiting, *m_moment, *m_match; ///< the progress; the pane, scrolled, and the match by seat
    QTableView* m_seats;
    TextLabel *m_summary, *m_sum, *m_apart;
    QToolButton* m_parts;
    TextLabel* m_problem;
    QProgressBar* m_progress;
    QPushButton *m_start, *m_cancel;
    ReviewNotice* m_notice;
    QToolButton* m_deeper;
    TextLabel* m_mistakesTitle;
};

} // namespace hilltop
