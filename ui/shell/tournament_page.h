// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/tournament_job.h"
#include "shell/home_page.h"
#include "shell/page.h"

#include <QPointer>

#include <optional>

class QPushButton;
class QStackedLayout;

namespace hilltop {

class ChoosingTable;
class CrosstableModel;
class CrosstableView;
class MatchListModel;
class NewTournamentDialog;
class Panel;
class Settings;
class StandingsModel;
class StandingsTable;
class TextLabel;
class TournamentHead;
class TournamentStatus;

/// The tournament of the window: a picture and a button before the first, then its progress, standings, crosstable
/// and the matches of a pair. Leaving the page or opening a match does not disturb it; the page's end stops it.
class TournamentPage : public Page {
    Q_OBJECT
public:
    explicit TournamentPage(Settings& settings, QWidget* parent = nullptr);
    ~TournamentPage() override;

    /// Opens the dialog for a game; empty: the one used last, or the first.
    void newTournament(const QString& gameId = QString());
    /// The plan has passed check_plan(); what runs is stopped.
    void start(const Plan& plan, int threads);

    /// Lists the matches of one cell of the crosstable, by place in it.
    void showCell(int row, int column);

    const TournamentJob& job() const { return m_job; }
    /// For the status line of the window, which takes it over.
    QWidget* statusWidget() const;
    /// For the start page; nothing before the first tournament. Its id is kContinueId.
    std::optional<ContinueItem> continueItem() const;
    static constexpr auto kContinueId = "tournament";

    QString title() const override;
    QString iconName() const override;
    QList<QAction*> barActions() const override;
    QList<QAction*> menuActions(MenuId menu) const override;
    QList<KeyHint> keyHints() const override;
    QString statusText() const override;
    QString rulesId() const override;
    QList<QWidget*> panes() const override;
    void shown() override;

signals:
    /// A match, played again from its seed, to be looked at.
    void replayRequested(const hilltop::Record& record);
    /// continueItem() says something new; at most once a second.
    void continueChanged();
    /// The page should come to the front: a tournament has started, or its place in the status line was clicked.
    void frontRequested();

private:
    QWidget* makeEmpty();
    QWidget* makeRunning();
    QWidget* makeStandings();
    QWidget* makeCrosstable();
    QWidget* makeMatches();
    void begin();
    void take(const Progress& progress);
    void showPair(const QModelIndex& cell);
    void showMatchesTitle();
    void openMatch(const QModelIndex& row);

    Settings& m_settings;
    TournamentJob m_job;
    StandingsModel* m_standingsModel;
    CrosstableModel* m_crosstableModel;
    MatchListModel* m_matchModel;
    QAction *m_new, *m_stop;
    QPointer<TournamentStatus> m_status;
    QPointer<NewTournamentDialog> m_dialog;
    QStackedLayout* m_stack;
    QPushButton* m_first;
    TournamentHead* m_head;
    StandingsTable* m_standings;
    CrosstableView* m_crosstable;
    QStackedLayout* m_matchStack;
    TextLabel *m_matchTitle, *m_matchNote;
    ChoosingTable* m_matches;
    QString m_continueShown; ///< what continueChanged() last spoke of
    double m_continueAt = 0; ///< seconds of the tournament then
    QString m_sentence;      ///< of the current cell
};

} // namespace hilltop
