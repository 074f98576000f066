// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/seat_picture.h"

#include "shell/opponent_list.h"
#include "shell/paint.h"
#include "shell/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kPlateHeight = 48, kGap = 8, kMargin = 20;
const QColor kPlate(0, 0, 0, 71);

} // namespace

SeatPicture::SeatPicture(QWidget* parent)
    : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
}

void SeatPicture::setPlates(const Hue& hue, std::vector<Plate> plates) {
    m_hue = hue;
    m_plates = std::move(plates);
    QStringList words;
    for (const Plate& plate : m_plates)
        words << QStringLiteral("%1: %2").arg(plate.name, plate.second);
    setAccessibleName(words.join(QStringLiteral("; ")));
    update();
}

void SeatPicture::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool dark = isDark(palette());
    QRadialGradient light(rect().center(), std::max(width(), height()) * 0.7);
    light.setColorAt(0, QColor(dark ? m_hue.dark_centre : m_hue.light_centre));
    light.setColorAt(1, QColor(dark ? m_hue.dark_edge : m_hue.light_edge));
    QPainterPath surface;
    surface.addRoundedRect(QRectF(rect()), paint::kPanelRadius, paint::kPanelRadius);
    painter.fillPath(surface, light);
    if (m_plates.empty()) return;
    const int others = static_cast<int>(m_plates.size()) - 1;
    const int room = width() - 2 * kMargin;
    const int wide = std::min(200, others > 0 ? (room - (others - 1) * kGap) / others : room);
    int left = (width() - others * wide - (others - 1) * kGap) / 2;
    for (int i = 1; i <= others; ++i, left += wide + kGap)
        paintPlate(painter, {left, kMargin, wide, kPlateHeight}, m_plates[static_cast<std::size_t>(i)], true);
    paintPlate(painter, {(width() - 200) / 2, height() - kMargin - kPlateHeight, 200, kPlateHeight}, m_plates[0],
               false);
}

void SeatPicture::paintPlate(QPainter& painter, const QRect& rect, const Plate& plate, bool amber) const {
    paint::box(painter, rect, paint::kControlRadius, kPlate, amber ? QColor(kAmber) : QColor(), 2);
    const QRect circle(rect.x() + 10, rect.center().y() - 14, 28, 28);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(255, 255, 255, 40));
    painter.drawEllipse(circle);
    painter.setPen(Qt::white);
    painter.setFont(textFont(TextSize::Text, true));
    painter.drawText(circle, Qt::AlignCenter, plate.name.left(1).toUpper());
    QRect words = rect.adjusted(48, 4, -10, -4);
    const auto write = [&](const QRect& place, const QString& text) {
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                         painter.fontMetrics().elidedText(text, Qt::ElideRight, place.width()));
    };
    write({words.x(), words.y(), words.width(), words.height() / 2}, plate.name);
    painter.setFont(textFont(TextSize::Small));
    painter.setPen(QColor(255, 255, 255, 217));
    const QRect lower(words.x(), words.center().y() + 1, words.width(), words.height() / 2);
    const int dots = plate.strength > 0 ? OpponentList::kStrengthWidth + 8 : 0;
    write(lower.adjusted(0, 0, -dots, 0), plate.second);
    if (dots > 0)
        OpponentList::paintStrength(painter, lower.right() - OpponentList::kStrengthWidth, lower.center().y() + 1,
                                    plate.strength, Qt::white);
}

} // namespace hilltop
