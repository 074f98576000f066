// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/score_model.h"

#include <algorithm>

namespace hilltop {
namespace {

bool tellsOf(const ScoreModel::Row& row, int position) {
    return row.kind == ScoreModel::Kind::Line && row.line.first >= 0 && row.line.first <= position &&
           position <= row.line.last;
}

std::vector<ScoreModel::Row> scoreRows(ScoreSheet sheet) {
    std::vector<ScoreModel::Row> rows;
    int number = 0;
    std::stable_partition(sheet.begin(), sheet.end(), [](const ScoreTable& table) { return !table.below; });
    for (const ScoreTable& table : sheet) {
        ++number;
        const auto columns = std::make_shared<const std::vector<ScoreColumn>>(table.columns);
        rows.push_back({ScoreModel::Kind::Title, table.title, columns, {}, number});
        if (table.lines.empty()) {
            rows.push_back({ScoreModel::Kind::Note,
                            ScoreModel::tr("none", "nothing stands under this heading yet"),
                            columns,
                            {},
                            number});
            continue;
        }
        QStringList titles;
        for (const ScoreColumn& column : table.columns)
            if (!column.title.isEmpty()) titles << column.title;
        if (!titles.isEmpty())
            rows.push_back({ScoreModel::Kind::Columns, titles.join(QStringLiteral(", ")), columns, {}, number});
        for (const ScoreLine& line : table.lines)
            rows.push_back({ScoreModel::Kind::Line, spokenLine(table, line), columns, line, number});
        if (!table.note.isEmpty()) rows.push_back({ScoreModel::Kind::Note, table.note, columns, {}, number});
    }
    return rows;
}

} // namespace

void ScoreModel::setSheet(const ScoreSheet& sheet) {
    std::vector<Row> rows = scoreRows(sheet);
    if (rows.size() != m_rows.size()) return follow(std::move(rows));
    const int kept = sameRows(rows);
    if (kept == rowCount()) return;
    m_rows = std::move(rows); // the usual step: a few cells are other ones
    emit dataChanged(index(kept), index(rowCount() - 1));
}

void ScoreModel::setCurrent(int position) {
    if (position == m_current) return;
    m_current = position;
    if (!m_rows.empty()) emit dataChanged(index(0), index(rowCount() - 1), {CurrentRole});
}

int ScoreModel::rowOf(int position) const {
    for (int row = 0; row < rowCount(); ++row) {
        if (tellsOf(this->row(row), position)) return row;
    }
    return -1;
}

QVariant ScoreModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const Row& row = this->row(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return row.text;
    case KindRole:
        return static_cast<int>(row.kind);
    case CurrentRole:
        return tellsOf(row, m_current);
    default:
        return {};
    }
}

} // namespace hilltop
