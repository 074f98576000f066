// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QProgressBar;
class QPushButton;

namespace hilltop {

class TextLabel;
class TournamentJob;

/// Title, progress and the button that stops, at the top of a tournament.
class TournamentHead : public QWidget {
    Q_OBJECT
public:
    explicit TournamentHead(const TournamentJob& job, QWidget* parent = nullptr);

    /// As the job's progress() says.
    void refresh();
    /// "62 %, 7 min left", or how it ended.
    QString shortState() const;

signals:
    void stopRequested();

private:
    int percent() const;

    const TournamentJob& m_job;
    TextLabel *m_title, *m_plan, *m_percent, *m_done, *m_left, *m_pace, *m_note;
    QProgressBar* m_bar;
    QPushButton* m_stop;
};

} // namespace hilltop
