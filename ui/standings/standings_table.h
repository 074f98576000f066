// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "style/column_fitter.h"

#include <QTableView>

namespace hilltop {

class StandingsModel;

/// The standings with a bar for each 95 % interval, on one axis whose ticks stand in the title.
class StandingsTable : public QTableView {
    Q_OBJECT
public:
    explicit StandingsTable(StandingsModel& model, QWidget* parent = nullptr);

private:
    FitColumns columns() const;

    StandingsModel& m_model;
};

} // namespace hilltop
