// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/bot_list_view.h"

#include "bots/bot_list_model.h"
#include "style/icons.h"
#include "style/paint.h"
#include "style/theme.h"

#include <QGuiApplication>
#include <QLocale>
#include <QPainter>
#include <QStyledItemDelegate>

namespace hilltop {
namespace {

constexpr int kBotRow = 44, kBotHeadRow = 32, kBotFoldRow = 28, kBotRowMargin = 16, kBotMark = 20;

BotListModel::Kind botKind(const QModelIndex& index) {
    return static_cast<BotListModel::Kind>(index.data(BotListModel::KindRole).toInt());
}

class BotDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const int text = option.fontMetrics.height();
        switch (botKind(index)) {
        case BotListModel::Kind::Game:
            return {200, std::max(kBotHeadRow, text + 12)};
        case BotListModel::Kind::Fold:
            return {200, std::max(kBotFoldRow, text + 8)};
        case BotListModel::Kind::Own:
        case BotListModel::Kind::BuiltIn:
            break;
        }
        const auto* list = qobject_cast<const QAbstractItemView*>(option.widget);
        const int room = (list != nullptr ? list->viewport()->width() : option.rect.width()) - besideWords(index);
        const int lines = QFontMetrics(textFont(TextSize::Small))
                              .boundingRect(QRect(0, 0, room, kBotRow * 9), Qt::TextWordWrap,
                                            index.data(BotListModel::LineRole).toString())
                              .height();
        return {200, std::max(kBotRow, text + lines + 12)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const Shades s = shades(option.palette);
        const QRect all = option.rect;
        const auto placed = [&](const QRect& rect) { return QStyle::visualRect(option.direction, all, rect); };
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const auto write = [&](const QRect& place, const QString& text, TextSize size, bool strong, const QColor& ink,
                               Qt::Alignment side = Qt::AlignLeading) {
            painter->setPen(ink);
            painter->setFont(textFont(size, strong));
            painter->drawText(placed(place), static_cast<int>(Qt::AlignVCenter | side) | Qt::TextSingleLine,
                              painter->fontMetrics().elidedText(text, Qt::ElideRight, place.width()));
        };
        const QColor ink = option.palette.color(QPalette::Text);
        const int from = all.x() + kBotRowMargin, width = all.width() - 2 * kBotRowMargin;
        const QString text = index.data().toString();
        switch (botKind(index)) {
        case BotListModel::Kind::Game: {
            painter->fillRect(all, option.palette.color(QPalette::AlternateBase));
            painter->fillRect(QRect(all.x(), all.y(), all.width(), 1), s.line);
            painter->fillRect(QRect(all.x(), all.bottom(), all.width(), 1), s.line);
            const QRect mark(from, all.center().y() - 6, 10, 12);
            const QString game = index.data(BotListModel::GameRole).toString();
            paint::box(*painter, placed(mark), 2, tableColours(game).accent(isDark(option.palette)));
            write({from + 18, all.y(), width - 60, all.height()}, text, TextSize::Text, false, ink);
            write({all.right() - kBotRowMargin - 40, all.y(), 40, all.height()},
                  QLocale().toString(index.data(BotListModel::CountRole).toInt()), TextSize::Small, false, s.quiet,
                  Qt::AlignTrailing);
            break;
        }
        case BotListModel::Kind::Fold:
            write({from, all.y(), width, all.height()}, text, TextSize::Small, false,
                  option.palette.color(QPalette::Link));
            break;
        case BotListModel::Kind::Own:
        case BotListModel::Kind::BuiltIn: {
            const bool chosen = (option.state & QStyle::State_Selected) != 0;
            if (chosen) {
                painter->fillRect(all, s.chosen);
                painter->fillRect(placed({all.x(), all.y(), 3, all.height()}), s.accent);
            } else if (option.state & QStyle::State_MouseOver) {
                painter->fillRect(all, s.hover);
            }
            const int words = all.width() - besideWords(index), first = option.fontMetrics.height() + 4;
            write({from, all.y() + 4, words, first}, text, TextSize::Text, chosen, ink);
            painter->setPen(s.quiet);
            painter->setFont(textFont(TextSize::Small));
            painter->drawText(placed({from, all.y() + 4 + first, words, all.height() - first - 4}),
                              static_cast<int>(Qt::AlignTop | Qt::AlignLeading) | Qt::TextWordWrap,
                              index.data(BotListModel::LineRole).toString());
            const QRect mark(all.right() - kBotRowMargin - kBotMark, all.center().y() - kBotMark / 2, kBotMark,
                             kBotMark);
            paintMark(*painter, placed(mark), static_cast<BotMark>(index.data(BotListModel::MarkRole).toInt()), s);
            break;
        }
        }
        if ((option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_KeyboardFocusChange))
            paint::box(*painter, all.adjusted(1, 1, -1, -1), paint::kCellRadius, QColor(), s.focus, 2);
        painter->restore();
    }

private:
    /// What of a bot's row is not for words.
    static int besideWords(const QModelIndex& index) {
        const auto mark = static_cast<BotMark>(index.data(BotListModel::MarkRole).toInt());
        const bool none = mark == BotMark::BuiltIn || mark == BotMark::NotChecked;
        return 2 * kBotRowMargin + (none ? 0 : kBotMark + 8);
    }

    static void paintMark(QPainter& painter, const QRect& place, BotMark mark, const Shades& s) {
        switch (mark) {
        case BotMark::BuiltIn:
        case BotMark::NotChecked:
            break;
        case BotMark::Good:
            icon(QStringLiteral("check"), s.good).paint(&painter, place);
            break;
        case BotMark::Remarks:
            icon(QStringLiteral("warning"), s.warn).paint(&painter, place);
            break;
        case BotMark::Outdated:
            icon(QStringLiteral("replay"), s.quiet).paint(&painter, place);
            break;
        case BotMark::Fails:
            icon(QStringLiteral("cross"), s.bad).paint(&painter, place);
            break;
        }
    }
};

} // namespace

BotListView::BotListView(BotListModel& model, QWidget* parent)
    : QListView(parent)
    , m_bots(model) {
    setModel(&model);
    setItemDelegate(new BotDelegate(this));
    setMouseTracking(true);
    setFrameShape(QFrame::NoFrame);
    setUniformItemSizes(false);
    setResizeMode(QListView::Adjust); // rows have as many lines as their words need
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setAccessibleName(tr("Bots"));
    connect(this, &QListView::clicked, this, &BotListView::press);
    connect(this, &QListView::activated, this, [this](const QModelIndex& index) {
        if (!(QGuiApplication::mouseButtons() & Qt::LeftButton)) press(index);
    });
}

bool BotListView::choose(const QString& game, const QString& bot) {
    const int row = m_bots.find(game, bot);
    if (row < 0) return false;
    setCurrentIndex(m_bots.index(row));
    return true;
}

void BotListView::press(const QModelIndex& index) {
    if (!index.isValid() || botKind(index) != BotListModel::Kind::Fold) return;
    const QString game = index.data(BotListModel::GameRole).toString();
    m_bots.toggle(game);
}

void BotListView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    if (!current.isValid()) return; // rows have moved: what is shown stays
    const BotListModel::Row& row = m_bots.row(current.row());
    if (row.kind == BotListModel::Kind::Own || row.kind == BotListModel::Kind::BuiltIn) emit chosen(row.game, row.bot);
}

QModelIndex BotListView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) {
    QModelIndex next = QListView::moveCursor(action, modifiers);
    const bool up = action == MoveUp || action == MovePrevious || action == MovePageUp || action == MoveEnd;
    const int step = up ? -1 : 1;
    for (int row = next.row(); next.isValid() && botKind(next) == BotListModel::Kind::Game;) {
        row += step;
        if (row < 0 || row >= m_bots.rowCount()) return currentIndex();
        next = m_bots.index(row);
    }
    return next;
}

} // namespace hilltop
