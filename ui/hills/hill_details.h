// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contests/contest_details.h"
#include "hill/hill_match.h"
#include "hills/hill_job.h"

namespace hilltop {

class HillMatchModel;
class ReadTable;

/// The lists of a hill, one at a time: matches of a pair, and what happened. Matches are read, and played again to be
/// shown, in the background.
class HillDetails : public ContestDetails {
    Q_OBJECT
public:
    enum Part { Matches, Log };

    explicit HillDetails(QWidget* parent = nullptr);

    /// Another hill: nothing is listed yet.
    void begin(const QString& path);
    void assign(const HillStatePtr& hill);
    /// The matches of two versions, or of one that plays by itself.
    void showMatches(const std::vector<HillKey>& sides);
    HillMatchModel& matches() { return *m_matchModel; }
    bool reading() const { return m_reading.running() || m_finding.running(); }

signals:
    void replayRequested(const hilltop::Record& record);

protected:
    void openMatch(int row) override;

private:
    void take(Result<std::vector<HillMatch>> matches);

    QString m_path;
    HillStatePtr m_hill;
    std::vector<HillKey> m_sides; ///< whose matches are listed; empty: none
    HillMatchModel* m_matchModel;
    ReadTable* m_logModel;
    QTableView* m_log;
    Job m_reading, m_finding;
};

} // namespace hilltop
