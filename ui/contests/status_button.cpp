// SPDX-License-Identifier: GPL-3.0-or-later
#include "contests/status_button.h"

#include "style/icons.h"
#include "style/paint.h"
#include "style/theme.h"

#include <QPainter>
#include <QStyleOption>

namespace hilltop {

StatusButton::StatusButton(const QString& iconName, const QString& toolTip, QWidget* parent)
    : QToolButton(parent)
    , m_iconName(iconName) {
    setAutoRaise(true);
    setFont(textFont(TextSize::Small));
    setToolTip(toolTip);
    hide();
}

void StatusButton::setState(const QString& text) {
    if (text != this->text()) {
        setText(text);
        setAccessibleName(text);
        updateGeometry();
        update();
    }
    setVisible(!text.isEmpty());
}

QSize StatusButton::sizeHint() const {
    return QSize(fontMetrics().horizontalAdvance(text()) + 34, qMax(22, fontMetrics().height() + 4));
}

void StatusButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Shades s = shades(palette());
    if (underMouse()) paint::box(painter, rect(), paint::kCellRadius, s.hover);
    if (hasFocus()) paint::box(painter, rect(), paint::kCellRadius, QColor(), s.focus, 2);
    const auto placed = [this](const QRect& rect) { return QStyle::visualRect(layoutDirection(), this->rect(), rect); };
    hilltop::icon(m_iconName).paint(&painter, placed(QRect(6, (height() - 16) / 2, 16, 16)));
    painter.setPen(s.quiet);
    painter.drawText(placed(rect().adjusted(28, 0, -6, 0)), Qt::AlignVCenter | Qt::AlignLeft, text());
}

} // namespace hilltop
