// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/bot_pill.h"

#include "style/icons.h"
#include "style/paint.h"

#include <QPainter>
#include <QStyle>

namespace hilltop {
namespace {

constexpr int kPillIcon = 14, kPillSide = 10, kPillGap = 6;

} // namespace

QColor inkColour(const QPalette& palette, TextLabel::Ink ink) {
    const Shades s = shades(palette);
    switch (ink) {
    case TextLabel::Ink::Normal:
        return palette.color(QPalette::Text);
    case TextLabel::Ink::Quiet:
        return s.quiet;
    case TextLabel::Ink::Good:
        return s.good;
    case TextLabel::Ink::Bad:
        return s.bad;
    case TextLabel::Ink::Warn:
        return s.warn;
    }
    return {};
}

BotPill::BotPill(QWidget* parent)
    : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void BotPill::set(const QString& iconName, const QString& text, TextLabel::Ink ink) {
    m_icon = iconName;
    m_text = text;
    m_ink = ink;
    setAccessibleName(text);
    updateGeometry();
    update();
}

QSize BotPill::sizeHint() const {
    const QFontMetrics metrics(textFont(TextSize::Small));
    return {2 * kPillSide + kPillIcon + kPillGap + metrics.horizontalAdvance(m_text), metrics.height() + 6};
}

void BotPill::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = inkColour(palette(), m_ink);
    const bool quiet = m_ink == TextLabel::Ink::Quiet || m_ink == TextLabel::Ink::Normal;
    paint::box(painter, rect(), height() / 2.0, quiet ? shades(palette()).hover : palette().color(QPalette::Base),
               quiet ? QColor() : ink);
    const QRect mark(kPillSide, (height() - kPillIcon) / 2, kPillIcon, kPillIcon);
    icon(m_icon, ink).paint(&painter, QStyle::visualRect(layoutDirection(), rect(), mark));
    painter.setPen(ink);
    painter.setFont(textFont(TextSize::Small));
    const QRect words(kPillSide + kPillIcon + kPillGap, 0, width() - kPillIcon - kPillGap - 2 * kPillSide + 1,
                      height());
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), words), Qt::AlignVCenter | Qt::AlignLeading, m_text);
}

} // namespace hilltop
