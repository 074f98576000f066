// SPDX-License-Identifier: GPL-3.0-or-later
#include "choose/opponent_list.h"

#include "choose/own_bot_list.h"

#include "records/record.h"
#include "style/paint.h"
#include "style/theme.h"
#include "text/game_texts.h"

#include <QPainter>
#include <QResizeEvent>
#include <QStyle>
#include <QStyledItemDelegate>

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kOpponentListIdRole = Qt::UserRole, kOpponentListStyleRole = Qt::UserRole + 1,
              kOpponentListStrengthRole = Qt::UserRole + 2;
constexpr int kOpponentListRow = 28, kOpponentListDot = 7, kOpponentListDots = 5, kOpponentListMargin = 12,
              kOpponentListGap = 12;

class OpponentDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const int line = QFontMetrics(textFont(TextSize::Text)).height();
        const Columns at = columns(option, *index.model());
        return {240, std::max(kOpponentListRow, line + 8) + (at.under ? wrapped(at.room, index) : 0)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const Shades s = shades(option.palette);
        const bool chosen = (option.state & QStyle::State_Selected) != 0;
        const auto placed = [&](const QRect& rect) { return QStyle::visualRect(option.direction, option.rect, rect); };
        const QRect all = option.rect;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (chosen) {
            painter->fillRect(all, s.chosen);
            painter->fillRect(placed({all.x(), all.y(), 3, all.height()}), s.accent);
        } else if (option.state & QStyle::State_MouseOver) {
            painter->fillRect(all, s.hover);
        }
        const Columns at = columns(option, *index.model());
        // The person and their own bots have no strength, which leaves room for their description.
        const bool strong = index.data(kOpponentListStrengthRole).isValid();
        const int names = all.x() + kOpponentListMargin, right = all.right() - kOpponentListMargin;
        const int dots = right - OpponentList::kStrengthWidth, words = strong ? dots - kOpponentListGap : right;
        if (strong)
            OpponentList::paintStrength(*painter, placed({dots, 0, OpponentList::kStrengthWidth, 1}).x(),
                                        all.center().y(), index.data(kOpponentListStrengthRole).toInt(),
                                        option.palette.color(QPalette::Text));
        const auto write = [&](int from, int to, int top, int height, const QString& text) {
            const QRect place(from, top, to - from, height);
            painter->drawText(placed(place), Qt::AlignVCenter | Qt::AlignLeading | Qt::TextSingleLine,
                              painter->fontMetrics().elidedText(text, Qt::ElideRight, place.width()));
        };
        painter->setPen(option.palette.color(QPalette::Text));
        painter->setFont(textFont(TextSize::Text, chosen));
        const int first = at.under ? painter->fontMetrics().height() + 4 : all.height();
        write(names, at.under ? words : names + at.names + 2, all.y() + (at.under ? 4 : 0),
              at.under ? first - 4 : first, index.data().toString());
        painter->setPen(s.quiet);
        painter->setFont(textFont(TextSize::Small));
        const QString style = index.data(kOpponentListStyleRole).toString();
        if (at.under)
            painter->drawText(placed({names, all.y() + first, words - names, all.height() - first}),
                              Qt::AlignTop | Qt::AlignLeading | Qt::TextWordWrap, style);
        else
            write(names + at.names + kOpponentListGap, words, all.y(), all.height(), style);
        if ((option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_KeyboardFocusChange))
            paint::box(*painter, all.adjusted(1, 1, -1, -1), paint::kCellRadius, QColor(), s.focus, 2);
        painter->restore();
    }

    /// Others are in the list.
    void forget() { m_room = -1; }

private:
    /// Height of what is said of it in a row so wide.
    static int wrapped(int room, const QModelIndex& index) {
        const bool strong = index.data(kOpponentListStrengthRole).isValid();
        const int words =
            room - 2 * kOpponentListMargin - (strong ? OpponentList::kStrengthWidth + kOpponentListGap : 0);
        return QFontMetrics(textFont(TextSize::Small))
            .boundingRect(QRect(0, 0, words, kOpponentListRow * 9), Qt::TextWordWrap,
                          index.data(kOpponentListStyleRole).toString())
            .height();
    }
    struct Columns {
        int room = 0;       ///< of a whole row
        int names = 0;      ///< what the widest name needs
        bool under = false; ///< beside the names there is no room for what is said of them: a line of its own
    };
    Columns columns(const QStyleOptionViewItem& option, const QAbstractItemModel& model) const {
        const auto* list = qobject_cast<const QAbstractItemView*>(option.widget);
        const int room = list != nullptr ? list->viewport()->width() : option.rect.width();
        if (room == m_room) return m_columns;
        const QFontMetrics bold(textFont(TextSize::Text, true)), small(textFont(TextSize::Small));
        Columns columns{.room = room};
        int needed = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex index = model.index(row, 0);
            columns.names = std::max(columns.names, bold.horizontalAdvance(index.data().toString()));
            const bool strong = index.data(kOpponentListStrengthRole).isValid();
            needed = std::max(needed, small.horizontalAdvance(index.data(kOpponentListStyleRole).toString()) +
                                          (strong ? OpponentList::kStrengthWidth + kOpponentListGap : 0));
        }
        columns.under = columns.names + kOpponentListGap + needed > room - 2 * kOpponentListMargin;
        m_room = room;
        m_columns = columns;
        return columns;
    }
    mutable int m_room = -1; ///< for which the columns were found
    mutable Columns m_columns;
};

} // namespace

OpponentList::OpponentList(QWidget* parent)
    : QListWidget(parent) {
    auto* delegate = new OpponentDelegate(this);
    setItemDelegate(delegate);
    connect(model(), &QAbstractItemModel::rowsInserted, this, [delegate] { delegate->forget(); });
    connect(model(), &QAbstractItemModel::dataChanged, this, [delegate] { delegate->forget(); });
    setMouseTracking(true);
    setFrameShape(QFrame::NoFrame);
    setResizeMode(QListView::Adjust); // rows have as many lines as their words need
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setAccessibleName(tr("Player"));
}

void OpponentList::setBots(const QString& game, std::span<const BotTraits> bots, const OwnBotList* own) {
    clear();
    const std::string id = game.toStdString();
    auto* person = new QListWidgetItem(tr("You"), this);
    person->setData(kOpponentListIdRole, QString::fromUtf8(kPerson));
    person->setData(kOpponentListStyleRole, tr("another person at this screen"));
    for (const OwnBot& bot : own != nullptr ? own->of(game) : std::vector<OwnBot>()) {
        auto* item = new QListWidgetItem(QString::fromStdString(bot.name), this);
        const QString state = own->stateOf(bot);
        item->setData(kOpponentListIdRole, QString::fromStdString(bot.spec));
        item->setData(kOpponentListStyleRole, state);
        item->setToolTip(QString::fromStdString(bot.spec));
        item->setData(Qt::AccessibleTextRole, tr("%1, %2", "own bot, what it is written in").arg(item->text(), state));
    }
    for (const BotTraits* bot : inPlayingOrder(bots)) {
        auto* item = new QListWidgetItem(botName(id, bot->id), this);
        const QString style = botStyle(id, *bot);
        item->setData(kOpponentListIdRole, QString::fromUtf8(bot->id));
        item->setData(kOpponentListStyleRole, style);
        item->setToolTip(style);
        item->setData(kOpponentListStrengthRole, dotsOf(*bot));
        item->setData(Qt::AccessibleTextRole,
                      tr("%1, %2, strength %3 of 5").arg(item->text(), style, QString::number(dotsOf(*bot))));
    }
    setCurrentRow(0);
}

/// Whether rows have one line or two depends on the width, which a scroll bar changes, too.
void OpponentList::resizeEvent(QResizeEvent* event) {
    QListWidget::resizeEvent(event);
    if (event->size().width() == event->oldSize().width()) return;
    scheduleDelayedItemsLayout();
    QMetaObject::invokeMethod(
        this, [this] { scrollTo(currentIndex()); }, Qt::QueuedConnection);
}

QString OpponentList::chosen() const {
    return currentItem() != nullptr ? currentItem()->data(kOpponentListIdRole).toString() : QString();
}

void OpponentList::choose(const QString& id) {
    for (int row = 0; row < count(); ++row) {
        if (item(row)->data(kOpponentListIdRole).toString() == id) setCurrentRow(row);
    }
}

int OpponentList::dotsOf(const BotTraits& bot) {
    return bot.level > 0 ? bot.level : bot.strength;
}

void OpponentList::paintStrength(QPainter& painter, int left, int middle, int strength, const QColor& ink) {
    for (int i = 0; i < kOpponentListDots; ++i) {
        const QRect dot(left + i * (kOpponentListDot + 2), middle - kOpponentListDot / 2, kOpponentListDot,
                        kOpponentListDot);
        paint::box(painter, dot, 1.5, i < strength ? ink : QColor(), ink);
    }
}

} // namespace hilltop
