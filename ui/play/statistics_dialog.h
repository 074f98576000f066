// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jobs/job.h"
#include "profile/own_rating.h"
#include "profile/own_results.h"
#include "style/column_fitter.h"

#include <QDialog>

class QStackedLayout;
class QTableWidget;

namespace hilltop {

class CoursePanel;
class Segmented;
class TextLabel;

/// What the person at this screen has won, by game and opponents.
class StatisticsDialog : public QDialog {
    Q_OBJECT
public:
    /// Oldest match first.
    explicit StatisticsDialog(const std::vector<Record>& matches, QWidget* parent = nullptr);
    /// Those of a folder instead, see Library, and the rating by its ledger, read in the background.
    void read(const QString& folder);

    QTableWidget* table() const { return m_table; }
    Segmented* which() const { return m_which; }
    CoursePanel* course() const { return m_course; }
    /// What is said of stakes; empty if there were none.
    QString purse() const;
    bool reading() const { return m_reading.running(); }

private:
    /// Lines of rated matches, and of all.
    struct Lines {
        std::vector<OwnResults> rated, all;
        std::vector<OwnRating> ratings;
    };
    static Lines linesOf(const std::vector<Record>& matches, const std::vector<RatedMatch>& rated);
    void take(Lines lines);
    void refresh();
    FitColumns columns() const;

    Lines m_lines;
    Segmented* m_which;
    CoursePanel* m_course;
    QTableWidget* m_table;
    ColumnFitter* m_fitter = nullptr;
    TextLabel* m_purse;
    QStackedLayout* m_stack;
    Job m_reading;
};

/// Stakes that add up: "+20", "-15", "0", the minus a true one.
QString purseText(std::int64_t sum);

/// "Solver", "3 × Steady", "Steady, Sharp": the other seats of such matches.
QString othersText(const OwnResults& line);

} // namespace hilltop
