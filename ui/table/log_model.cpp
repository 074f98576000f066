// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/log_model.h"

#include "style/panel.h"

#include <algorithm>

namespace hilltop {
namespace {

void addRows(std::vector<LogRow>& rows, const Table& table, int position, const SeatNames& names,
             const SeatNames& brief, SeatSet viewers) {
    const GameWords& words = words_of(table.info());
    for (const ToldEvent& told : told_events(table, brief, viewers)) {
        const QString who = told.seat < static_cast<int>(names.by_seat.size())
                                ? QString::fromStdString(names.of(told.seat))
                                : QString();
        const Phrase whole = event_words(words, *told.event, told.face, names);
        rows.push_back(
            {position, told.section, told.seat, who, said(told.what), said(event_sentence(who.toStdString(), whole))});
    }
}

/// The same for a list.
SeatNames briefly(SeatNames names) {
    names.brief = true;
    return names;
}

} // namespace

void LogModel::begin(const TableNames& names, SeatSet viewers) {
    beginResetModel();
    m_names = names;
    m_viewers = viewers;
    m_rows.clear();
    m_followed.clear();
    m_current = -1;
    endResetModel();
}

std::vector<LogRow> LogModel::rowsOf(const std::vector<const Table*>& positions, const TableNames& names,
                                     SeatSet viewers) {
    std::vector<LogRow> rows;
    const SeatNames all = seatNames(names), brief = briefly(all);
    for (std::size_t i = 0; i < positions.size(); ++i)
        addRows(rows, *positions[i], static_cast<int>(i), all, brief, viewers);
    return rows;
}

void LogModel::follow(const std::vector<const Table*>& positions) {
    std::vector<Followed> now;
    for (const Table* table : positions)
        now.push_back({table, table->digest()});
    const auto same = std::mismatch(now.begin(), now.end(), m_followed.begin(), m_followed.end()).first - now.begin();
    if (same == static_cast<std::ptrdiff_t>(now.size()) && now.size() == m_followed.size()) return;
    const auto kept = std::lower_bound(m_rows.begin(), m_rows.end(), static_cast<int>(same),
                                       [](const LogRow& row, int position) { return row.position < position; });
    std::vector<LogRow> rows(m_rows.begin(), kept);
    const SeatNames all = seatNames(m_names), brief = briefly(all);
    for (auto i = static_cast<std::size_t>(same); i < positions.size(); ++i)
        addRows(rows, *positions[i], static_cast<int>(i), all, brief, m_viewers);
    m_followed = std::move(now);
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

/// The first line of the next moment that is about the seat. If there is none, as where a player calls with a partner,
/// the seat's last line of that hand; else the first line of the next moment. -1: that moment has no line.
int LogModel::rowOf(const LogMark& mark) const {
    const auto next = std::lower_bound(m_rows.begin(), m_rows.end(), mark.position + 1,
                                       [](const LogRow& one, int position) { return one.position < position; });
    int any = -1;
    for (auto row = next; row != m_rows.end() && row->position == mark.position + 1; ++row) {
        const auto number = static_cast<int>(row - m_rows.begin());
        if (!row->section && row->seat == mark.seat) return number;
        if (!row->section && any < 0) any = number;
    }
    for (auto row = std::make_reverse_iterator(next); row != m_rows.rend() && !row->section; ++row) {
        if (row->seat == mark.seat) return static_cast<int>(row.base() - m_rows.begin()) - 1;
    }
    return any;
}

/// Of several the one of the answer that the line itself describes.
const LogMark* LogModel::markAt(int row) const {
    const LogMark* found = nullptr;
    const LogRow& line = m_rows[static_cast<std::size_t>(row)];
    for (const LogMark& mark : m_marks) {
        if (rowOf(mark) != row) continue;
        if (found == nullptr || (mark.seat == line.seat && mark.position + 1 == line.position)) found = &mark;
    }
    return found;
}

/// A line about another seat says whose answer is meant.
QString LogModel::markTextAt(int row) const {
    const LogMark* mark = markAt(row);
    if (mark == nullptr) return {};
    if (mark->seat == m_rows[static_cast<std::size_t>(row)].seat) return mark->text;
    return tr("%1: %2").arg(m_names.of(mark->seat), mark->text);
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
        const QString mark = markTextAt(index.row());
        return mark.isEmpty() ? row.sentence : QStringLiteral("%1 (%2)").arg(row.sentence, mark);
    }
    case Qt::ToolTipRole: {
        const QString mark = markTextAt(index.row());
        return mark.isEmpty() ? QVariant() : plainTip(mark);
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
