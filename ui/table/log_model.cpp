// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/log_model.h"

namespace hilltop {

void LogModel::begin(const TableNames& names, SeatSet viewers) {
    beginResetModel();
    m_names = names;
    m_brief = names;
    m_brief.brief = true;
    m_viewers = viewers;
    m_rows.clear();
    m_current = -1;
    endResetModel();
}

std::vector<LogRow> LogModel::rowsOf(const Table& table, int position) const {
    std::vector<LogRow> rows;
    const TableTexts& texts = tableTexts(QString::fromUtf8(table.info().id));
    for (const Event& event : table.events()) {
        // What all see is told whoever looks, also where several people share the screen.
        const bool open = event.seen_by == SeatSet::all(table.seats()) || event.seen_by.meets(m_viewers);
        const Face face = open ? event.face : kHidden;
        const QString what = texts.event(event, face, m_brief);
        if (what.isEmpty()) continue;
        const int seat = doer(event);
        const QString who = seat < m_names.bySeat.size() ? m_names.of(seat) : QString();
        rows.push_back(
            {position, texts.section(event), who, what, eventSentence(who, texts.event(event, face, m_names))});
    }
    return rows;
}

void LogModel::follow(const std::vector<const Table*>& positions) {
    std::vector<LogRow> rows;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const std::vector<LogRow> more = rowsOf(*positions[i], static_cast<int>(i));
        rows.insert(rows.end(), more.begin(), more.end());
    }
    FollowingRows::follow(std::move(rows));
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

QVariant LogModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const LogRow& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        if (row.section || row.who.isEmpty()) return index.column() == WhoColumn ? row.what : QString();
        return index.column() == WhoColumn ? row.who : row.what;
    case Qt::AccessibleTextRole:
        return row.sentence;
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
