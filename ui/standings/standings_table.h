// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace hilltop {

class StandingsModel;

/// The standings with a bar for each 95 % interval, on one axis whose ticks stand in the title.
class StandingsTable : public QTableView {
    Q_OBJECT
public:
    explicit StandingsTable(StandingsModel& model, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    StandingsModel& m_model;
};

} // namespace hilltop
