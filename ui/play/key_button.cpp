// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/key_button.h"

#include "style/paint.h"
#include "style/style.h"
#include "style/theme.h"

#include <QPainter>
#include <QStyleOptionButton>

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kKeyBadge = 18;
constexpr int kLightFrom = 150; ///< of 255: white words could not be read on it

} // namespace

void KeyButton::setKey(const QString& key) {
    m_key = key;
    setAccessibleDescription(key.isEmpty() ? QString() : tr("Key %1").arg(key));
    update();
}

void KeyButton::setFill(const QColor& fill) {
    setProperty(role::kProperty, QLatin1String(role::kGame));
    setProperty("fill", fill);
    update();
}

QSize KeyButton::sizeHint() const {
    return {120, std::max(36, fontMetrics().height() + 16)};
}

QSize KeyButton::minimumSizeHint() const {
    return {100, std::max(30, fontMetrics().height() + 8)};
}

void KeyButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    style()->drawControl(QStyle::CE_PushButton, &option, &painter, this);
    const bool filled = property(role::kProperty).toString() == QLatin1String(role::kGame);
    const bool light = filled && qGray(property("fill").value<QColor>().rgb()) >= kLightFrom;
    painter.setPen(light ? QColor(kHeatInk)
                   : filled
                       ? QColor(Qt::white)
                       : palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText));
    QRect room = rect().adjusted(12, 0, -8, 0);
    if (!m_key.isEmpty()) {
        painter.setFont(textFont(TextSize::Small));
        const int width = std::max(kKeyBadge, painter.fontMetrics().horizontalAdvance(m_key) + 8);
        const QRect badge(room.left(), (height() - kKeyBadge) / 2, width, kKeyBadge);
        paint::box(painter, badge, paint::kCellRadius, {}, painter.pen().color());
        painter.drawText(badge, Qt::AlignCenter, m_key);
        room.setLeft(badge.right() + 11);
    }
    painter.setFont(textFont(TextSize::Text, filled));
    const bool fits = painter.fontMetrics().horizontalAdvance(text()) <= room.width();
    if (!fits) painter.setFont(textFont(TextSize::Small, filled)); // in two lines rather than cut
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | (fits ? 0 : Qt::TextWordWrap), text());
}

} // namespace hilltop
