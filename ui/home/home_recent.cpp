// SPDX-License-Identifier: GPL-3.0-or-later
// The last matches of the start page: opened, deleted, had back.
#include "home/home_page.h"

#include "style/paint.h"
#include "style/theme.h"

#include <QAction>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QStackedLayout>
#include <QStyledItemDelegate>
#include <QTableWidget>

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kUnfinishedShown = 2, kGroupRow = 26;
constexpr int kJudgedFrom = 520; ///< width
constexpr int kTitledFrom = 6;   ///< rows

/// The game with its hue, and below it against whom.
class RecentDelegate : public QStyledItemDelegate {
public:
    static constexpr int kAgainst = Qt::UserRole, kHue = Qt::UserRole + 1, kGroup = Qt::UserRole + 2;

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem empty = option;
        initStyleOption(&empty, index);
        empty.text.clear();
        option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &empty, painter, option.widget);
        const QRect inside = option.rect.adjusted(12, 0, -8, 0);
        if (index.data(kGroup).toBool()) return paintGroup(*painter, inside, option, index.data().toString());
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

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const QFontMetrics first(textFont(TextSize::Text)), second(textFont(TextSize::Small));
        const int words = std::max(first.horizontalAdvance(index.data().toString()),
                                   second.horizontalAdvance(index.data(kAgainst).toString()));
        return {12 + kBar + 10 + words + 8, QStyledItemDelegate::sizeHint(option, index).height()};
    }

private:
    static constexpr int kBar = 6;

    static void paintGroup(QPainter& painter, const QRect& room, const QStyleOptionViewItem& option,
                           const QString& title) {
        if (option.rect.isEmpty()) return; // a span is painted though its row is hidden
        painter.save();
        painter.setFont(textFont(TextSize::Small, true));
        painter.setPen(shades(option.widget->palette()).quiet); // it is no cell that could be chosen
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, title);
        painter.restore();
    }
};

} // namespace

QAbstractItemDelegate* HomePage::recentDelegate(QObject* parent) {
    return new RecentDelegate(parent);
}

/// Those that can be gone on with first, under a title of their own, and no more of them than leave room for the
/// others.
void HomePage::setRecentMatches(const std::vector<RecentMatch>& matches) {
    const bool fresh = this->fresh();
    m_matches = matches;
    const int all = static_cast<int>(matches.size());
    const int unfinished = static_cast<int>(
        std::count_if(matches.begin(), matches.end(), [](const RecentMatch& match) { return match.unfinished; }));
    m_recent->clearSpans();
    m_recent->setRowCount(0);
    m_recentRows.clear();
    if (unfinished == 0 || unfinished == all) {
        addRecentGroup({}, unfinished > 0, all);
    } else {
        addRecentGroup(tr("Unfinished (%1)").arg(QLocale().toString(unfinished)), true, kUnfinishedShown);
        addRecentGroup(tr("Finished"), false, all);
    }
    m_judged =
        std::any_of(matches.begin(), matches.end(), [](const RecentMatch& match) { return !match.accuracy.isEmpty(); });
    tintRecent();
    fitRecent();
    m_recentStack->setCurrentIndex(matches.empty() ? 0 : 1);
    m_analyse->setEnabled(!matches.empty());
    if (fresh != this->fresh()) {
        placeParts();
        placeCards();
    }
}

/// The matches of one kind, under a title if there is one.
void HomePage::addRecentGroup(const QString& title, bool unfinished, int most) {
    int row = m_recent->rowCount();
    if (!title.isEmpty()) {
        m_recent->setRowCount(row + 1);
        auto* item = new QTableWidgetItem(title);
        item->setData(RecentDelegate::kGroup, true);
        item->setFlags(Qt::NoItemFlags);
        m_recent->setItem(row, 0, item);
        m_recent->setSpan(row, 0, 1, m_recent->columnCount());
        m_recent->setRowHeight(row, kGroupRow);
        m_recentRows.push_back(-1);
        ++row;
    }
    for (std::size_t i = 0; i < m_matches.size() && most > 0; ++i) {
        if (m_matches[i].unfinished != unfinished) continue;
        --most;
        m_recent->setRowCount(row + 1);
        m_recent->setRowHeight(row, m_recent->verticalHeader()->defaultSectionSize());
        setRecentRow(row++, m_matches[i]);
        m_recentRows.push_back(static_cast<int>(i));
    }
}

void HomePage::setRecentRow(int row, const RecentMatch& match) {
    const QString words[] = {match.game, match.result, match.outcome, match.accuracy, match.played};
    for (int column = 0; column < m_recent->columnCount(); ++column) {
        auto* item = new QTableWidgetItem(words[column]);
        const bool right = column != 0 && column != 2;
        item->setTextAlignment((right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        if (column == 1) item->setFont(textFont(TextSize::Text, true));
        m_recent->setItem(row, column, item);
    }
    QTableWidgetItem* game = m_recent->item(row, 0);
    game->setData(RecentDelegate::kAgainst, match.against);
    game->setData(RecentDelegate::kHue, match.hue);
    game->setData(Qt::AccessibleTextRole, tr("%1, %2").arg(match.game, match.against));
}

/// nullptr: that row is a title.
const RecentMatch* HomePage::matchAt(int row) const {
    if (row < 0 || row >= static_cast<int>(m_recentRows.size())) return nullptr;
    const int match = m_recentRows[static_cast<std::size_t>(row)];
    return match < 0 ? nullptr : &m_matches[static_cast<std::size_t>(match)];
}

/// Second lines in their colour; items hold colours, not roles, so a new palette needs this again.
void HomePage::tintRecent() {
    const QColor quiet = shades(palette()).quiet;
    for (int row = 0; row < m_recent->rowCount(); ++row)
        if (QTableWidgetItem* played = m_recent->item(row, 4)) played->setForeground(quiet);
}

/// No list in the page's list: the matches that fit, whole, and all others are behind "All matches". Titles are shown
/// where there is room for them, each with a match below it, and the accuracy where it takes no words from the others.
void HomePage::fitRecent() {
    int room = m_recent->viewport()->height();
    const int match = m_recent->verticalHeader()->defaultSectionSize();
    const bool titled = room >= kTitledFrom * match;
    int shown = 0;
    bool full = false;
    for (int row = 0; row < m_recent->rowCount(); ++row) {
        const bool title = matchAt(row) == nullptr;
        const bool second = !titled && matchAt(0) == nullptr && row == 2 && matchAt(row) != nullptr;
        if ((title && !titled) || second) { // without its title one that is unfinished is enough
            m_recent->setRowHidden(row, true);
            continue;
        }
        full = full || (shown > 0 && room < match + (title ? kGroupRow : 0));
        m_recent->setRowHidden(row, full);
        if (full) continue;
        room -= title ? kGroupRow : match;
        shown += title ? 0 : 1;
    }
    m_recent->setColumnHidden(3, !m_judged || m_recent->viewport()->width() < kJudgedFrom);
    // Who won the result says too: words give way to opponents.
    constexpr int kOutcome = 2;
    const auto* view = static_cast<const QAbstractItemView*>(m_recent);
    int rest = m_recent->viewport()->width();
    for (int column = 1; column < m_recent->columnCount(); ++column)
        if (column == kOutcome || !m_recent->isColumnHidden(column))
            rest -= std::max(view->sizeHintForColumn(column), m_recent->horizontalHeader()->sectionSizeHint(column));
    m_recent->setColumnHidden(kOutcome, rest < view->sizeHintForColumn(0));
}

void HomePage::openRow(int row) {
    if (const RecentMatch* match = matchAt(row)) emit recordRequested(match->path);
}

void HomePage::deleteRow(int row) {
    if (const RecentMatch* match = matchAt(row); match != nullptr && match->whole) emit deleteRequested(match->path);
}

/// Of the current row: a press of either button has made it so.
void HomePage::showRecentMenu() {
    const int row = m_recent->currentRow();
    if (matchAt(row) == nullptr) return;
    const RecentMatch match = *matchAt(row);
    QMenu menu(this);
    menu.addAction(match.goesOn ? tr("&Continue") : tr("&Open in Replay"), this, [this, row] { openRow(row); });
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
