// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/paint.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPolygonF>

namespace hilltop::paint {

void box(QPainter& painter, const QRect& rect, qreal radius, const QColor& fill, const QColor& line, qreal width) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    QRectF outline = rect;
    if (line.isValid()) {
        painter.setPen(QPen(line, width));
        const qreal inset = width / 2;
        outline.adjust(inset, inset, -inset, -inset);
        radius = qMax(0.0, radius - inset);
    } else {
        painter.setPen(Qt::NoPen);
    }
    painter.drawRoundedRect(outline, radius, radius);
    painter.restore();
}

static void stroke(QPainter& painter, const QPolygonF& points, const QColor& colour, qreal width) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(points);
    painter.restore();
}

QFont fitted(QFont font, const QString& words, int width, int least) {
    while (font.pixelSize() > least && QFontMetrics(font).horizontalAdvance(words) > width)
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

void chevron(QPainter& painter, const QRectF& rect, Towards towards, const QColor& colour) {
    const QPointF c = rect.center();
    const qreal wide = 4.5, deep = 2.25;
    QPolygonF points;
    switch (towards) {
    case Towards::Up:
        points << c + QPointF(-wide, deep) << c + QPointF(0, -deep) << c + QPointF(wide, deep);
        break;
    case Towards::Down:
        points << c + QPointF(-wide, -deep) << c + QPointF(0, deep) << c + QPointF(wide, -deep);
        break;
    case Towards::Left:
        points << c + QPointF(deep, -wide) << c + QPointF(-deep, 0) << c + QPointF(deep, wide);
        break;
    case Towards::Right:
        points << c + QPointF(-deep, -wide) << c + QPointF(deep, 0) << c + QPointF(-deep, wide);
        break;
    }
    stroke(painter, points, colour, 1.5);
}

void tick(QPainter& painter, const QRectF& rect, const QColor& colour) {
    const QPointF c = rect.center();
    stroke(painter, {c + QPointF(-4, 0.25), c + QPointF(-1.25, 3), c + QPointF(4.25, -3)}, colour, 1.75);
}

} // namespace hilltop::paint
