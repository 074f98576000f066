// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_match.h"
#include "hills/hill_job.h"

#include <QWidget>

class QStackedLayout;
class QTableView;

namespace hilltop {

class ChoosingTable;
class HillLogModel;
class HillMatchModel;
class Segmented;
class TextLabel;

/// The lists of a hill, one at a time: matches of a pair, and what happened. Matches are read, and played again to be
/// shown, in the background.
class HillDetails : public QWidget {
    Q_OBJECT
public:
    enum Part { Matches, Log };

    explicit HillDetails(QWidget* parent = nullptr);

    /// Another hill: nothing is listed yet.
    void begin(const QString& path);
    void assign(const HillStatePtr& hill);
    /// The matches of two versions, or of one that plays by itself.
    void showMatches(const std::vector<HillKey>& sides);
    void showPart(Part part);
    HillMatchModel& matches() { return *m_matchModel; }
    bool reading() const { return m_reading.running() || m_finding.running(); }
    QWidget* pane() const;

signals:
    void replayRequested(const hilltop::Record& record);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeMatches();
    void take(Result<std::vector<HillMatch>> matches);
    void openMatch(int row);
    void fit();

    QString m_path;
    HillStatePtr m_hill;
    std::vector<HillKey> m_sides; ///< whose matches are listed; empty: none
    HillMatchModel* m_matchModel;
    HillLogModel* m_logModel;
    Segmented* m_switch;
    QStackedLayout *m_stack, *m_matchStack;
    TextLabel *m_hint, *m_title, *m_note;
    ChoosingTable* m_matches;
    QTableView* m_log;
    Job m_reading, m_finding;
};

} // namespace hilltop
