// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/models/tournament_list_model.h"

#include "style/panel.h"
#include "text/game_texts.h"

#include <QLocale>

#include <algorithm>

namespace hilltop {

namespace {

QString iconName(TournamentState state) {
    switch (state) {
    case TournamentState::Running:
        return QStringLiteral("play");
    case TournamentState::Queued:
        return QStringLiteral("next");
    case TournamentState::Paused:
        return QStringLiteral("pause");
    case TournamentState::Stopped:
        return QStringLiteral("stop");
    case TournamentState::Finished:
        return QStringLiteral("check");
    case TournamentState::Broken:
        return QStringLiteral("warning");
    }
    return {};
}

} // namespace

QString stateName(TournamentState state) {
    switch (state) {
    case TournamentState::Running:
        return TournamentListModel::tr("running");
    case TournamentState::Queued:
        return TournamentListModel::tr("queued");
    case TournamentState::Paused:
        return TournamentListModel::tr("paused");
    case TournamentState::Stopped:
        return TournamentListModel::tr("stopped");
    case TournamentState::Finished:
        return TournamentListModel::tr("finished");
    case TournamentState::Broken:
        return TournamentListModel::tr("damaged file");
    }
    return {};
}

QString dayText(const QDate& day, const QDate& today) {
    if (!day.isValid()) return {};
    if (day == today) return TournamentListModel::tr("today");
    if (day == today.addDays(-1)) return TournamentListModel::tr("yesterday");
    return QLocale().toString(day, day.year() == today.year()
                                       ? TournamentListModel::tr("d MMM", "a day of this year, as QDate has it")
                                       : TournamentListModel::tr("d MMM yyyy", "a day, as QDate has it"));
}

void TournamentListModel::assign(const QList<TournamentEntry>& entries) {
    for (int row = static_cast<int>(m_entries.size()) - 1; row >= 0; --row) {
        const bool kept = std::any_of(entries.begin(), entries.end(),
                                      [&](const TournamentEntry& entry) { return entry.path == m_entries[row].path; });
        if (kept) continue;
        beginRemoveRows({}, row, row);
        m_entries.removeAt(row);
        endRemoveRows();
    }
    for (const TournamentEntry& entry : entries)
        update(entry);
}

void TournamentListModel::update(const TournamentEntry& entry) {
    const int row = find(entry.path);
    if (row < 0) {
        const auto last = static_cast<int>(m_entries.size());
        beginInsertRows({}, last, last);
        m_entries << entry;
        endInsertRows();
    } else if (m_entries[row] != entry) {
        m_entries[row] = entry;
        emit dataChanged(index(row, 0), index(row, Columns - 1));
    }
}

int TournamentListModel::find(const QString& path) const {
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&](const TournamentEntry& entry) { return entry.path == path; });
    return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

int TournamentListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int TournamentListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : Columns;
}

QVariant TournamentListModel::text(const TournamentEntry& entry, int column) const {
    const QLocale locale;
    const bool broken = entry.state == TournamentState::Broken;
    switch (column) {
    case Name:
        return entry.name;
    case Game:
        return entry.game.isEmpty() ? QString() : gameTitle(entry.game.toStdString());
    case Format:
        return entry.format;
    case Entrants:
        return broken ? QString() : locale.toString(entry.entrants);
    case Matches:
        if (broken) return QString();
        if (entry.state == TournamentState::Finished || entry.total <= 0) return locale.toString(entry.done);
        return tr("%1 of %2").arg(locale.toString(entry.done), locale.toString(entry.total));
    case State:
        return stateName(entry.state);
    case Leader:
        return entry.leader;
    case Played:
        return dayText(entry.played.date(), QDate::currentDate());
    default:
        return {};
    }
}

QVariant TournamentListModel::sortKey(const TournamentEntry& entry, int column) const {
    switch (column) {
    case Entrants:
        return entry.entrants;
    case Matches:
        return entry.state == TournamentState::Broken ? -1 : entry.done;
    case State:
        return static_cast<int>(entry.state);
    case Played:
        return entry.played;
    default:
        return text(entry, column);
    }
}

QVariant TournamentListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const TournamentEntry& entry = m_entries[index.row()];
    const int column = index.column();
    const bool broken = entry.state == TournamentState::Broken;
    switch (role) {
    case Qt::DisplayRole:
        return text(entry, column);
    case Qt::EditRole:
        return column == Name ? QVariant(entry.name) : text(entry, column);
    case SortRole:
        return sortKey(entry, column);
    case Qt::ToolTipRole:
        if (broken) return plainTip(entry.problem);
        return column == Name ? QVariant(plainTip(entry.path))
               : column == Played && entry.played.isValid()
                   ? QVariant(QLocale().toString(entry.played, QLocale::ShortFormat))
                   : QVariant();
    case Qt::AccessibleTextRole:
        return column == State && broken ? tr("%1: %2").arg(stateName(entry.state), entry.problem)
                                         : text(entry, column);
    case Qt::TextAlignmentRole:
        return headerData(column, Qt::Horizontal, role);
    case IconNameRole:
        return column == State ? QVariant(iconName(entry.state)) : QVariant();
    case WarnRole:
        return column == State && broken;
    case QuietRole:
        return column != Name && column != State && column != Leader;
    default:
        return {};
    }
}

bool TournamentListModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid) || index.column() != Name)
        return false;
    const QString name = value.toString().trimmed();
    const TournamentEntry& entry = m_entries[index.row()];
    if (!name.isEmpty() && name != entry.name) emit renameRequested(entry.path, name);
    return false;
}

Qt::ItemFlags TournamentListModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && index.column() == Name && m_entries[index.row()].state != TournamentState::Broken)
        flags |= Qt::ItemIsEditable;
    return flags;
}

QVariant TournamentListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    const bool right = section == Entrants || section == Matches || section == Played;
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignVCenter | (right ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Name:
        return tr("Name");
    case Game:
        return tr("Game");
    case Format:
        return tr("Format");
    case Entrants:
        return tr("Bots");
    case Matches:
        return tr("Matches");
    case State:
        return tr("State");
    case Leader:
        return tr("Leader");
    case Played:
        return tr("Played");
    default:
        return {};
    }
}

} // namespace hilltop
