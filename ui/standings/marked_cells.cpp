// SPDX-License-Identifier: GPL-3.0-or-later
#include "standings/marked_cells.h"

#include "style/icons.h"
#include "style/panel.h"
#include "style/theme.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QLineEdit>
#include <QPainter>
#include <QToolTip>

#include <utility>

namespace hilltop {

namespace {

constexpr int kIcon = 18, kGap = 8, kMargin = 12;

} // namespace

void MarkedCells::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    if (index.data(StrongRole).toBool()) option->font.setWeight(QFont::DemiBold);
    if (index.data(QuietRole).toBool()) option->palette.setColor(QPalette::Text, shades(option->palette).quiet);
}

void MarkedCells::setEditorData(QWidget* editor, const QModelIndex& index) const {
    const auto* line = qobject_cast<QLineEdit*>(editor);
    if (line == nullptr || !line->isModified()) QStyledItemDelegate::setEditorData(editor, index);
}

/// The style keeps an icon as far from its text as columns from each other; here both are one word.
void MarkedCells::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QString name = index.data(IconNameRole).toString();
    if (name.isEmpty()) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QString text = std::exchange(item.text, QString());
    const QStyle* style = option.widget->style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, option.widget);
    const QRect area = option.rect.adjusted(kMargin, 0, -kMargin / 2, -1);
    const QRect mark(area.x(), area.center().y() - kIcon / 2 + 1, kIcon, kIcon);
    const QRect words = area.adjusted(kIcon + kGap, 0, 0, 0);
    const QIcon picture = index.data(WarnRole).toBool() ? icon(name, shades(item.palette).warn) : icon(name);
    painter->save();
    picture.paint(painter, QStyle::visualRect(item.direction, area, mark));
    painter->setFont(item.font);
    painter->setPen(item.palette.color(QPalette::Text));
    style->drawItemText(painter, QStyle::visualRect(item.direction, area, words),
                        static_cast<int>(QStyle::visualAlignment(item.direction, Qt::AlignLeft | Qt::AlignVCenter)),
                        item.palette, true, item.fontMetrics.elidedText(text, Qt::ElideRight, words.width()));
    painter->restore();
}

QSize MarkedCells::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QSize words = QStyledItemDelegate::sizeHint(option, index);
    return index.data(IconNameRole).isNull() ? words : words + QSize(kIcon + kGap, 0);
}

bool MarkedCells::helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                            const QModelIndex& index) {
    if (event->type() == QEvent::ToolTip && index.isValid() && index.data(Qt::ToolTipRole).isNull() &&
        sizeHint(option, index).width() > option.rect.width()) {
        QToolTip::showText(event->globalPos(), plainTip(index.data().toString()), view);
        return true;
    }
    return QStyledItemDelegate::helpEvent(event, view, option, index);
}

} // namespace hilltop
