// SPDX-License-Identifier: GPL-3.0-or-later
#include "hills/hill_match_model.h"

#include "hills/hill_words.h"
#include "text/game_texts.h"
#include "text/number_from_1.h"

#include <QFont>
#include <QLocale>

namespace hilltop {

void HillMatchModel::assign(const Plan& plan, std::vector<HillMatch> matches) {
    beginResetModel();
    m_plan = plan;
    m_matches = std::move(matches);
    endResetModel();
}

int HillMatchModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_matches.size());
}

int HillMatchModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || m_matches.empty() ? 0 : resultColumn() + 2;
}

QString HillMatchModel::name(const HillMatch& match, int seat) const {
    return versionName(match.bout.sides[match.played.by_seat[seat]]);
}

QString HillMatchModel::result(const HillMatch& match) const {
    QStringList winners;
    for (int seat = 0; seat < m_plan.seats; ++seat)
        if (match.played.winners.contains(Seat(seat)) && !winners.contains(name(match, seat)))
            winners << name(match, seat);
    if (m_plan.entry().info().cooperative) return winners.isEmpty() ? tr("lost") : tr("perfect");
    return winners.isEmpty() ? tr("drawn") : tr("%1 won").arg(winners.join(QStringLiteral(", ")));
}

/// In the order of the seats: all share it in a cooperative game, partners have the same points.
QString HillMatchModel::score(const HillMatch& match) const {
    const Info& game = m_plan.entry().info();
    const int sides = game.cooperative ? 1 : has_two_sides(game, m_plan.seats) ? 2 : m_plan.seats;
    const auto& by_seat = game.second != nullptr ? match.played.second : match.played.points;
    QStringList list;
    for (int seat = 0; seat < sides; ++seat)
        list << QLocale().toString(by_seat[static_cast<std::size_t>(seat)]);
    return list.join(QStringLiteral(" – "));
}

QVariant HillMatchModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const HillMatch& match = m_matches[static_cast<std::size_t>(index.row())];
    const int column = index.column(), seat = column - FirstSeat;
    switch (role) {
    case Qt::DisplayRole:
        if (column == Number) return numberFrom1(index.row());
        if (column == Deal) return QLocale().toString(qulonglong{match.played.deal} + 1);
        if (column < resultColumn()) return name(match, seat);
        return column == resultColumn() ? result(match) : score(match);
    case Qt::TextAlignmentRole:
        return headerData(column, Qt::Horizontal, role);
    case Qt::FontRole: {
        if (seat < 0 || seat >= m_plan.seats || !match.played.winners.contains(Seat(seat))) return {};
        QFont font;
        font.setUnderline(true); // winners are marked by more than colour
        return font;
    }
    default:
        return {};
    }
}

QVariant HillMatchModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || m_matches.empty()) return {};
    if (role == Qt::TextAlignmentRole) {
        const bool number = section <= Deal || section > resultColumn();
        return QVariant(Qt::AlignVCenter | (number ? Qt::AlignRight : Qt::AlignLeft));
    }
    if (role != Qt::DisplayRole) return {};
    if (section == Number) return tr("Match");
    if (section == Deal) return tr("Deal");
    if (section < resultColumn()) return tr("Seat %1").arg(QLocale().toString(section - FirstSeat + 1));
    if (section == resultColumn()) return tr("Result");
    const Info& game = m_plan.entry().info();
    QString word = tableWord(m_plan.game, game.second != nullptr ? game.second : "points");
    if (!word.isEmpty()) word[0] = word[0].toUpper();
    return word;
}

} // namespace hilltop
