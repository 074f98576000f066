// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QHash>

#include <vector>

namespace hilltop {

/// What a table shows.
struct TableContent {
    struct Column {
        QString title;
        bool number = true; ///< stands at the right
        QString tip{};
        bool middle = false; ///< stands in the middle
    };
    struct Cell {
        Cell(QString shown = {}) // NOLINT: a cell of words alone is written as its words
            : text(std::move(shown)) {}

        QString text;
        QHash<int, QVariant> more{}; ///< what it has besides, by role

        friend bool operator==(const Cell&, const Cell&) = default;
    };
    using Row = std::vector<Cell>;

    std::vector<Column> columns;
    std::vector<Row> rows;
    std::vector<qint64> keys{}; ///< what each row is of, for ReadTable::follow()
};

/// The model of tables that are made at once and only read.
class ReadTable : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void set(TableContent content);
    /// The same, but where there are as many rows, the one that is being read stays.
    void renew(TableContent content);
    /// The same for a list that grows: rows stay with their keys, and what is selected stays selected. New ones come
    /// last, missing ones go. The columns are those of before.
    void follow(const TableContent& content);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    TableContent m_content;
};

} // namespace hilltop
