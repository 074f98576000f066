// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_history.h"
#include "hills/hill_state.h"
#include "jobs/job.h"

#include <QWidget>

class QStackedLayout;

namespace hilltop {

class BarChart;
class LineChart;
class Segmented;
class TextLabel;

/// What a hill's tables do not show: how the ratings of the top went, what beats the king, and the versions of a bot
/// beside each other. Computed in the background.
class HillCharts : public QWidget {
    Q_OBJECT
public:
    enum Part { History, King, Versions };

    explicit HillCharts(QWidget* parent = nullptr);

    /// Null: shows nothing.
    void assign(const HillStatePtr& hill);
    /// The bot whose versions are compared, and whose curve is highlighted; empty: the king's.
    void setChosen(const std::string& name);
    void showPart(Part part);
    Part part() const;
    LineChart* lines() const { return m_lines; }
    BarChart* king() const { return m_king; }
    BarChart* versions() const { return m_versions; }
    bool computing() const { return m_job.running(); }
    QWidget* pane() const;

private:
    struct Found {
        std::vector<HillMoment> moments;
        std::vector<HillRating> versions;
    };
    void compute();
    void showHistory(const std::vector<HillMoment>& moments);
    void showKing();
    void showVersions(const std::vector<HillRating>& ratings);
    std::string name() const;
    void showTitle();

    HillStatePtr m_hill;
    std::string m_chosen;
    std::vector<std::string> m_names; ///< of the curves
    LineChart* m_lines;
    BarChart *m_king, *m_versions;
    TextLabel* m_title;
    Segmented* m_switch;
    QStackedLayout* m_stack;
    bool m_again = false; ///< something has changed while it was computed
    Job m_job;
};

} // namespace hilltop
