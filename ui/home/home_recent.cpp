// SPDX-License-Identifier: GPL-3.0-or-later
// The last matches of the start page: opened, deleted, had back.
#include "home/home_page.h"

#include "style/paint.h"
#include "style/theme.h"

#include <QAction>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QStackedLayout>
#include <QStyledItemDelegate>
#include <QTableWidget>

#include <algorithm>

namespace hilltop {
namespace {

/// The game with its hue, and below it against whom.
class RecentDelegate : public QStyledItemDelegate {
public:
    static constexpr int kAgainst = Qt::UserRole, kHue = Qt::UserRole + 1;

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem empty = option;
        initStyleOption(&empty, index);
        empty.text.clear();
        option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &empty, painter, option.widget);
        const QRect inside = option.rect.adjusted(12, 0, -8, 0);
        painter->save();
        const auto hue = index.data(kHue).value<QColor>();
        if (hue.isValid())
            paint::box(*painter, QRect(inside.left(), inside.center().y() - 12, kBar, 24), kBar / 2.0, hue);
        const QRect room = inside.adjusted(kBar + 10, 0, 0, 0);
        const QFontMetrics first(textFont(TextSize::Text)), second(textFont(TextSize::Small));
        const int top = room.center().y() - (first.height() + second.height()) / 2;
        painter->setFont(textFont(TextSize::Text));
        painter->setPen(option.palette.color(QPalette::Text));
        painter->drawText(QRect(room.left(), top, room.width(), first.height()), Qt::AlignLeft | Qt::AlignVCenter,
                          first.elidedText(index.data().toString(), Qt::ElideRight, room.width()));
        painter->setFont(textFont(TextSize::Small));
        painter->setPen(shades(option.palette).quiet);
        painter->drawText(QRect(room.left(), top + first.height(), room.width(), second.height()),
                          Qt::AlignLeft | Qt::AlignVCenter,
                          second.elidedText(index.data(kAgainst).toString(), Qt::ElideRight, room.width()));
        painter->restore();
    }

private:
    static constexpr int kBar = 6;
};

} // namespace

QAbstractItemDelegate* HomePage::recentDelegate(QObject* parent) {
    return new RecentDelegate(parent);
}

void HomePage::setRecentMatches(const std::vector<RecentMatch>& matches) {
    m_matches = matches;
    m_recent->setRowCount(static_cast<int>(matches.size()));
    int row = 0;
    for (const RecentMatch& match : matches) {
        const QString words[] = {match.game, match.result, match.outcome, match.played};
        for (int column = 0; column < 4; ++column) {
            auto* item = new QTableWidgetItem(words[column]);
            const bool right = column == 1 || column == 3;
            item->setTextAlignment((right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
            if (column == 1) item->setFont(textFont(TextSize::Text, true));
            m_recent->setItem(row, column, item);
        }
        QTableWidgetItem* game = m_recent->item(row, 0);
        game->setData(RecentDelegate::kAgainst, match.against);
        game->setData(RecentDelegate::kHue, match.hue);
        game->setData(Qt::AccessibleTextRole, tr("%1, %2").arg(match.game, match.against));
        ++row;
    }
    tintRecent();
    fitRecent();
    m_recentStack->setCurrentIndex(matches.empty() ? 0 : 1);
    m_analyse->setEnabled(!matches.empty());
}

/// Second lines in their colour; items hold colours, not roles, so a new palette needs this again.
void HomePage::tintRecent() {
    const QColor quiet = shades(palette()).quiet;
    for (int row = 0; row < m_recent->rowCount(); ++row)
        m_recent->item(row, 3)->setForeground(quiet);
}

/// No list in the page's list: the matches that fit, whole, and all others are behind "All matches".
void HomePage::fitRecent() {
    const int room = m_recent->viewport()->height() / m_recent->verticalHeader()->defaultSectionSize();
    for (int row = 0; row < m_recent->rowCount(); ++row)
        m_recent->setRowHidden(row, row >= std::max(1, room));
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
    if (watched == m_recent->viewport() && event->type() == QEvent::Resize) fitRecent();
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
