// SPDX-License-Identifier: GPL-3.0-or-later
#include "home/recent_matches.h"

#include "home/home_rows.h"
#include "style/open_dialog.h"
#include "style/paint.h"
#include "style/panel.h"
#include "style/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QStackedLayout>
#include <QStyledItemDelegate>
#include <QTableWidget>

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kRecentRow = 40, kRecentColumns = 5;
constexpr int kJudgedFrom = 520;           ///< width
constexpr int kOutcome = 2, kAccuracy = 3; ///< columns

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

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const QFontMetrics first(textFont(TextSize::Text)), second(textFont(TextSize::Small));
        const int words = std::max(first.horizontalAdvance(index.data().toString()),
                                   second.horizontalAdvance(index.data(kAgainst).toString()));
        return {12 + kBar + 10 + words + 8, QStyledItemDelegate::sizeHint(option, index).height()};
    }

private:
    static constexpr int kBar = 6;
};

} // namespace

RecentMatches::RecentMatches(QWidget* parent)
    : QWidget(parent)
    , m_stack(new QStackedLayout(this))
    , m_table(new QTableWidget(0, kRecentColumns)) {
    m_table->setHorizontalHeaderLabels({tr("Game"), tr("Result"), QString(), tr("Accuracy, %"), tr("Played")});
    m_table->setAccessibleName(tr("Recent matches"));
    dressTable(m_table, kRecentRow);
    m_table->setItemDelegateForColumn(0, new RecentDelegate(m_table));
    m_table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // the page never scrolls for its sake
    m_fitter = new ColumnFitter(*m_table, [this] { return columns(); });
    for (const int right : {1, 3, 4})
        m_table->horizontalHeaderItem(right)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    for (const int left : {0, 2})
        m_table->horizontalHeaderItem(left)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    connect(m_table, &QTableWidget::cellActivated, this, &RecentMatches::openRow);
    connect(m_table, &QTableWidget::cellClicked, this, &RecentMatches::openRow);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QTableWidget::customContextMenuRequested, this, &RecentMatches::showMenu);
    m_table->installEventFilter(this);
    m_table->viewport()->installEventFilter(this);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // limited to the room there is, see fit()
    auto* open = new QPushButton(tr("Open a record…"));
    connect(open, &QPushButton::clicked, this, &RecentMatches::openRequested);
    m_stack->addWidget(homeEmptyState(QStringLiteral("replay"),
                                      tr("Finished matches are kept here. Open one to step through it card by card."),
                                      open));
    m_stack->addWidget(m_table);
}

void RecentMatches::setMatches(const std::vector<RecentMatch>& matches) {
    if (m_menu && !std::ranges::equal(matches, m_matches, {}, &RecentMatch::path, &RecentMatch::path))
        m_menu->close(); // its place is that of another match now
    const RecentMatch* const before = matchAt(m_table->currentRow());
    const QString current = before != nullptr ? before->path : QString();
    m_matches = matches;
    m_table->setRowCount(0);
    m_table->setRowCount(static_cast<int>(matches.size()));
    for (int row = 0; row < m_table->rowCount(); ++row)
        setRow(row, matches[static_cast<std::size_t>(row)]);
    for (int row = 0; row < m_table->rowCount() && !current.isEmpty(); ++row)
        if (matches[static_cast<std::size_t>(row)].path == current) m_table->setCurrentCell(row, 0);
    m_judged =
        std::any_of(matches.begin(), matches.end(), [](const RecentMatch& match) { return !match.accuracy.isEmpty(); });
    tint();
    fit();
    m_fitter->fit();
    m_stack->setCurrentIndex(matches.empty() ? 0 : 1);
}

void RecentMatches::setRow(int row, const RecentMatch& match) {
    const QString words[] = {match.game, match.result, match.outcome, match.accuracy, match.played};
    for (int column = 0; column < m_table->columnCount(); ++column) {
        auto* item = new QTableWidgetItem(words[column]);
        const bool right = column != 0 && column != 2;
        item->setTextAlignment((right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        if (column == 1) item->setFont(textFont(TextSize::Text, true));
        m_table->setItem(row, column, item);
    }
    QTableWidgetItem* game = m_table->item(row, 0);
    game->setData(RecentDelegate::kAgainst, match.against);
    game->setData(RecentDelegate::kHue, match.hue);
    game->setData(Qt::AccessibleTextRole, tr("%1, %2").arg(match.game, match.against));
}

/// nullptr: there is no such row.
const RecentMatch* RecentMatches::matchAt(int row) const {
    return row < 0 || row >= static_cast<int>(m_matches.size()) ? nullptr : &m_matches[static_cast<std::size_t>(row)];
}

/// Second lines in their colour; items hold colours, not roles, so a new palette needs this again.
void RecentMatches::tint() {
    const QColor quiet = shades(palette()).quiet;
    for (int row = 0; row < m_table->rowCount(); ++row)
        if (QTableWidgetItem* played = m_table->item(row, 4)) played->setForeground(quiet);
}

/// No list in the page's list: the matches that fit, whole, and all others are behind "All matches".
void RecentMatches::fit() {
    const int fitting = std::max(1, m_table->viewport()->height() / m_table->verticalHeader()->defaultSectionSize());
    for (int row = 0; row < m_table->rowCount(); ++row)
        m_table->setRowHidden(row, row >= fitting);
}

/// Who won the result says too: words give way to opponents.
FitColumns RecentMatches::columns() const {
    FitColumns fit{std::vector<FitColumn>(kRecentColumns), {kOutcome}};
    fit.columns[0] = {.stretch = 1, .measure = FitColumn::Cells, .cut = true};
    fit.columns[kAccuracy].shown = m_judged && m_table->viewport()->width() >= kJudgedFrom;
    return fit;
}

void RecentMatches::openRow(int row) {
    if (const RecentMatch* match = matchAt(row)) emit recordRequested(match->path);
}

void RecentMatches::deleteRow(int row) {
    if (const RecentMatch* match = matchAt(row); match != nullptr && match->whole) emit deleteRequested(match->path);
}

/// Of the current row: a press of either button has made it so.
void RecentMatches::showMenu() {
    const int row = m_table->currentRow();
    if (matchAt(row) == nullptr) return;
    const RecentMatch match = *matchAt(row);
    auto* menu = new QMenu(this);
    m_menu = menu;
    menu->addAction(tr("&Open in Replay"), this, [this, path = match.path] { emit recordRequested(path); });
    menu->addAction(tr("&Delete"), this, [this, path = match.path] { emit deleteRequested(path); })
        ->setEnabled(match.whole);
    const QRect place = m_table->visualItemRect(m_table->item(row, 0));
    popUp(menu, m_table->viewport()->mapToGlobal(place.bottomLeft() + QPoint(12, 0)));
}

void RecentMatches::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) tint();
}

/// The Menu key comes as an event of the desktop; Shift+F10 does not.
bool RecentMatches::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_table->viewport() && event->type() == QEvent::Resize) fit();
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_F10 && key->modifiers() == Qt::ShiftModifier) return showMenu(), true;
        if (key->key() == Qt::Key_Delete) return deleteRow(m_table->currentRow()), true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace hilltop
