// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/quiz_source.h"
#include "documents/review_queue.h"
#include "reviews/review_tables.h"
#include "style/column_fitter.h"
#include "style/page.h"

class QComboBox;
class QProgressBar;
class QPushButton;
class QStackedLayout;
class QTableView;

namespace hilltop {

class Segmented;
class TextLabel;

/// Many matches analysed: on the left the queue, on the right what the chosen ones come to. Results are read from where
/// reviews are kept, in the background, and again while more are made.
class ReviewsPage : public Page {
    Q_OBJECT
public:
    enum Part { Standings, Worst, Kinds, Style, Problems };

    /// The queue outlives the page.
    explicit ReviewsPage(ReviewQueue& queue, QWidget* parent = nullptr);

    /// A task of the queue.
    void showTask(int row);
    void showPart(Part part);
    /// Asks for a folder whose matches to analyse.
    void askForFolder();

    /// From which losses on decisions are marked; what is shown is counted again.
    void setMarking(const Marking& marking);
    /// The level of bots, 1 to 5, that is nearest to the person's in a game.
    void setLevel(std::function<int(const std::string& game)> level) { m_level = std::move(level); }

    QTableView* tasks() const { return m_tasks; }
    QTableView* table() const { return m_table; }
    /// By row, while the costliest decisions are shown.
    const std::vector<MarkedMoment>& moments() const { return m_moments; }
    QComboBox* bots() const { return m_bots; }
    const std::shared_ptr<const ReviewedMatches>& found() const { return m_found; }
    bool reading() const { return m_reading.running(); }

    QString title() const override { return tr("Analyses"); }
    QString iconName() const override { return QStringLiteral("reviews"); }
    QList<QAction*> barActions() const override;
    QList<QAction*> menuActions(MenuId menu) const override;
    QString statusText() const override;
    QList<QWidget*> panes() const override;
    void takeFocus() override;
    void shown() override;

signals:
    /// A decision of one of the matches shall be seen in Replay.
    void momentRequested(const hilltop::MatchPlace& place, int decision);
    /// The decisions that are listed, to be tried.
    void quizRequested(const hilltop::QuizSource& source);
    /// The matches the person has played shall be analysed.
    void ownRequested();

private:
    static constexpr int kOpenColumn = 5; ///< of the worst decisions: from here on they go where there is no room

    QWidget* makeQueue();
    QWidget* makeResults();
    int current() const;
    void refresh();
    void read();
    void fillGroups();
    void fillBots();
    void fillTable();
    TableContent content(const ReviewedGroup& group);
    Part part() const;
    FitColumns columns() const;
    void openRow(int row);
    void quiz();
    QuizSource practice() const;

    ReviewQueue& m_queue;
    QAction *m_own, *m_folder, *m_pause, *m_remove, *m_quiz;
    QStackedLayout *m_stack, *m_resultStack;
    QTableView *m_tasks, *m_table;
    ColumnFitter* m_fitter = nullptr;
    TextLabel *m_title, *m_state, *m_hint;
    QProgressBar* m_bar;
    Segmented* m_parts;
    QComboBox *m_groups, *m_bots;
    ReadTable m_results;
    std::vector<MarkedMoment> m_moments;
    std::vector<KindTable::Row> m_kinds;            ///< by row, while kinds are shown
    std::shared_ptr<const ReviewedMatches> m_found; ///< of the task that is shown
    QStringList m_foundPaths;
    bool m_again = false;
    Marking m_marking;
    std::function<int(const std::string& game)> m_level;
    Job m_reading;
};

} // namespace hilltop
