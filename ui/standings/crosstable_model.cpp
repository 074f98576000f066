// SPDX-License-Identifier: GPL-3.0-or-later
#include "standings/crosstable_model.h"

#include "style/panel.h"

#include <QLocale>

#include <algorithm>
#include <numeric>

namespace hilltop {

namespace {

constexpr int kCrosstableModelShortest = 3, kWhole = 4, kCrosstableModelLongest = 6;

bool same(const CrosstableCell& a, const CrosstableCell& b) {
    return a.matches == b.matches && a.wins == b.wins && a.draws == b.draws;
}

QString beginning(const QStringList& names, qsizetype which) {
    const QString& name = names[which];
    for (qsizetype length = kCrosstableModelShortest; length < name.size(); ++length) {
        const QString prefix = name.left(length);
        const auto others = std::count_if(names.begin(), names.end(), [&](const QString& other) {
            return other.startsWith(prefix, Qt::CaseInsensitive);
        });
        if (others == 1) return prefix;
    }
    return name;
}

} // namespace

QStringList abbreviated(const QStringList& names) {
    QStringList shorter;
    for (qsizetype i = 0; i < names.size(); ++i) {
        const QString prefix = beginning(names, i);
        if (names[i].size() <= kWhole)
            shorter << names[i];
        else if (prefix.size() <= kCrosstableModelLongest)
            shorter << prefix.trimmed();
        else
            shorter << prefix.left(kCrosstableModelShortest) + QChar(0x2026) + prefix.right(2).trimmed();
    }
    for (qsizetype i = 0; i < names.size(); ++i)
        if (shorter.count(shorter[i]) > 1) return names; // no rule helps: rather long than wrong
    return shorter;
}

void CrosstableModel::begin(const QStringList& names) {
    beginResetModel();
    m_names = names;
    m_short = abbreviated(names);
    m_rowOrder.resize(static_cast<std::size_t>(names.size()));
    std::iota(m_rowOrder.begin(), m_rowOrder.end(), 0);
    m_columnOrder = m_rowOrder;
    m_cells.assign(m_rowOrder.size() * m_rowOrder.size(), {});
    endResetModel();
}

void CrosstableModel::assign(const Standings& standings) {
    const auto rows = standings.rows();
    Q_ASSERT(rows.size() == m_rowOrder.size());
    const bool moves = !std::equal(rows.begin(), rows.end(), m_rowOrder.begin(),
                                   [](const StandingsRow& row, int entrant) { return row.entrant == entrant; });
    for (std::size_t to = 0; to < rows.size(); ++to) {
        const auto begin = m_rowOrder.begin();
        const auto found = std::find(begin, m_rowOrder.end(), rows[to].entrant) - begin;
        const auto place = static_cast<std::ptrdiff_t>(to);
        if (found == place) continue;
        const int from = static_cast<int>(found), into = static_cast<int>(place);
        beginMoveRows({}, from, from, {}, into);
        std::rotate(begin + place, begin + found, begin + found + 1);
        endMoveRows();
        const auto columns = m_columnOrder.begin();
        beginMoveColumns({}, from, from, {}, into);
        std::rotate(columns + place, columns + found, columns + found + 1);
        endMoveColumns();
    }
    const int count = static_cast<int>(m_rowOrder.size());
    for (int row = 0; row < count; ++row) {
        int first = -1, last = -1;
        for (int column = 0; column < count; ++column) {
            const int one = rowEntrant(row), two = columnEntrant(column);
            auto& kept = m_cells[static_cast<std::size_t>(one * count + two)];
            if (same(kept, standings.cell(one, two))) continue;
            kept = standings.cell(one, two);
            if (first < 0) first = column;
            last = column;
        }
        if (first >= 0) emit dataChanged(index(row, first), index(row, last));
    }
    if (moves) emit sorted();
}

int CrosstableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rowOrder.size());
}

int CrosstableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_columnOrder.size());
}

const CrosstableCell& CrosstableModel::cell(const QModelIndex& index) const {
    const auto count = static_cast<int>(m_rowOrder.size());
    return m_cells[static_cast<std::size_t>(rowEntrant(index.row()) * count + columnEntrant(index.column()))];
}

QVariant CrosstableModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const int one = rowEntrant(index.row()), two = columnEntrant(index.column());
    const CrosstableCell& found = cell(index);
    const QLocale locale;
    const auto number = [&](std::int64_t n) { return locale.toString(qlonglong{n}); };
    switch (role) {
    case Qt::DisplayRole:
        if (one == two) return QStringLiteral("–");
        return found.matches > 0 ? locale.toString(qRound(100 * found.share())) : QString();
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignCenter);
    case PercentRole:
        return found.matches > 0 ? QVariant(100 * found.share()) : QVariant();
    case SelfRole:
        return one == two;
    case TitleRole:
        return tr("%1 against %2").arg(m_names[one], m_names[two]);
    case ScoreRole:
        return tr("%1 – %2 – %3 (won, drawn, lost)").arg(number(found.wins), number(found.draws), number(found.losses));
    case ShareRole: {
        const double half = 50 * found.interval().width();
        return tr("%1 % ± %2 of %3 matches")
            .arg(locale.toString(100 * found.share(), 'f', 1), locale.toString(half, 'f', half < 0.1 ? 2 : 1),
                 number(found.matches));
    }
    case Qt::AccessibleTextRole:
    case SentenceRole:
        if (one == two) return m_names[one];
        if (found.matches == 0) return tr("%1 against %2: no matches yet.").arg(m_names[one], m_names[two]);
        return tr("%1 against %2: %3 won, %4 drawn, %5 lost.")
            .arg(m_names[one], m_names[two], number(found.wins), number(found.draws), number(found.losses));
    default:
        return {};
    }
}

QVariant CrosstableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (section < 0 || section >= static_cast<int>(m_rowOrder.size())) return {};
    const bool across = orientation == Qt::Horizontal;
    const int entrant = across ? columnEntrant(section) : rowEntrant(section);
    if (role == Qt::DisplayRole) return across ? m_short[entrant] : m_names[entrant];
    if (role == Qt::ToolTipRole) return plainTip(m_names[entrant]);
    if (role == Qt::AccessibleTextRole) return m_names[entrant];
    if (role == Qt::TextAlignmentRole)
        return across ? QVariant(Qt::AlignCenter) : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    return {};
}

} // namespace hilltop
