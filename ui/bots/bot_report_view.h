// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "botlab/bot_report.h"
#include "bots/bot_career.h"
#include "bots/bot_list_model.h"
#include "style/panel.h"

#include <QWidget>

class QBoxLayout;
class QGridLayout;
class QTableWidget;
class QVBoxLayout;

namespace hilltop {

class BotAxis;
class BotReportLines;
class BotStyleView;

/// What a check found: how the bot did in each respect, its times, its style, its limits, and its faults one by one.
class BotReportView : public QWidget {
    Q_OBJECT
public:
    explicit BotReportView(QWidget* parent = nullptr);

    void showReport(const OwnBot& bot, const BotReport& report, BotMark mark);
    /// What it has come to so far; null: it has not played.
    void showCareer(const BotCareer* career);
    QTableWidget* faults() const { return m_faults; }
    /// The row of what the check is about, as it reads: for tests and screen readers.
    QStringList lines() const;
    /// Goes to the list of faults and to the one at `row`.
    void showFault(int row);

signals:
    void limitsRequested();
    /// BotReport::faults[index], to be seen in the replay.
    void faultRequested(int index);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeReport();
    QWidget* makeTimes();
    QWidget* makeMeaning();
    QWidget* makeStyle();
    QWidget* makeLimits();
    QWidget* makeCareer();
    QWidget* makeFaults();
    void fillFaults(const BotReport& report);
    void fillMeaning(const BotReport& report, BotMark mark);

    QBoxLayout* m_columns;
    TextLabel* m_when;
    BotReportLines* m_lines;
    QWidget *m_timesPanel = nullptr, *m_meaningPanel = nullptr, *m_stylePanel = nullptr, *m_faultsPanel = nullptr;
    BotAxis* m_axis = nullptr;
    BotStyleView* m_style = nullptr;
    IconLabel* m_meaningIcon = nullptr;
    TextLabel *m_meaningTitle = nullptr, *m_meaning = nullptr;
    QGridLayout *m_limits = nullptr, *m_career = nullptr;
    QTableWidget* m_faults = nullptr;
};

/// "10 s", "250 ms", "512 MiB": a limit as the page and its dialog write it.
QString limitTime(std::chrono::milliseconds time);
QString limitBytes(std::int64_t bytes);

} // namespace hilltop
