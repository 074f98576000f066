// SPDX-License-Identifier: GPL-3.0-or-later
// The last matches of the start page: opened, deleted, had back.
#include "home/home_page.h"

#include <QAction>
#include <QKeyEvent>
#include <QMenu>
#include <QStackedLayout>
#include <QTableWidget>

namespace hilltop {

void HomePage::setRecentMatches(const std::vector<RecentMatch>& matches) {
    m_matches = matches;
    m_recent->setRowCount(static_cast<int>(matches.size()));
    int row = 0;
    for (const RecentMatch& match : matches) {
        const QString words[] = {match.game, match.against, match.result, match.outcome, match.played};
        for (int column = 0; column < 5; ++column) {
            auto* item = new QTableWidgetItem(words[column]);
            const bool right = column == 2 || column == 4;
            item->setTextAlignment((right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
            if (column == 2) item->setFont(textFont(TextSize::Text, true));
            m_recent->setItem(row, column, item);
        }
        ++row;
    }
    tintRecent();
    m_recentStack->setCurrentIndex(matches.empty() ? 0 : 1);
}

/// Second lines in their colour; items hold colours, not roles, so a new palette needs this again.
void HomePage::tintRecent() {
    const QColor quiet = shades(palette()).quiet;
    for (int row = 0; row < m_recent->rowCount(); ++row)
        for (const int column : {1, 4})
            m_recent->item(row, column)->setForeground(quiet);
}

void HomePage::openRow(int row) {
    if (row >= 0 && row < static_cast<int>(m_matches.size()))
        emit recordRequested(m_matches[static_cast<std::size_t>(row)].path);
}

void HomePage::deleteRow(int row) {
    if (row >= 0 && row < static_cast<int>(m_matches.size()) && m_matches[static_cast<std::size_t>(row)].whole)
        emit deleteRequested(m_matches[static_cast<std::size_t>(row)].path);
}

/// Of the current row: a press of either button has made it so.
void HomePage::showRecentMenu() {
    const int row = m_recent->currentRow();
    if (row < 0 || row >= static_cast<int>(m_matches.size())) return;
    const RecentMatch match = m_matches[static_cast<std::size_t>(row)];
    QMenu menu(this);
    menu.addAction(match.goesOn ? tr("&Play on") : tr("&Open in Replay"), this, [this, row] { openRow(row); });
    menu.addAction(tr("&Delete"), this, [this, row] { deleteRow(row); })->setEnabled(match.whole);
    const QRect place = m_recent->visualItemRect(m_recent->item(row, 0));
    menu.exec(m_recent->viewport()->mapToGlobal(place.bottomLeft() + QPoint(12, 0)));
}

/// The Menu key comes as an event of the desktop; Shift+F10 does not.
bool HomePage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_recent && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_F10 && key->modifiers() == Qt::ShiftModifier) return showRecentMenu(), true;
        if (key->key() == Qt::Key_Delete) return deleteRow(m_recent->currentRow()), true;
    }
    return Page::eventFilter(watched, event);
}

void HomePage::setUndo(bool possible) {
    m_undo->setVisible(possible);
    m_undo->setEnabled(possible);
}

} // namespace hilltop
