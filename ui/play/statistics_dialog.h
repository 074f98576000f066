// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/own_results.h"

#include <QDialog>

class QStackedLayout;
class QTableWidget;

namespace hilltop {

class Segmented;

/// What the person at this screen has won, by game and opponents.
class StatisticsDialog : public QDialog {
    Q_OBJECT
public:
    /// Oldest match first.
    explicit StatisticsDialog(std::vector<Record> matches, QWidget* parent = nullptr);

    QTableWidget* table() const { return m_table; }
    Segmented* which() const { return m_which; }

private:
    void refresh();

    const std::vector<Record> m_matches;
    Segmented* m_which;
    QTableWidget* m_table;
    QStackedLayout* m_stack;
};

} // namespace hilltop
