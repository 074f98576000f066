// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <string>

class QTableView;

namespace hilltop {

class FaultListModel;
class TextLabel;

/// "5 faults, each counted as Stand", and the list of them. Without margins: put it into a Panel.
class FaultTable : public QWidget {
    Q_OBJECT
public:
    explicit FaultTable(FaultListModel& model, QWidget* parent = nullptr);

    /// Info::fault_cost of the game.
    void setCost(const std::string& cost);
    QTableView* table() const { return m_table; }
    QString title() const;

signals:
    /// Enter or a double click: that decision in Replay.
    void opened(int row);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void fit();

    FaultListModel& m_model;
    std::string m_cost;
    TextLabel *m_title, *m_foot;
    QTableView* m_table;
};

} // namespace hilltop
