// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of tables, lists and menus, and the buttons of the bar.
#include "style/style.h"

#include "style/paint.h"
#include "style/theme.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyleOption>
#include <QTableView>
#include <QTreeView>

namespace hilltop {

using namespace paint;

// Text flags: Qt spreads them over two enums.
static constexpr int kOnALine =
    static_cast<int>(Qt::AlignLeft) | static_cast<int>(Qt::AlignVCenter) | Qt::TextSingleLine;
static constexpr int kInTheMiddle = static_cast<int>(Qt::AlignCenter) | Qt::TextSingleLine;

void Style::drawItem(const QStyleOptionViewItem& option, QPainter* painter, const QWidget* widget) const {
    QStyleOptionViewItem item = option;
    const Shades s = shades(option.palette);
    const bool selected = option.state & State_Selected;
    const bool focus = (option.state & State_HasFocus) && (option.state & State_KeyboardFocusChange);
    bool first = true, last = true;
    const auto* table = qobject_cast<const QTableView*>(widget);
    if (table && option.index.isValid()) {
        const int place = table->horizontalHeader()->visualIndex(option.index.column());
        first = place == 0;
        last = place == table->horizontalHeader()->count() - 1;
    }
    const auto* tree = qobject_cast<const QTreeView*>(widget);
    if (tree && option.index.isValid()) first = tree->header()->visualIndex(option.index.column()) == 0;
    // Where whole rows are chosen the focus is the chosen row's (Qt redraws no others as a whole).
    const bool rows = selected && table && table->selectionBehavior() == QAbstractItemView::SelectRows &&
                      table->hasFocus() && table->window()->testAttribute(Qt::WA_KeyboardFocusChange) &&
                      table->currentIndex().row() == option.index.row();
    if (option.backgroundBrush.style() != Qt::NoBrush) painter->fillRect(option.rect, option.backgroundBrush);
    if (selected)
        painter->fillRect(option.rect, s.chosen);
    else if ((option.state & State_MouseOver) && (option.state & State_Enabled))
        painter->fillRect(option.rect, table ? option.palette.color(QPalette::AlternateBase) : s.hover);
    if (widget && widget->property("rowLines").toBool())
        painter->fillRect(QRect(option.rect.x(), option.rect.bottom(), option.rect.width(), 1), s.rowLine);
    if (selected && first) {
        const QRect bar(option.rect.x(), option.rect.y(), 3, option.rect.height());
        painter->fillRect(visualRect(option.direction, option.rect, bar), option.palette.color(QPalette::Highlight));
    }
    // The rest is Fusion's, in the colours of an unselected row.
    item.backgroundBrush = QBrush();
    item.state &= ~(State_Selected | State_HasFocus | State_MouseOver);
    if (table) // 16 px to the edge of the panel, 12 between columns
        item.rect.adjust(first ? 4 : 0, 0, last ? -4 : 0, 0);
    QProxyStyle::drawControl(CE_ItemViewItem, &item, painter, widget);
    if (rows) {
        const QRect& r = option.rect;
        painter->fillRect(QRect(r.x(), r.y(), r.width(), 2), s.focus);
        painter->fillRect(QRect(r.x(), r.bottom() - 1, r.width(), 2), s.focus);
        if (first) painter->fillRect(QRect(r.x(), r.y(), 2, r.height()), s.focus);
        if (last) painter->fillRect(QRect(r.right() - 1, r.y(), 2, r.height()), s.focus);
    } else if (focus) {
        box(*painter, option.rect.adjusted(1, 1, -1, -1), kCellRadius, QColor(), s.focus, 2);
    }
}

static void drawHeaderLabel(const QStyleOptionHeader& header, QPainter* painter) {
    const Shades s = shades(header.palette);
    const bool first =
        header.position == QStyleOptionHeader::Beginning || header.position == QStyleOptionHeader::OnlyOneSection;
    const bool last =
        header.position == QStyleOptionHeader::End || header.position == QStyleOptionHeader::OnlyOneSection;
    QRect area = header.rect.adjusted(first ? 16 : 12, 0, last ? -16 : -12, 0);
    painter->save();
    painter->setPen(s.quiet);
    const bool right = header.textAlignment & Qt::AlignRight;
    if (header.sortIndicator != QStyleOptionHeader::None) {
        const Towards towards = header.sortIndicator == QStyleOptionHeader::SortDown ? Towards::Down : Towards::Up;
        const int text = painter->fontMetrics().horizontalAdvance(header.text);
        QRect mark(right ? area.right() - text - 16 : area.x() + text + 4, area.y(), 12, area.height());
        chevron(*painter, QRectF(mark), towards, s.quiet);
    }
    const QString text = painter->fontMetrics().elidedText(header.text, Qt::ElideRight, area.width() + 8);
    painter->drawText(area,
                      static_cast<int>((header.textAlignment & Qt::AlignHorizontal_Mask).toInt()) |
                          static_cast<int>(Qt::AlignVCenter) | Qt::TextSingleLine,
                      text);
    painter->restore();
}

static void drawMenuItem(const QStyleOptionMenuItem& item, int mnemonics, QPainter* painter) {
    const Shades s = shades(item.palette);
    const bool enabled = item.state & QStyle::State_Enabled;
    painter->fillRect(item.rect, item.palette.color(QPalette::Base));
    if (item.menuItemType == QStyleOptionMenuItem::Separator) {
        painter->fillRect(QRect(item.rect.x(), item.rect.center().y(), item.rect.width(), 1), s.rowLine);
        return;
    }
    const auto placed = [&](const QRect& rect) { return QStyle::visualRect(item.direction, item.rect, rect); };
    if (enabled && (item.state & QStyle::State_Selected))
        box(*painter, item.rect.adjusted(4, 1, -4, -1), kCellRadius, s.chosen, s.chosenLine);
    const QRect mark = placed(QRect(item.rect.x() + 10, item.rect.y(), 20, item.rect.height()));
    const QColor ink = item.palette.color(enabled ? QPalette::Active : QPalette::Disabled, QPalette::Text);
    if (item.checkType != QStyleOptionMenuItem::NotCheckable && item.checked) {
        if (item.checkType == QStyleOptionMenuItem::Exclusive) {
            QRect dot(0, 0, 8, 8);
            dot.moveCenter(mark.center());
            box(*painter, dot, 4, ink);
        } else {
            tick(*painter, QRectF(mark), ink);
        }
    } else if (!item.icon.isNull()) {
        QRect place(0, 0, 20, 20);
        place.moveCenter(mark.center());
        item.icon.paint(painter, place, Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled);
    }
    painter->save();
    painter->setFont(item.font);
    painter->setPen(ink);
    const QString text = item.text.section(QLatin1Char('\t'), 0, 0);
    const QString keys = item.text.section(QLatin1Char('\t'), 1);
    const QRect area = item.rect.adjusted(40, 0, -16, 0);
    painter->drawText(placed(area), kOnALine | mnemonics, text);
    if (!keys.isEmpty()) {
        painter->setPen(enabled ? s.quiet : ink);
        painter->drawText(placed(area), Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, keys);
    }
    painter->restore();
    if (item.menuItemType == QStyleOptionMenuItem::SubMenu) {
        const bool mirrored = item.direction == Qt::RightToLeft;
        chevron(*painter, QRectF(placed(QRect(item.rect.right() - 24, item.rect.y(), 16, item.rect.height()))),
                mirrored ? Towards::Left : Towards::Right, enabled ? s.quiet : ink);
    }
}

int Style::mnemonics(const QStyleOption* option, const QWidget* widget) const {
    return styleHint(SH_UnderlineShortcut, option, widget, nullptr) ? Qt::TextShowMnemonic : Qt::TextHideMnemonic;
}

void Style::drawRow(ControlElement element, const QStyleOption* option, QPainter* painter,
                    const QWidget* widget) const {
    const Shades s = shades(option->palette);
    const QRect rect = option->rect;
    switch (element) {
    case CE_Header: // label and all in the whole rectangle; the base style would inset the label
        drawRow(CE_HeaderSection, option, painter, widget);
        drawRow(CE_HeaderLabel, option, painter, widget);
        return;
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        painter->fillRect(rect, option->palette.color(QPalette::Base));
        painter->fillRect(QRect(rect.x(), rect.bottom(), rect.width(), 1), s.rowLine);
        return;
    case CE_HeaderLabel:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option))
            drawHeaderLabel(*header, painter);
        return;
    case CE_MenuItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
            drawMenuItem(*item, mnemonics(option, widget), painter);
        return;
    case CE_MenuBarItem: {
        const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
        if (!item) return;
        painter->fillRect(rect, option->palette.color(QPalette::Window));
        if ((option->state & State_Selected) && (option->state & State_Enabled))
            box(*painter, rect.adjusted(1, 2, -1, -2), kCellRadius, option->state & State_Sunken ? s.pressed : s.hover);
        painter->setPen(option->palette.color(QPalette::WindowText));
        painter->drawText(rect, kInTheMiddle | mnemonics(option, widget), item->text);
        return;
    }
    case CE_MenuEmptyArea:
        painter->fillRect(rect, option->palette.color(QPalette::Base));
        return;
    default: // CE_MenuBarEmptyArea
        painter->fillRect(rect, option->palette.color(QPalette::Window));
    }
}

void Style::drawToolButton(const QStyleOptionToolButton& option, QPainter* painter, const QWidget* widget) const {
    const Shades s = shades(option.palette);
    const bool enabled = option.state & State_Enabled;
    const bool on = option.state & State_On;
    const bool over = enabled && (option.state & State_MouseOver);
    const bool down = enabled && (option.state & State_Sunken);
    const bool flat = option.state & State_AutoRaise;
    const bool primary = widget && widget->property(role::kProperty).toByteArray() == role::kPrimary;
    QColor fill = flat ? QColor() : option.palette.color(QPalette::Button);
    QColor line = flat ? QColor() : s.controlLine;
    QColor ink = option.palette.color(enabled ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText);
    if (primary && enabled) {
        fill = option.palette.color(QPalette::Highlight);
        line = QColor();
        ink = option.palette.color(QPalette::HighlightedText);
    } else if (on) {
        fill = s.chosen;
        line = s.chosenLine;
    } else if (down) {
        fill = s.pressed;
    } else if (over) {
        fill = s.hover;
    }
    if (fill.isValid() || line.isValid()) box(*painter, option.rect, kControlRadius, fill, line);
    if ((option.state & State_HasFocus) && (option.state & State_KeyboardFocusChange))
        box(*painter, option.rect, kControlRadius, QColor(), s.focus, 2);

    const bool arrow = option.features & QStyleOptionToolButton::HasMenu;
    const bool icon = option.toolButtonStyle != Qt::ToolButtonTextOnly && !option.icon.isNull();
    const bool text = option.toolButtonStyle != Qt::ToolButtonIconOnly || option.icon.isNull();
    painter->save();
    QFont font = option.font;
    if (on || primary) font.setWeight(QFont::DemiBold);
    painter->setFont(font);
    painter->setPen(ink);
    QRect area = option.rect.adjusted(0, 0, arrow ? -18 : 0, 0);
    const auto placed = [&](const QRect& rect) { return visualRect(option.direction, option.rect, rect); };
    const int words = text ? painter->fontMetrics().size(Qt::TextShowMnemonic, option.text).width() : 0;
    const int picture = icon ? option.iconSize.width() : 0;
    const int gap = icon && text ? 8 : 0;
    // The icon of a tab stays where it is when its word turns bold.
    const bool fixed = icon && text && flat;
    int x = area.x() + (fixed ? 11 : (area.width() - words - picture - gap) / 2);
    if (icon) {
        const QRect place(x, area.y() + (area.height() - option.iconSize.height()) / 2, picture,
                          option.iconSize.height());
        option.icon.paint(painter, placed(place), Qt::AlignCenter,
                          !enabled  ? QIcon::Disabled
                          : primary ? QIcon::Selected
                                    : QIcon::Normal);
        x += picture + gap;
    }
    if (text)
        painter->drawText(placed(QRect(x, area.y(), words + 4, area.height())), kOnALine | mnemonics(&option, widget),
                          option.text);
    if (arrow)
        chevron(*painter, QRectF(placed(QRect(area.right() - 4, area.y(), 16, area.height()))), Towards::Down, s.quiet);
    painter->restore();
}

} // namespace hilltop
