// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/read_table.h"

#include "base/numbers.h"

#include <algorithm>
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

void ReadTable::follow(const TableContent& content) {
    for (int row = rowCount() - 1; row >= 0; --row) {
        if (std::ranges::find(content.keys, m_content.keys[at(row)]) != content.keys.end()) continue;
        beginRemoveRows({}, row, row);
        m_content.rows.erase(m_content.rows.begin() + row);
        m_content.keys.erase(m_content.keys.begin() + row);
        endRemoveRows();
    }
    for (std::size_t i = 0; i < content.rows.size(); ++i) {
        const auto found = std::ranges::find(m_content.keys, content.keys[i]) - m_content.keys.begin();
        const auto row = static_cast<int>(found);
        if (row == rowCount()) {
            beginInsertRows({}, row, row);
            m_content.rows.push_back(content.rows[i]);
            m_content.keys.push_back(content.keys[i]);
            endInsertRows();
        } else if (m_content.rows[at(row)] != content.rows[i]) {
            m_content.rows[at(row)] = content.rows[i];
            emit dataChanged(index(row, 0), index(row, columnCount() - 1));
        }
    }
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
        return static_cast<int>((column.middle   ? Qt::AlignHCenter
                                 : column.number ? Qt::AlignRight
                                                 : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && !column.tip.isEmpty()) return column.tip;
    return role == Qt::DisplayRole ? QVariant(column.title) : QVariant();
}

} // namespace hilltop
