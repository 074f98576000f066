// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace hilltop {

class TextLabel;
class TournamentJob;

/// Title, progress and buttons at the top of a tournament, and what went wrong with it.
class TournamentHead : public QWidget {
    Q_OBJECT
public:
    /// What the buttons do; actions and menu belong to the page.
    struct Actions {
        QAction *back, *pause, *stop, *resume, *watch;
    };
    explicit TournamentHead(const Actions& actions, QWidget* parent = nullptr);

    QToolButton* exportButton() const { return m_export; }
    /// As the job says now.
    void refresh(const TournamentJob& job);
    /// A passing sentence of the window's own, such as an export that failed; empty: none.
    void setNotice(const QString& sentence);

signals:
    void threadsChosen(int threads);
    void copyRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitNote();
    void showLine(const TournamentJob& job);
    void showProblem(const TournamentJob& job);

    TextLabel *m_title, *m_plan, *m_percent, *m_done, *m_left, *m_pace, *m_note, *m_problem;
    QWidget* m_problemLine;
    QProgressBar* m_bar;
    QSpinBox* m_threads;
    QPushButton *m_resume, *m_again, *m_copy;
    QToolButton* m_export;
    QString m_wholeNote, m_leastNote; ///< the second where there is no room for the first
    QString m_notice;
};

/// "62 %, 7 min left", or how it ended.
QString shortState(const TournamentJob& job);
/// What a notification says of a tournament that has ended or stopped.
QString endTitle(const TournamentJob& job);
QString endText(const TournamentJob& job);
/// "8 bots, 2,000 matches a pair, duplicate deals, seed 20261121"
QString planWords(const TournamentJob& job);

} // namespace hilltop
