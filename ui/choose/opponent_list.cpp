// SPDX-License-Identifier: GPL-3.0-or-later
#include "choose/opponent_list.h"

#include "choose/own_bot_list.h"

#include "records/record.h"
#include "style/paint.h"
#include "style/theme.h"
#include "text/game_texts.h"

#include <QPainter>
#include <QStyle>
#include <QStyledItemDelegate>

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kOpponentListIdRole = Qt::UserRole, kOpponentListStyleRole = Qt::UserRole + 1,
              kOpponentListStrengthRole = Qt::UserRole + 2;
constexpr int kOpponentListRow = 28, kOpponentListDot = 7, kOpponentListDots = 5, kOpponentListMargin = 12;

class OpponentDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
        return {240, std::max(kOpponentListRow, option.fontMetrics.height() + 8)};
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
            painter->fillRect(placed({all.x(), all.y(), 3, all.height()}), option.palette.color(QPalette::Highlight));
        } else if (option.state & QStyle::State_MouseOver) {
            painter->fillRect(all, s.hover);
        }
        const int dots = all.right() - kOpponentListMargin - OpponentList::kStrengthWidth;
        const int names = all.x() + kOpponentListMargin;
        // The person's own bots have longer names and no strength.
        const bool strong = index.data(kOpponentListStrengthRole).isValid();
        // Names take what the widest one needs, styles what is left.
        const QFontMetrics metrics(textFont(TextSize::Text, true));
        int widest = 0;
        for (int row = 0; row < index.model()->rowCount(); ++row)
            widest = std::max(widest, metrics.horizontalAdvance(index.model()->index(row, 0).data().toString()));
        const int styles = names + std::min(widest + 12, (dots - names) * 3 / 5);
        if (strong)
            OpponentList::paintStrength(*painter, placed({dots, 0, OpponentList::kStrengthWidth, 1}).x(),
                                        all.center().y(), index.data(kOpponentListStrengthRole).toInt(),
                                        option.palette.color(QPalette::Text));
        const auto write = [&](int from, int to, const QString& text) {
            const QRect place(from, all.y(), to - from, all.height());
            painter->drawText(placed(place), Qt::AlignVCenter | Qt::AlignLeading | Qt::TextSingleLine,
                              painter->fontMetrics().elidedText(text, Qt::ElideRight, place.width()));
        };
        painter->setPen(option.palette.color(QPalette::Text));
        painter->setFont(textFont(TextSize::Text, chosen));
        write(names, styles - 8, index.data().toString());
        painter->setPen(s.quiet);
        painter->setFont(textFont(TextSize::Small));
        write(styles, dots - 12, index.data(kOpponentListStyleRole).toString());
        if ((option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_KeyboardFocusChange))
            paint::box(*painter, all.adjusted(1, 1, -1, -1), paint::kCellRadius, QColor(), s.focus, 2);
        painter->restore();
    }
};

} // namespace

OpponentList::OpponentList(QWidget* parent)
    : QListWidget(parent) {
    setItemDelegate(new OpponentDelegate(this));
    setMouseTracking(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setAccessibleName(tr("Who sits there"));
}

void OpponentList::setBots(const QString& game, std::span<const BotTraits> bots, const OwnBotList* own) {
    clear();
    const std::string id = game.toStdString();
    auto* person = new QListWidgetItem(tr("You"), this);
    person->setData(kOpponentListIdRole, QString::fromUtf8(kPerson));
    person->setData(kOpponentListStyleRole, tr("somebody at this screen"));
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
        item->setData(kOpponentListStrengthRole, bot->strength);
        item->setData(Qt::AccessibleTextRole,
                      tr("%1, %2, strength %3 of 5").arg(item->text(), style, QString::number(bot->strength)));
    }
    setCurrentRow(0);
}

QString OpponentList::chosen() const {
    return currentItem() != nullptr ? currentItem()->data(kOpponentListIdRole).toString() : QString();
}

void OpponentList::choose(const QString& id) {
    for (int row = 0; row < count(); ++row) {
        if (item(row)->data(kOpponentListIdRole).toString() == id) setCurrentRow(row);
    }
}

void OpponentList::paintStrength(QPainter& painter, int left, int middle, int strength, const QColor& ink) {
    for (int i = 0; i < kOpponentListDots; ++i) {
        const QRect dot(left + i * (kOpponentListDot + 2), middle - kOpponentListDot / 2, kOpponentListDot,
                        kOpponentListDot);
        paint::box(painter, dot, 1.5, i < strength ? ink : QColor(), ink);
    }
}

} // namespace hilltop
