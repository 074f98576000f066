// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "style/column_fitter.h"
#include "tournaments/models/tournament_lists.h"

#include <QWidget>

class QTableView;

namespace hilltop {

class TextLabel;

/// "5 faults, each counted as Stand", and the list of them. Without margins: put it into a Panel.
class FaultTable : public QWidget {
    Q_OBJECT
public:
    explicit FaultTable(QWidget* parent = nullptr);

    /// New entrants and kinds come last; what is missing goes.
    void assign(const QList<FaultRow>& rows);

    /// Whose faults they are, by what one costs.
    void setGame(const Info& game);
    QTableView* table() const { return m_table; }
    QString title() const;

signals:
    /// Enter or a double click: that decision of that match in Replay, both as FaultRow has them.
    void opened(qint64 match, int decision);

private:
    void refresh();
    static FitColumns columns();

    ReadTable m_model;
    int m_faults = 0;
    const Info* m_game = nullptr;
    TextLabel *m_title, *m_foot;
    QTableView* m_table;
    ColumnFitter* m_fitter = nullptr;
};

} // namespace hilltop
