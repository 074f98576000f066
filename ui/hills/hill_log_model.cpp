// SPDX-License-Identifier: GPL-3.0-or-later
#include "hills/hill_log_model.h"

#include "hills/hill_words.h"
#include "standings/cell_roles.h"
#include "style/panel.h"

#include <QDateTime>
#include <QLocale>

namespace hilltop {

void HillLogModel::assign(const HillStatePtr& hill) {
    if (m_hill && hill && m_hill->log.size() == hill->log.size()) {
        m_hill = hill; // a log only grows
        return;
    }
    beginResetModel();
    m_hill = hill;
    endResetModel();
}

int HillLogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_hill ? 0 : static_cast<int>(m_hill->log.size());
}

int HillLogModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : Columns;
}

QVariant HillLogModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const HillEvent& event = m_hill->log[m_hill->log.size() - 1 - static_cast<std::size_t>(index.row())];
    const QDateTime date = QDateTime::fromMSecsSinceEpoch(event.date);
    if (role == QuietRole) return index.column() == Date;
    if (role == Qt::ToolTipRole) {
        if (index.column() == Date) return QLocale().toString(date, QLocale::LongFormat);
        const QString link = QString::fromStdString(event.version.link);
        return index.column() == Bot && !link.isEmpty() ? QVariant(plainTip(link)) : QVariant();
    }
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
    case Date:
        return QLocale().toString(date.date(), QLocale::ShortFormat);
    case Event:
        return eventWord(event);
    case Bot:
        return event.version.key.name.empty() ? QString() : versionName(event.version.key);
    default:
        return eventDetails(*m_hill, event);
    }
}

QVariant HillLogModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignVCenter | Qt::AlignLeft);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Date:
        return tr("Date");
    case Event:
        return tr("Event");
    case Bot:
        return tr("Bot");
    default:
        return tr("Details");
    }
}

} // namespace hilltop
