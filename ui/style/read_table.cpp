// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/read_table.h"

#include "base/numbers.h"

#include <utility>

namespace hilltop {

void ReadTable::set(TableContent content) {
    beginResetModel();
    m_content = std::move(content);
    endResetModel();
}

void ReadTable::renew(TableContent content) {
    const bool same = !content.rows.empty() && content.rows.size() == m_content.rows.size() &&
                      content.columns.size() == m_content.columns.size();
    if (!same) return set(std::move(content));
    m_content = std::move(content);
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int ReadTable::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_content.rows.size());
}

int ReadTable::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_content.columns.size());
}

QVariant ReadTable::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const TableContent::Row& row = m_content.rows[at(index.row())];
    const TableContent::Cell& cell = row[at(index.column())];
    if (role == Qt::DisplayRole) return cell.text;
    if (const QVariant more = cell.more.value(role); more.isValid()) return more;
    if (role == Qt::AccessibleTextRole) return cell.text;
    if (role == Qt::TextAlignmentRole) return headerData(index.column(), Qt::Horizontal, role);
    return {};
}

QVariant ReadTable::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
    const TableContent::Column& column = m_content.columns[at(section)];
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((column.number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && !column.tip.isEmpty()) return column.tip;
    return role == Qt::DisplayRole ? QVariant(column.title) : QVariant();
}

} // namespace hilltop
