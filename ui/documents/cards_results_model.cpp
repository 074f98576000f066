// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/cards_results_model.h"

#include "documents/outcome_texts.h"
#include "documents/record_names.h"
#include "style/theme.h"
#include "text/game_texts.h"
#include "text/number_from_1.h"

#include <QDateTime>
#include <QLocale>

namespace hilltop {

void CardsResultsModel::setRows(std::vector<CardsResult> rows, const std::string& game, int seat) {
    beginResetModel();
    m_rows = std::move(rows);
    m_game = game;
    m_seat = seat;
    endResetModel();
}

int CardsResultsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QString CardsResultsModel::nameOf(const RecordSeat& seat) const {
    if (!seat.name.empty()) return QString::fromStdString(seat.name);
    return seat.bot == kPerson ? tr("You") : botName(m_game, seat.bot);
}

QString CardsResultsModel::who(int number) const {
    return nameOf(row(number).seats[static_cast<std::size_t>(m_seat)]);
}

int CardsResultsModel::mine() const {
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].mine) return static_cast<int>(i);
    return -1;
}

QString CardsResultsModel::text(int number, int column) const {
    const CardsResult& row = this->row(number);
    switch (column) {
    case Rank:
        return QLocale().toString(row.rank);
    case Who:
        return who(number);
    case Others: {
        QStringList names;
        for (std::size_t seat = 0; seat < row.seats.size(); ++seat)
            if (static_cast<int>(seat) != m_seat) names << nameOf(row.seats[seat]);
        return withTimes(names).join(QStringLiteral(", "));
    }
    case Outcome:
        return outcomeText(m_game, row.result, m_seat);
    case Points:
        return resultText(m_game, row.result, m_seat);
    default:
        break;
    }
    if (row.mine) return tr("this match");
    if (!row.file.empty()) return tr("match %1").arg(numberFrom1(static_cast<qint64>(row.match)));
    return row.played > 0 ? QLocale().toString(QDateTime::fromSecsSinceEpoch(row.played), QLocale::ShortFormat)
                          : QStringLiteral("–");
}

QVariant CardsResultsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const bool words = index.column() == Who || index.column() == Others || index.column() == Outcome;
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), index.column());
    case Qt::ToolTipRole:
        return text(index.row(), index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((words ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::FontRole:
        return row(index.row()).mine ? QVariant(textFont(TextSize::Text, true)) : QVariant();
    default:
        return {};
    }
}

QVariant CardsResultsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= Columns) return {};
    const bool words = section == Who || section == Others || section == Outcome;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((words ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    return QStringList{tr("Rank"), tr("Played by"), tr("The others"), tr("Result"), QString(), tr("Played")}[section];
}

} // namespace hilltop
