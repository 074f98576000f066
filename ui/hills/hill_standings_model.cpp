// SPDX-License-Identifier: GPL-3.0-or-later
#include "hills/hill_standings_model.h"

#include "hills/hill_words.h"
#include "standings/cell_roles.h"
#include "text/shown_name.h"

#include <QLocale>

#include <algorithm>

namespace hilltop {

void HillStandingsModel::assign(const HillStatePtr& hill) {
    const auto keys = [](const HillStatePtr& state) {
        std::vector<HillKey> all;
        for (const HillRow& row : state ? state->table.rows : std::vector<HillRow>())
            all.push_back(row.key);
        return all;
    };
    const bool same = m_hill && hill && keys(m_hill) == keys(hill);
    if (!same) beginResetModel();
    m_hill = hill;
    m_lines.clear();
    if (m_hill) {
        m_lines.resize(m_hill->table.rows.size());
        for (const StandingsRow& line : m_hill->table.course.standings().rows())
            m_lines[static_cast<std::size_t>(line.entrant)] = line;
    }
    if (!same)
        endResetModel();
    else if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

int HillStandingsModel::find(const HillKey& key) const {
    for (int i = 0; i < rowCount(); ++i)
        if (row(i).key == key) return i;
    return -1;
}

int HillStandingsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_hill ? 0 : static_cast<int>(m_hill->table.rows.size());
}

int HillStandingsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : Columns;
}

const StandingsRow& HillStandingsModel::line(int index) const {
    return m_lines[row(index).entrant];
}

QString HillStandingsModel::text(int index, int column) const {
    const QLocale locale;
    const HillRow& bot = row(index);
    const StandingsRow& played = line(index);
    const bool any = played.matches > 0;
    switch (column) {
    case Place:
        if (!any) return {};
        return bot.first_place == bot.last_place
                   ? locale.toString(bot.place)
                   : tr("%1 (%2–%3)", "place, range")
                         .arg(locale.toString(bot.place), locale.toString(bot.first_place),
                              locale.toString(bot.last_place));
    case Bot:
        return shownName(QString::fromStdString(bot.key.name));
    case Version:
        return locale.toString(bot.key.version);
    case Rating: {
        if (!any) return {};
        const QString error = errorText(bot.error);
        return error.isEmpty() ? ratingText(*m_hill, bot.rating)
                               : tr("%1 ± %2").arg(ratingText(*m_hill, bot.rating), error);
    }
    case ContestPlace:
        return any ? locale.toString(bot.contest_place) : QString();
    case Score:
        return any ? locale.toString(100 * played.share, 'f', 1) : QString();
    case Matches:
        return locale.toString(qlonglong{played.matches});
    default:
        return {};
    }
}

QVariant HillStandingsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), index.column());
    case Qt::AccessibleTextRole: {
        const QString shown = text(index.row(), index.column());
        return shown.isEmpty()
                   ? shown
                   : tr("%1: %2", "title of the column, cell")
                         .arg(headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(), shown);
    }
    case Qt::ToolTipRole:
        if (index.column() == Place && row(index.row()).first_place != row(index.row()).last_place)
            return tr("The 95 % interval of its place is in brackets");
        return {};
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignVCenter | (index.column() == Bot ? Qt::AlignLeft : Qt::AlignRight));
    case StrongRole:
        return index.column() == Rating;
    case QuietRole:
        return index.column() == Version || index.column() == Matches;
    default:
        return {};
    }
}

QVariant HillStandingsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= Columns) return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter | (section == Bot ? Qt::AlignLeft : Qt::AlignRight));
    if (role == Qt::ToolTipRole && section == ContestPlace)
        return tr("By the contest’s own score, in the matches that all bots have played");
    if (role == Qt::ToolTipRole && section == Rating)
        return tr("From all matches of the bots that play, with half its 95 % interval");
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Place:
        return tr("Place");
    case Bot:
        return tr("Bot");
    case Version:
        return tr("Version");
    case Rating:
        return m_hill ? ratingTitle(*m_hill) : QString();
    case ContestPlace:
        return tr("Contest place");
    case Score: {
        if (!m_hill) return {};
        const Info& game = m_hill->plan.entry().info();
        return game.cooperative ? tr("Perfect, %") : game.counting == Counting::Points ? tr("Points, %") : tr("Won, %");
    }
    default:
        return tr("Matches");
    }
}

} // namespace hilltop
