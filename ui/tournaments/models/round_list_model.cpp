// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/models/round_list_model.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace hilltop {

namespace {

/// Halves as they are, whole ones without a point.
QString scoreText(double score) {
    return QLocale().toString(score, 'f', std::abs(score - std::round(score)) > 0.01 ? 1 : 0);
}

} // namespace

void RoundListModel::begin(const Plan& plan, const QStringList& names) {
    beginResetModel();
    m_names = names;
    m_format = plan.format;
    m_rows.clear();
    endResetModel();
}

void RoundListModel::assign(const std::vector<hilltop::Round>& rounds) {
    QList<Row> rows;
    int number = 0;
    for (const hilltop::Round& round : rounds) {
        QString title = round.kind == hilltop::Round::Kind::Ranking ? tr("Ranking")
                                                                    : tr("Round %1").arg(QLocale().toString(++number));
        for (const Meeting& meeting : round.meetings) {
            const bool played = meeting.score[0] + meeting.score[1] > 0;
            rows << Row{std::exchange(title, QString()), meeting.one, meeting.two,
                        played ? tr("%1 – %2").arg(scoreText(meeting.score[0]), scoreText(meeting.score[1]))
                               : QString(),
                        meeting.winner};
        }
        for (const std::uint16_t bye : round.byes)
            rows << Row{std::exchange(title, QString()), bye, -1, QString(), 0};
    }
    const bool grows =
        rows.size() >= m_rows.size() && std::equal(m_rows.begin(), m_rows.end(), rows.begin(),
                                                   [](const Row& a, const Row& b) { return a.sameMeeting(b); });
    if (!grows) {
        beginResetModel();
        m_rows = rows;
        endResetModel();
        return;
    }
    for (qsizetype row = 0; row < m_rows.size(); ++row) {
        if (m_rows[row] == rows[row]) continue;
        m_rows[row] = rows[row];
        emit dataChanged(index(static_cast<int>(row), 0), index(static_cast<int>(row), Columns - 1));
    }
    if (rows.size() == m_rows.size()) return;
    beginInsertRows({}, static_cast<int>(m_rows.size()), static_cast<int>(rows.size()) - 1);
    m_rows = rows;
    endInsertRows();
}

int RoundListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RoundListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : Columns;
}

QString RoundListModel::name(const Row& row, int column) const {
    switch (column) {
    case Round:
        return row.round;
    case One:
        return m_names[row.one];
    case Score:
        return row.score;
    case Two:
        return row.two < 0 ? tr("bye") : m_names[row.two];
    default:
        break;
    }
    if (row.two < 0) return m_format == Format::Swiss ? tr("counts as won") : tr("advances");
    if (row.winner < 0) return row.score.isEmpty() ? tr("to be played") : tr("not decided");
    return tr("%1 won").arg(m_names[row.winner == 0 ? row.one : row.two]);
}

QVariant RoundListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Row& row = m_rows[index.row()];
    switch (role) {
    case Qt::DisplayRole:
        return name(row, index.column());
    case Qt::TextAlignmentRole:
        return headerData(index.column(), Qt::Horizontal, role);
    case StrongRole: // winners are marked by more than colour: the last column says it in words
        return (index.column() == One && row.winner == 0 && row.two >= 0) ||
               (index.column() == Two && row.winner == 1) || index.column() == Round;
    case QuietRole:
        return index.column() == State || (index.column() == Two && row.two < 0);
    default:
        return {};
    }
}

QVariant RoundListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter | (section == Score ? Qt::AlignHCenter : Qt::AlignLeft));
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Round:
        return tr("Round");
    case One:
        return tr("Bot");
    case Score:
        return tr("Score");
    case Two:
        return tr("Against");
    default:
        return tr("Result");
    }
}

} // namespace hilltop
