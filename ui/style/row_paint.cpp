// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/row_paint.h"

#include "style/paint.h"
#include "style/shades.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyleOption>
#include <QTableView>
#include <QTreeView>

namespace hilltop::paint {
namespace {

// Text flags: Qt spreads them over two enums.
constexpr int kOnALine = static_cast<int>(Qt::AlignLeft) | static_cast<int>(Qt::AlignVCenter) | Qt::TextSingleLine;
constexpr int kInTheMiddle = static_cast<int>(Qt::AlignCenter) | Qt::TextSingleLine;

constexpr int kTitleReach = 8; ///< of the 12 px on each side of a column's title

void drawHeaderLabel(const QStyleOptionHeader& header, QPainter* painter) {
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
    // A title that is too long for its column may go nearer to the next one, and into a second line before it is cut.
    const QFontMetrics metrics = painter->fontMetrics();
    const int flags = static_cast<int>((header.textAlignment & Qt::AlignHorizontal_Mask).toInt()) |
                      static_cast<int>(Qt::AlignVCenter);
    if (metrics.horizontalAdvance(header.text) <= area.width()) {
        painter->drawText(area, flags | Qt::TextSingleLine, header.text);
    } else {
        const bool left = header.textAlignment & Qt::AlignLeft;
        area.adjust(left ? 0 : -kTitleReach, 0, right ? 0 : kTitleReach, 0);
        const bool two = area.contains(metrics.boundingRect(area, flags | Qt::TextWordWrap, header.text));
        painter->drawText(area, flags | (two ? Qt::TextWordWrap : Qt::TextSingleLine),
                          two ? header.text : metrics.elidedText(header.text, Qt::ElideRight, area.width()));
    }
    painter->restore();
}

void drawMenuItem(const QStyleOptionMenuItem& item, int mnemonics, QPainter* painter) {
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

} // namespace

CellPaint::CellPaint(const QStyleOptionViewItem& option, const QWidget* widget)
    : m_option(option)
    , m_widget(widget)
    , m_table(qobject_cast<const QTableView*>(widget)) {
    if (!option.index.isValid()) return;
    if (m_table) {
        const int place = m_table->horizontalHeader()->visualIndex(option.index.column());
        m_first = place == 0;
        m_last = place == m_table->horizontalHeader()->count() - 1;
    }
    if (const auto* tree = qobject_cast<const QTreeView*>(widget))
        m_first = tree->header()->visualIndex(option.index.column()) == 0;
}

void CellPaint::drawBehind(QPainter& painter) const {
    const Shades s = shades(m_option.palette);
    const QRect& rect = m_option.rect;
    const bool selected = m_option.state & QStyle::State_Selected;
    if (m_option.backgroundBrush.style() != Qt::NoBrush) painter.fillRect(rect, m_option.backgroundBrush);
    if (selected)
        painter.fillRect(rect, s.chosen);
    else if ((m_option.state & QStyle::State_MouseOver) && (m_option.state & QStyle::State_Enabled))
        painter.fillRect(rect, m_table ? m_option.palette.color(QPalette::AlternateBase) : s.hover);
    if (m_widget && m_widget->property("rowLines").toBool())
        painter.fillRect(QRect(rect.x(), rect.bottom(), rect.width(), 1), s.rowLine);
    if (selected && m_first)
        painter.fillRect(QStyle::visualRect(m_option.direction, rect, QRect(rect.x(), rect.y(), 3, rect.height())),
                         m_option.palette.color(QPalette::Highlight));
}

QStyleOptionViewItem CellPaint::text() const {
    QStyleOptionViewItem item = m_option;
    item.backgroundBrush = QBrush();
    item.state &= ~(QStyle::State_Selected | QStyle::State_HasFocus | QStyle::State_MouseOver);
    if (m_table) // 16 px to the edge of the panel, 12 between columns
        item.rect.adjust(m_first ? 4 : 0, 0, m_last ? -4 : 0, 0);
    return item;
}

void CellPaint::drawFocus(QPainter& painter) const {
    const QColor colour = shades(m_option.palette).focus;
    // Where whole rows are chosen the focus is the chosen row's (Qt redraws no others as a whole).
    const bool row = (m_option.state & QStyle::State_Selected) && m_table &&
                     m_table->selectionBehavior() == QAbstractItemView::SelectRows && m_table->hasFocus() &&
                     m_table->window()->testAttribute(Qt::WA_KeyboardFocusChange) &&
                     m_table->currentIndex().row() == m_option.index.row();
    if (row) {
        const QRect& r = m_option.rect;
        painter.fillRect(QRect(r.x(), r.y(), r.width(), 2), colour);
        painter.fillRect(QRect(r.x(), r.bottom() - 1, r.width(), 2), colour);
        if (m_first) painter.fillRect(QRect(r.x(), r.y(), 2, r.height()), colour);
        if (m_last) painter.fillRect(QRect(r.right() - 1, r.y(), 2, r.height()), colour);
    } else if ((m_option.state & QStyle::State_HasFocus) && (m_option.state & QStyle::State_KeyboardFocusChange)) {
        box(painter, m_option.rect.adjusted(1, 1, -1, -1), kCellRadius, QColor(), colour, 2);
    }
}

void row(QPainter& painter, QStyle::ControlElement element, const QStyleOption& option, int mnemonics) {
    const Shades s = shades(option.palette);
    const QRect rect = option.rect;
    switch (element) {
    case QStyle::CE_Header: // label and all in the whole rectangle; the base style would inset the label
        row(painter, QStyle::CE_HeaderSection, option, mnemonics);
        row(painter, QStyle::CE_HeaderLabel, option, mnemonics);
        return;
    case QStyle::CE_HeaderSection:
    case QStyle::CE_HeaderEmptyArea:
        painter.fillRect(rect, option.palette.color(QPalette::Base));
        painter.fillRect(QRect(rect.x(), rect.bottom(), rect.width(), 1), s.rowLine);
        return;
    case QStyle::CE_HeaderLabel:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(&option))
            drawHeaderLabel(*header, &painter);
        return;
    case QStyle::CE_MenuItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(&option))
            drawMenuItem(*item, mnemonics, &painter);
        return;
    case QStyle::CE_MenuBarItem: {
        const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(&option);
        if (!item) return;
        painter.fillRect(rect, option.palette.color(QPalette::Window));
        if ((option.state & QStyle::State_Selected) && (option.state & QStyle::State_Enabled))
            box(painter, rect.adjusted(1, 2, -1, -2), kCellRadius,
                option.state & QStyle::State_Sunken ? s.pressed : s.hover);
        painter.setPen(option.palette.color(QPalette::WindowText));
        painter.drawText(rect, kInTheMiddle | mnemonics, item->text);
        return;
    }
    case QStyle::CE_MenuEmptyArea:
        painter.fillRect(rect, option.palette.color(QPalette::Base));
        return;
    default: // CE_MenuBarEmptyArea
        painter.fillRect(rect, option.palette.color(QPalette::Window));
    }
}

} // namespace hilltop::paint
