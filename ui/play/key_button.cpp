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

constexpr int kKeyBadge = 18, kAfterBadge = 10;
constexpr int kInsetLeft = 12, kInsetRight = 8;
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

bool KeyButton::filled() const {
    return property(role::kProperty).toString() == QLatin1String(role::kGame);
}

int KeyButton::badgeWidth() const {
    if (m_key.isEmpty()) return 0;
    return std::max(kKeyBadge, QFontMetrics(textFont(TextSize::Small)).horizontalAdvance(m_key) + 8);
}

int KeyButton::wholeWidth() const {
    const int badge = m_key.isEmpty() ? 0 : badgeWidth() + kAfterBadge;
    const int words = QFontMetrics(textFont(TextSize::Text, filled())).horizontalAdvance(text());
    return kInsetLeft + badge + words + kInsetRight + 2;
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
    const bool fills = filled();
    const bool light = fills && qGray(property("fill").value<QColor>().rgb()) >= kLightFrom;
    painter.setPen(light ? QColor(kHeatInk)
                   : fills
                       ? QColor(Qt::white)
                       : palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText));
    QRect room = rect().adjusted(kInsetLeft, 0, -kInsetRight, 0);
    if (!m_key.isEmpty()) {
        painter.setFont(textFont(TextSize::Small));
        const QRect badge(room.left(), (height() - kKeyBadge) / 2, badgeWidth(), kKeyBadge);
        paint::box(painter, badge, paint::kCellRadius, {}, painter.pen().color());
        painter.drawText(badge, Qt::AlignCenter, m_key);
        room.setLeft(badge.right() + 1 + kAfterBadge);
    }
    painter.setFont(textFont(TextSize::Text, fills));
    const bool fits = painter.fontMetrics().horizontalAdvance(text()) <= room.width();
    if (!fits) painter.setFont(textFont(TextSize::Small, fills)); // in two lines rather than cut
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | (fits ? 0 : Qt::TextWordWrap), text());
}

} // namespace hilltop
