// SPDX-License-Identifier: GPL-3.0-or-later
#include "contests/match_list_model.h"

#include "text/game_texts.h"

#include <QFont>
#include <QLocale>

namespace hilltop {

void MatchListModel::list(const Plan& plan, const QStringList& names) {
    m_game = &plan.entry().info();
    m_seats = plan.seats;
    m_names = names;
    m_score.clear();
    if (m_game->second != nullptr)
        m_score = tableWord(plan.game, m_game->second);
    else if (m_kind == KindOfContest::Hill || m_game->counting != Counting::Matches)
        m_score = tableWord(plan.game, "points");
    if (!m_score.isEmpty()) m_score[0] = m_score[0].toUpper();
}

void MatchListModel::listNone() {
    m_game = nullptr;
    m_seats = 0;
}

int MatchListModel::columnCount(const QModelIndex& parent) const {
    if (parent.isValid() || isEmpty()) return 0;
    return resultColumn() + 1 + (m_score.isEmpty() ? 0 : 1);
}

/// In the order of the seats beside it: all share it in a cooperative game, partners have the same points.
QString MatchListModel::score(const PlayedMatch& match) const {
    const int sides = m_game->cooperative ? 1 : has_two_sides(*m_game, m_seats) ? 2 : m_seats;
    const auto& by_seat = m_game->second != nullptr ? match.second : match.points;
    QStringList list;
    for (int seat = 0; seat < sides; ++seat)
        list << QLocale().toString(by_seat[static_cast<std::size_t>(seat)]);
    return list.join(QStringLiteral(" – "));
}

QString MatchListModel::text(const PlayedMatch& match, int column) const {
    if (column == Deal) return deal(match);
    if (column < resultColumn()) return m_names.value(match.by_seat[column - FirstSeat]);
    if (column > resultColumn()) return score(match);
    QStringList winners;
    for (int seat = 0; seat < m_seats; ++seat)
        if (match.winners.contains(Seat(seat)) && !winners.contains(m_names.value(match.by_seat[seat])))
            winners << m_names.value(match.by_seat[seat]);
    if (m_game->cooperative) return winners.isEmpty() ? tr("lost") : tr("perfect");
    return winners.isEmpty() ? tr("drawn") : tr("%1 won").arg(winners.join(QStringLiteral(", ")));
}

QVariant MatchListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const int column = index.column(), seat = column - FirstSeat;
    switch (role) {
    case Qt::DisplayRole: {
        if (column == Number) return number(index.row());
        const PlayedMatch* match = matchAt(index.row());
        return match != nullptr ? text(*match, column) : unknown(index.row());
    }
    case Qt::TextAlignmentRole:
        return headerData(column, Qt::Horizontal, role);
    case Qt::FontRole: {
        const PlayedMatch* match = seat >= 0 && seat < m_seats ? matchAt(index.row()) : nullptr;
        if (match == nullptr || !match->winners.contains(Seat(seat))) return {};
        QFont font;
        font.setUnderline(true); // winners are marked by more than colour
        return font;
    }
    default:
        return {};
    }
}

QVariant MatchListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || isEmpty()) return {};
    const bool tournament = m_kind == KindOfContest::Tournament;
    if (role == Qt::TextAlignmentRole) {
        const bool number = section == Number || (section == Deal && !tournament) || section > resultColumn();
        return QVariant(Qt::AlignVCenter | (number ? Qt::AlignRight : Qt::AlignLeft));
    }
    if (role == Qt::ToolTipRole && section == Number && tournament)
        return tr("Counted from 1 over the whole tournament. The file counts from 0");
    if (role != Qt::DisplayRole) return {};
    if (section == Number) return tr("Match");
    if (section == Deal) return tr("Deal");
    if (section < resultColumn()) return tr("Seat %1").arg(QLocale().toString(section - FirstSeat + 1));
    return section == resultColumn() ? tr("Result") : m_score;
}

} // namespace hilltop
