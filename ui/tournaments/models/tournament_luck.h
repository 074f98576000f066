// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/review_queue.h"
#include "standings/standings_model.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

class QAction;
class QToolButton;

namespace hilltop {

class TournamentJob;

/// The standings of a tournament without the luck of the cards, as far as its matches have been analysed: read in the
/// background, and again while the queue runs. It provides the button that requests more analysis.
class TournamentLuck : public QObject {
    Q_OBJECT
public:
    /// An entrant's luck-adjusted result is shown from this many analysed matches on, and only with its interval.
    static constexpr int kLeastMatches = 30;

    explicit TournamentLuck(QObject* parent = nullptr);

    /// The one queue; it outlives this.
    void setQueue(ReviewQueue* queue);
    /// Another tournament, whose course is known; nothing: none.
    void begin(const TournamentJob* job);
    /// The caller puts it into its layout.
    QToolButton* button() const { return m_button; }
    bool reading() const { return m_reading.running(); }

    /// By entrant, empty for one with too few analysed matches; no entries: that is all of them.
    const std::vector<EntrantLuck>& entrants() const { return m_entrants; }
    /// "100 of 600": how many matches are analysed; empty: none.
    QString counts() const;
    /// "Luck taken out over 100 of 600 matches."; empty: there is nothing to say.
    QString words() const;

signals:
    void changed();
    /// Its analyses shall be seen.
    void showRequested(int row);

private:
    void ask(qint64 most);
    void read();
    void take(const ReviewedMatches& found);
    void refreshButton();

    ReviewQueue* m_queue = nullptr;
    const TournamentJob* m_job = nullptr;
    QString m_path;
    QToolButton* m_button;
    QAction *m_show, *m_pause;
    std::vector<EntrantLuck> m_entrants;
    int m_reviewed = 0;
    std::optional<double> m_factor; ///< plain matches that a luck-adjusted one is worth
    QString m_problem;
    bool m_again = false; ///< more has come while it was read
    Job m_reading;
};

} // namespace hilltop
