// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/match_export.h"
#include "documents/moment_analysis.h"
#include "replay/match_opening.h"
#include "replay/moves_pane.h"
#include "replay/replay_actions.h"
#include "table/table_scene.h"

class QHBoxLayout;
class QStackedLayout;
class QVBoxLayout;

namespace hilltop {

class AnalysisViews;
class MovesPane;
class ReplayHead;
class Settings;
class TableView;
class TextLabel;
class Theme;
class Timeline;
class WaitNote;

/// A match stepped through: the table at every moment, its timeline, its moves and notes, from any seat or with all
/// cards; its branches, and the way to play a new one. Lays out and connects what has a life of its own.
class ReplayPage : public Page {
    Q_OBJECT
public:
    static constexpr int kAllCards = MatchCursor::kAllCards;

    ReplayPage(Settings& settings, const Theme& theme, QWidget* parent = nullptr);
    ~ReplayPage() override;

    /// Shows what an analysis says of the match beside it, and makes one if there is none yet.
    void setAnalysing(bool analysing);

    /// What is to be shown.
    MatchOpening& opening() { return m_opening; }
    /// What is shown.
    MatchCursor& cursor() { return m_cursor; }
    MatchAnalysis& analysis() { return m_analysis; }
    Playback& playback() { return *m_playback; }
    AnalysisViews* views() const { return m_views; }
    TableScene& scene() { return m_scene; }
    Timeline* timeline() const { return m_timeline; }
    ReplayHead* head() const { return m_head; }
    MovesPane* moves() const { return m_moves; }
    TableView* table() const { return m_table; }

    QString title() const override { return tr("Replay"); }
    QString iconName() const override { return QStringLiteral("replay"); }
    QList<QAction*> barActions() const override;
    QList<QAction*> menuActions(MenuId menu) const override;
    QList<KeyHint> keyHints() const override;
    QString statusText() const override;
    QString rulesId() const override;
    QList<QWidget*> panes() const override;
    void shown() override;
    void takeFocus() override;
    void hidden() override;
    void leave(std::function<void(bool may)> then) override { m_saving.leave(std::move(then)); }

signals:
    /// The mistakes of the match, to be tried again.
    void quizRequested(const hilltop::QuizSource& source);
    /// All matches of this file shall be analysed.
    void analyseRequested(const QString& path);
    /// The person wants to choose a file.
    void openRequested();
    /// The match up to the moment shown, to be played on by the person from the chosen seat as a branch.
    void playOnRequested(const hilltop::Record& record, const hilltop::BranchPlay& branch);
    void rulesRequested(const QString& game);
    /// The cards of the match shown are to be played from a seat, of which this one is proposed.
    void playDealRequested(const hilltop::Record& record, const QString& file, int seat);
    /// What was answered before in the position of that decision.
    void beforeRequested(const hilltop::Record& record, const QString& file, int decision);
    /// What all who had the cards of that seat made of them.
    void cardsResultsRequested(const hilltop::Record& record, const QString& file, int seat);
    /// A match was pasted while another page was in front.
    void frontRequested();
    /// Why a match that was pasted is not shown.
    void told(const QString& sentence);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    enum Sheet { Empty, List, Match }; ///< of the stack
    QWidget* makeMatch();
    QWidget* makeTransport();
    void connectCursor();
    void connectAnalysis();
    void connectParts();
    void act(ReplayActions::Id id);
    void playOn(bool again);
    void showList();
    void showLine();
    void showTold();
    void showView();
    void documentChanged();
    void showWords();
    void showMarks();
    bool inFront() const;
    void refresh();
    void arrange();

    const Settings& m_settings;
    const Theme& m_theme;
    MatchCursor m_cursor;
    MatchAnalysis m_analysis;
    MomentAnalysis m_moment;
    DocumentSaving m_saving;
    MatchOpening m_opening;
    MatchExport m_export;
    TableScene m_scene;
    KeyFilter m_keys;
    TableView* m_table;
    Playback* m_playback;
    ReplayActions m_actions;
    QStackedLayout* m_stack;
    ReplayHead* m_head;
    Timeline* m_timeline;
    MovesPane* m_moves;
    AnalysisViews* m_views;
    TextLabel* m_pace;
    WaitNote* m_wait;
    QHBoxLayout* m_strip; ///< below the table
    QVBoxLayout* m_left;  ///< table, graph and strip
    bool m_low = false;   ///< the graph stands beside the table
    bool m_stale = false; ///< the document has changed while nobody looked
};

} // namespace hilltop
