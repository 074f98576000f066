// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/log_model.h"

#include <algorithm>

namespace hilltop {

void LogModel::begin(const TableNames& names, SeatSet viewers) {
    beginResetModel();
    m_names = names;
    m_viewers = viewers;
    m_rows.clear();
    m_taken.clear();
    m_current = -1;
    endResetModel();
}

std::vector<LogModel::Row> LogModel::rowsOf(const Table& table, int position) const {
    std::vector<Row> rows;
    const TableTexts& texts = tableTexts(QString::fromUtf8(table.info().id));
    for (const Event& event : table.events()) {
        const Face face = event.seen_by.meets(m_viewers) ? event.face : kHidden;
        const QString what = texts.event(event, face, m_names);
        if (what.isEmpty()) continue;
        const int seat = event.kind == Event::Kind::Move ? event.to.seat : event.seat;
        rows.push_back(
            {position, texts.section(event), seat < m_names.bySeat.size() ? m_names.of(seat) : QString(), what});
    }
    return rows;
}

void LogModel::follow(const std::vector<const Table*>& positions) {
    const auto same = std::mismatch(m_taken.begin(), m_taken.end(), positions.begin(), positions.end()).first;
    const auto kept = static_cast<int>(same - m_taken.begin());
    if (kept < static_cast<int>(m_taken.size())) {
        const auto first =
            std::find_if(m_rows.begin(), m_rows.end(), [&](const Row& row) { return row.position >= kept; });
        if (first != m_rows.end()) {
            beginRemoveRows({}, static_cast<int>(first - m_rows.begin()), static_cast<int>(m_rows.size()) - 1);
            m_rows.erase(first, m_rows.end());
            endRemoveRows();
        }
    }
    m_taken.resize(static_cast<std::size_t>(kept));
    std::vector<Row> added;
    for (int position = kept; position < static_cast<int>(positions.size()); ++position) {
        const Table* table = positions[static_cast<std::size_t>(position)];
        const std::vector<Row> rows = rowsOf(*table, position);
        added.insert(added.end(), rows.begin(), rows.end());
        m_taken.push_back(table);
    }
    if (added.empty()) return;
    beginInsertRows({}, static_cast<int>(m_rows.size()), static_cast<int>(m_rows.size() + added.size()) - 1);
    m_rows.insert(m_rows.end(), added.begin(), added.end());
    endInsertRows();
}

void LogModel::setCurrent(int position) {
    if (position == m_current) return;
    m_current = position;
    if (!m_rows.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1), {CurrentRole});
}

int LogModel::rowOf(int position) const {
    for (int row = rowCount() - 1; row >= 0; --row) {
        if (positionOf(row) <= position) return row;
    }
    return -1;
}

int LogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        if (row.section || row.who.isEmpty()) return index.column() == WhoColumn ? row.what : QString();
        return index.column() == WhoColumn ? row.who : row.what;
    case Qt::AccessibleTextRole:
        return row.who.isEmpty() ? row.what : QStringLiteral("%1 %2").arg(row.who, row.what);
    case PositionRole:
        return row.position;
    case SectionRole:
        return row.section;
    case CurrentRole:
        return row.position == m_current;
    default:
        return {};
    }
}

} // namespace hilltop
