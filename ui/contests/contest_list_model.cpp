// SPDX-License-Identifier: GPL-3.0-or-later
#include "contests/contest_list_model.h"

#include "style/panel.h"
#include "text/game_texts.h"

#include <QLocale>

#include <algorithm>

namespace hilltop {

namespace {

QString iconName(ContestState state) {
    switch (state) {
    case ContestState::Running:
        return QStringLiteral("play");
    case ContestState::Queued:
    case ContestState::Due:
        return QStringLiteral("next");
    case ContestState::Paused:
        return QStringLiteral("pause");
    case ContestState::Stopped:
        return QStringLiteral("stop");
    case ContestState::Finished:
        return QStringLiteral("check");
    case ContestState::Empty:
        return QStringLiteral("robot");
    case ContestState::Broken:
        break;
    }
    return QStringLiteral("warning");
}

} // namespace

QString stateName(KindOfContest kind, ContestState state) {
    switch (state) {
    case ContestState::Running:
        return ContestListModel::tr("running");
    case ContestState::Queued:
        return ContestListModel::tr("queued");
    case ContestState::Paused:
        return ContestListModel::tr("paused");
    case ContestState::Stopped:
        return ContestListModel::tr("stopped");
    case ContestState::Due:
        return ContestListModel::tr("matches to play");
    case ContestState::Finished: // a hill never ends
        return kind == KindOfContest::Hill ? ContestListModel::tr("all played") : ContestListModel::tr("finished");
    case ContestState::Empty:
        return ContestListModel::tr("no bots");
    case ContestState::Broken:
        break;
    }
    return kind == KindOfContest::Hill ? ContestListModel::tr("can’t be read") : ContestListModel::tr("damaged file");
}

QString dayText(const QDate& day, const QDate& today) {
    if (!day.isValid()) return {};
    if (day == today) return ContestListModel::tr("today");
    if (day == today.addDays(-1)) return ContestListModel::tr("yesterday");
    return QLocale().toString(day, day.year() == today.year()
                                       ? ContestListModel::tr("d MMM", "a day of this year, as QDate has it")
                                       : ContestListModel::tr("d MMM yyyy", "a day, as QDate has it"));
}

ContestListModel::ContestListModel(KindOfContest kind, QObject* parent)
    : QAbstractTableModel(parent)
    , m_kind(kind) {}

void ContestListModel::assign(const QList<ContestEntry>& entries) {
    for (int row = static_cast<int>(m_entries.size()) - 1; row >= 0; --row) {
        const bool kept = std::any_of(entries.begin(), entries.end(),
                                      [&](const ContestEntry& entry) { return entry.path == m_entries[row].path; });
        if (kept) continue;
        beginRemoveRows({}, row, row);
        m_entries.removeAt(row);
        endRemoveRows();
    }
    for (const ContestEntry& entry : entries)
        update(entry);
}

void ContestListModel::update(const ContestEntry& entry) {
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

int ContestListModel::find(const QString& path) const {
    const auto found =
        std::find_if(m_entries.begin(), m_entries.end(), [&](const ContestEntry& entry) { return entry.path == path; });
    return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

int ContestListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int ContestListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : Columns;
}

QVariant ContestListModel::text(const ContestEntry& entry, int column) const {
    const QLocale locale;
    const bool broken = entry.state == ContestState::Broken;
    switch (column) {
    case Name:
        return entry.name;
    case Game:
        return entry.game.isEmpty() ? QString() : gameTitle(entry.game.toStdString());
    case Format:
        return entry.format;
    case Bots:
        return broken ? QString() : locale.toString(entry.bots);
    case Matches:
        if (broken) return QString();
        if (entry.state == ContestState::Finished || entry.total <= 0) return locale.toString(entry.done);
        return tr("%1 of %2").arg(locale.toString(entry.done), locale.toString(entry.total));
    case State:
        return stateName(m_kind, entry.state);
    case Leader:
        return entry.leader;
    case Changed:
        return dayText(entry.changed.date(), QDate::currentDate());
    default:
        return {};
    }
}

QVariant ContestListModel::sortKey(const ContestEntry& entry, int column) const {
    switch (column) {
    case Bots:
        return entry.bots;
    case Matches:
        return entry.state == ContestState::Broken ? -1 : entry.done;
    case State:
        return static_cast<int>(entry.state);
    case Changed:
        return entry.changed;
    default:
        return text(entry, column);
    }
}

QVariant ContestListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const ContestEntry& entry = m_entries[index.row()];
    const int column = index.column();
    const bool broken = entry.state == ContestState::Broken;
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
               : column == Changed && entry.changed.isValid()
                   ? QVariant(QLocale().toString(entry.changed, QLocale::ShortFormat))
                   : QVariant();
    case Qt::AccessibleTextRole:
        return column == State && broken ? tr("%1: %2").arg(stateName(m_kind, entry.state), entry.problem)
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

bool ContestListModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid) || index.column() != Name)
        return false;
    const QString name = value.toString().trimmed();
    const ContestEntry& entry = m_entries[index.row()];
    if (!name.isEmpty() && name != entry.name) emit renameRequested(entry.path, name);
    return false;
}

Qt::ItemFlags ContestListModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && index.column() == Name && m_entries[index.row()].state != ContestState::Broken)
        flags |= Qt::ItemIsEditable;
    return flags;
}

QVariant ContestListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    const bool right = section == Bots || section == Matches || section == Changed;
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignVCenter | (right ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole) return {};
    const QString titles[Columns] = {
        tr("Name"),    tr("Game"),  tr("Format"), tr("Bots"),
        tr("Matches"), tr("State"), tr("Leader"), m_kind == KindOfContest::Hill ? tr("Changed") : tr("Played")};
    return section >= 0 && section < Columns ? titles[section] : QVariant();
}

} // namespace hilltop
