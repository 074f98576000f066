// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/paint.h"

#include <QFontMetrics>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
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

namespace {

constexpr QChar kClubs(0x2663), kDiamonds(0x2666), kHearts(0x2665), kSpades(0x2660);
constexpr QChar kRoom(0x2003);      ///< as wide as a letter is high
constexpr qreal kSignHeight = 0.72; ///< of the font's height

bool isSign(QChar letter) {
    return letter == kClubs || letter == kDiamonds || letter == kHearts || letter == kSpades;
}

} // namespace

QPainterPath suitPath(QChar sign) {
    // The shapes of the cards, in hundredths.
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    if (sign == kDiamonds) {
        path.moveTo(0, -50);
        path.cubicTo(10, -31, 24, -13, 38, 0);
        path.cubicTo(24, 13, 10, 31, 0, 50);
        path.cubicTo(-10, 31, -24, 13, -38, 0);
        path.cubicTo(-24, -13, -10, -31, 0, -50);
    } else if (sign == kHearts) {
        path.moveTo(0, 48);
        path.cubicTo(-10, 30, -47, 8, -47, -20);
        path.cubicTo(-47, -38, -35, -47, -24, -47);
        path.cubicTo(-12, -47, -4, -39, 0, -28);
        path.cubicTo(4, -39, 12, -47, 24, -47);
        path.cubicTo(35, -47, 47, -38, 47, -20);
        path.cubicTo(47, 8, 10, 30, 0, 48);
    } else if (sign == kSpades) {
        path.moveTo(0, -50);
        path.cubicTo(10, -30, 45, -8, 45, 17);
        path.cubicTo(45, 31, 35, 38, 25, 38);
        path.cubicTo(16, 38, 8, 33, 4, 25);
        path.cubicTo(5, 36, 10, 44, 18, 49);
        path.lineTo(-18, 49);
        path.cubicTo(-10, 44, -5, 36, -4, 25);
        path.cubicTo(-8, 33, -16, 38, -25, 38);
        path.cubicTo(-35, 38, -45, 31, -45, 17);
        path.cubicTo(-45, -8, -10, -30, 0, -50);
    } else if (sign == kClubs) {
        path.addEllipse(QPointF(0, -24), 24, 24);
        path.addEllipse(QPointF(-25, 13), 24, 24);
        path.addEllipse(QPointF(25, 13), 24, 24);
        path.addRect(-12, -8, 24, 22);
        path.moveTo(-3, 8);
        path.cubicTo(-3, 30, -10, 42, -20, 48);
        path.lineTo(20, 48);
        path.cubicTo(10, 42, 3, 30, 3, 8);
    }
    return QTransform::fromScale(0.01, 0.01).map(path);
}

QString withoutSuits(const QString& text) {
    QString plain = text;
    for (QChar& letter : plain)
        if (isSign(letter)) letter = kRoom;
    return plain;
}

void drawSuits(QPainter& painter, const QPoint& left, const QString& text) {
    const QFontMetricsF metrics(painter.font());
    const QString plain = withoutSuits(text);
    const qreal size = metrics.ascent() * kSignHeight;
    const QColor ink = painter.pen().color();
    const QColor red(ink.lightnessF() > 0.5 ? 0xFF8F86 : 0xC2272D);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!isSign(text[i])) continue;
        const qreal from = metrics.horizontalAdvance(plain.left(i)), to = metrics.horizontalAdvance(plain.left(i + 1));
        const QTransform place(size, 0, 0, size, left.x() + (from + to) / 2, left.y());
        painter.fillPath(place.map(suitPath(text[i])), text[i] == kDiamonds || text[i] == kHearts ? red : ink);
    }
    painter.restore();
}

} // namespace hilltop::paint
