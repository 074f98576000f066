// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/models/fault_list_model.h"

#include "text/fault_texts.h"
#include "text/number_from_1.h"

#include <QLocale>

#include <algorithm>
#include <limits>

namespace hilltop {

namespace {

/// Of what a bot wrote, in a tip: its end says what went wrong.
constexpr qsizetype kMostOfOutput = 800;

bool sameKey(const FaultRow& a, const FaultRow& b) {
    return a.entrant == b.entrant && a.fault == b.fault;
}

} // namespace

void FaultListModel::assign(const QList<FaultRow>& rows) {
    const auto place = [](const QList<FaultRow>& among, const FaultRow& row) {
        return std::find_if(among.begin(), among.end(), [&](const FaultRow& other) { return sameKey(row, other); }) -
               among.begin();
    };
    for (int row = static_cast<int>(m_rows.size()) - 1; row >= 0; --row) {
        if (place(rows, m_rows[row]) < rows.size()) continue;
        beginRemoveRows({}, row, row);
        m_rows.removeAt(row);
        endRemoveRows();
    }
    for (const FaultRow& row : rows) {
        const auto found = static_cast<int>(place(m_rows, row));
        if (found == m_rows.size()) {
            beginInsertRows({}, found, found);
            m_rows << row;
            endInsertRows();
        } else if (m_rows[found] != row) {
            m_rows[found] = row;
            emit dataChanged(index(found, 0), index(found, Columns - 1));
        }
    }
}

int FaultListModel::faults() const {
    qint64 sum = 0;
    for (const FaultRow& row : m_rows)
        sum += row.count;
    return static_cast<int>(std::min<qint64>(sum, std::numeric_limits<int>::max()));
}

int FaultListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FaultListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : Columns;
}

QVariant FaultListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const FaultRow& row = m_rows[index.row()];
    const QLocale locale;
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case Bot:
            return row.bot;
        case Kind:
            return faultName(row.fault);
        case Count:
            return locale.toString(row.count);
        case Last:
            return row.decision < 0
                       ? tr("match %1, start").arg(numberFrom1(row.match))
                       : tr("match %1, decision %2").arg(numberFrom1(row.match), numberFrom1(row.decision));
        case Time:
            return row.time;
        default:
            return {};
        }
    case Qt::ToolTipRole:
        return row.output.isEmpty() ? QVariant() : tr("Output:\n%1").arg(row.output.right(kMostOfOutput).trimmed());
    case Qt::AccessibleDescriptionRole:
        return row.output;
    case Qt::TextAlignmentRole:
        return headerData(index.column(), Qt::Horizontal, role);
    case IconNameRole:
        return index.column() == Kind ? QVariant(QStringLiteral("warning")) : QVariant();
    case WarnRole:
        return index.column() == Kind;
    case QuietRole:
        return index.column() == Last || index.column() == Time;
    default:
        return {};
    }
}

QVariant FaultListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter | (section == Count || section == Time ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Bot:
        return tr("Bot");
    case Kind:
        return tr("Fault");
    case Count:
        return tr("Count");
    case Last:
        return tr("Last");
    case Time:
        return tr("Time");
    default:
        return {};
    }
}

} // namespace hilltop
