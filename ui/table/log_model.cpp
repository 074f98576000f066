// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/log_model.h"

#include "style/panel.h"

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
            {position, texts.section(event), seat, who, what, eventSentence(who, texts.event(event, face, m_names))});
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

void LogModel::setMarks(std::vector<LogMark> marks) {
    m_marks = std::move(marks);
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1),
                         {MarkRole, Qt::AccessibleTextRole, Qt::ToolTipRole});
}

/// What is said of the answer this line tells of: of several lines of a seat's at one moment the first.
const LogMark* LogModel::markAt(int row) const {
    const LogRow& line = m_rows[static_cast<std::size_t>(row)];
    if (line.section) return nullptr;
    for (int before = row - 1; before >= 0 && positionOf(before) == line.position; --before) {
        const LogRow& other = m_rows[static_cast<std::size_t>(before)];
        if (other.seat == line.seat && !other.section) return nullptr;
    }
    for (const LogMark& mark : m_marks) {
        if (mark.position + 1 == line.position && mark.seat == line.seat) return &mark;
    }
    return nullptr;
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
    case Qt::AccessibleTextRole: {
        const LogMark* mark = markAt(index.row());
        return mark == nullptr ? row.sentence : QStringLiteral("%1 (%2)").arg(row.sentence, mark->text);
    }
    case Qt::ToolTipRole: {
        const LogMark* mark = markAt(index.row());
        return mark == nullptr ? QVariant() : plainTip(mark->text);
    }
    case MarkRole: {
        const LogMark* mark = markAt(index.row());
        return mark == nullptr ? QVariant() : QVariant(static_cast<int>(mark->shape));
    }
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
