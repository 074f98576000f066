// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/key_marks.h"

#include "style/theme.h"

#include <QPainter>
#include <QPolygonF>

#include <cmath>
#include <numbers>

namespace hilltop {
namespace {

/// Corners in a square of 1.
QPolygonF cornersOf(KeyMark::Shape shape) {
    switch (shape) {
    case KeyMark::Shape::Gain:
        return {{0.5, 0.1}, {0.95, 0.9}, {0.05, 0.9}};
    case KeyMark::Shape::Loss:
        return {{0.5, 0.9}, {0.05, 0.1}, {0.95, 0.1}};
    case KeyMark::Shape::Jump:
        return {{0.5, 0.05}, {1, 0.55}, {0.8, 0.75}, {0.5, 0.45}, {0.2, 0.75}, {0, 0.55}};
    case KeyMark::Shape::Star: {
        QPolygonF star;
        for (int i = 0; i < 10; ++i) {
            const double angle = std::numbers::pi * i / 5, radius = i % 2 == 0 ? 0.52 : 0.21;
            star << QPointF(0.5 + radius * std::sin(angle), 0.53 - radius * std::cos(angle));
        }
        return star;
    }
    case KeyMark::Shape::Own:
        return {{0.15, 0.05}, {0.95, 0.32}, {0.3, 0.6}, {0.3, 1}, {0.15, 1}};
    case KeyMark::Shape::Dubious:
        return {{0.5, 0}, {1, 0.5}, {0.5, 1}, {0, 0.5}};
    case KeyMark::Shape::Mistake:
    case KeyMark::Shape::Blunder:
        return {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    }
    return {};
}

QString signOf(KeyMark::Shape shape) {
    if (shape == KeyMark::Shape::Dubious) return QStringLiteral("?!");
    if (shape == KeyMark::Shape::Mistake) return QStringLiteral("?");
    return shape == KeyMark::Shape::Blunder ? QStringLiteral("??") : QString();
}

} // namespace

void paintMark(QPainter& painter, const QRect& rect, KeyMark::Shape shape, const QPalette& palette) {
    const Shades s = shades(palette);
    const QColor ink = shape == KeyMark::Shape::Gain                                          ? s.good
                       : shape == KeyMark::Shape::Loss || shape == KeyMark::Shape::Blunder    ? s.bad
                       : shape == KeyMark::Shape::Dubious || shape == KeyMark::Shape::Mistake ? s.warn
                                                                                              : s.accent;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const bool open = shape == KeyMark::Shape::Dubious;
    painter.setPen(open ? QPen(ink, 1.5) : QPen(Qt::NoPen));
    painter.setBrush(open ? palette.color(QPalette::Window) : ink);
    QPolygonF corners = cornersOf(shape);
    for (QPointF& corner : corners)
        corner = QPointF(rect.x() + corner.x() * rect.width(), rect.y() + corner.y() * rect.height());
    if (shape == KeyMark::Shape::Mistake)
        painter.drawEllipse(rect);
    else if (shape == KeyMark::Shape::Blunder)
        painter.drawRoundedRect(rect, 2, 2);
    else
        painter.drawPolygon(corners);
    if (const QString sign = signOf(shape); !sign.isEmpty()) {
        QFont font = textFont(TextSize::Small, true);
        font.setPixelSize(std::max(6, rect.height() * 7 / 10));
        painter.setFont(font);
        painter.setPen(open ? ink : palette.color(QPalette::Window));
        painter.drawText(rect, Qt::AlignCenter, sign);
    }
    painter.restore();
}

void paintDiamond(QPainter& painter, const QPointF& middle, double radius, const QColor& ink) {
    painter.setPen(QPen(ink, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(QPolygonF{middle - QPointF(0, radius), middle + QPointF(radius, 0), middle + QPointF(0, radius),
                                  middle - QPointF(radius, 0)});
}

} // namespace hilltop
