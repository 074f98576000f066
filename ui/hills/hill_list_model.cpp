// SPDX-License-Identifier: GPL-3.0-or-later
#include "hills/hill_list_model.h"

#include "standings/cell_roles.h"
#include "style/panel.h"
#include "text/game_texts.h"

#include <QLocale>

#include <algorithm>

namespace hilltop {
namespace {

using Run = HillListEntry::Run;

QString runIcon(Run run) {
    switch (run) {
    case Run::Running:
        return QStringLiteral("play");
    case Run::Due:
        return QStringLiteral("next");
    case Run::Played:
        return QStringLiteral("check");
    case Run::Empty:
        return QStringLiteral("robot");
    case Run::Broken:
        break;
    }
    return QStringLiteral("warning");
}

QString runWord(Run run) {
    switch (run) {
    case Run::Running:
        return HillListModel::tr("running");
    case Run::Due:
        return HillListModel::tr("matches to play");
    case Run::Played:
        return HillListModel::tr("all played");
    case Run::Empty:
        return HillListModel::tr("no bots");
    case Run::Broken:
        break;
    }
    return HillListModel::tr("can’t be read");
}

} // namespace

void HillListModel::assign(const QList<HillListEntry>& entries) {
    for (int row = static_cast<int>(m_entries.size()) - 1; row >= 0; --row) {
        const bool kept = std::any_of(entries.begin(), entries.end(),
                                      [&](const HillListEntry& entry) { return entry.path == m_entries[row].path; });
        if (kept) continue;
        beginRemoveRows({}, row, row);
        m_entries.removeAt(row);
        endRemoveRows();
    }
    for (const HillListEntry& entry : entries)
        put(entry);
}

void HillListModel::put(const HillListEntry& entry) {
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

int HillListModel::find(const QString& path) const {
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&](const HillListEntry& entry) { return entry.path == path; });
    return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

int HillListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int HillListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : Columns;
}

QVariant HillListModel::text(const HillListEntry& entry, int column) {
    const QLocale locale;
    const bool broken = entry.run == Run::Broken;
    switch (column) {
    case Name:
        return entry.name;
    case Game:
        return entry.game.isEmpty() ? QString() : gameTitle(entry.game.toStdString());
    case Bots:
        return broken ? QString() : locale.toString(entry.bots);
    case Matches:
        return broken ? QString() : locale.toString(entry.matches);
    case State:
        return runWord(entry.run);
    case Leader:
        return entry.leader;
    default:
        return locale.toString(entry.changed.date(), QLocale::ShortFormat);
    }
}

QVariant HillListModel::sortKey(const HillListEntry& entry, int column) {
    switch (column) {
    case Bots:
        return entry.bots;
    case Matches:
        return entry.matches;
    case State:
        return static_cast<int>(entry.run);
    case Changed:
        return entry.changed;
    default:
        return text(entry, column);
    }
}

QVariant HillListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const HillListEntry& entry = m_entries[index.row()];
    const int column = index.column();
    const bool broken = entry.run == Run::Broken;
    switch (role) {
    case Qt::DisplayRole:
        return text(entry, column);
    case SortRole:
        return sortKey(entry, column);
    case Qt::ToolTipRole:
        if (broken) return plainTip(entry.problem);
        return column == Name ? QVariant(plainTip(entry.path)) : QVariant();
    case Qt::AccessibleTextRole:
        return column == State && broken ? tr("%1: %2", "state, sentence").arg(runWord(entry.run), entry.problem)
                                         : text(entry, column);
    case Qt::TextAlignmentRole:
        return headerData(column, Qt::Horizontal, role);
    case IconNameRole:
        return column == State ? QVariant(runIcon(entry.run)) : QVariant();
    case WarnRole:
        return column == State && broken;
    case QuietRole:
        return column != Name && column != State && column != Leader;
    default:
        return {};
    }
}

QVariant HillListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    const bool right = section == Bots || section == Matches || section == Changed;
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignVCenter | (right ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Name:
        return tr("Name");
    case Game:
        return tr("Game");
    case Bots:
        return tr("Bots");
    case Matches:
        return tr("Matches");
    case State:
        return tr("State");
    case Leader:
        return tr("Leader");
    default:
        return tr("Changed");
    }
}

} // namespace hilltop
