// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/table_texts.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace hilltop {

/// The moves of a match in words: who, what, and the moment of the match it belongs to; section rows begin a hand.
class LogModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { WhoColumn, WhatColumn, Columns };
    enum Role { PositionRole = Qt::UserRole, SectionRole, CurrentRole };

    explicit LogModel(QObject* parent = nullptr)
        : QAbstractTableModel(parent) {}

    /// A new match, seen by those seats.
    void begin(const TableNames& names, SeatSet viewers);
    /// All moments of the match so far. Rows stay up to the first that differs (undo).
    void follow(const std::vector<const Table*>& positions);
    /// The moment shown now; its rows are marked.
    void setCurrent(int position);
    /// The last row of that moment, or -1.
    int rowOf(int position) const;
    int positionOf(int row) const { return m_rows[static_cast<std::size_t>(row)].position; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : Columns; }
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Row {
        int position;
        bool section;
        QString who;
        QString what;
        QString sentence; ///< as it is spoken
        friend bool operator==(const Row&, const Row&) = default;
    };
    std::vector<Row> rowsOf(const Table& table, int position) const;

    TableNames m_names;
    TableNames m_brief; ///< the same for a list
    SeatSet m_viewers;
    std::vector<Row> m_rows;
    int m_current = -1;
};

} // namespace hilltop
