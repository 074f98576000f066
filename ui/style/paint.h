// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPoint>
#include <QRect>
#include <QString>

class QPainter;
class QPainterPath;

namespace hilltop::paint {

inline constexpr int kCellRadius = 4;
inline constexpr int kControlRadius = 6;
inline constexpr int kPanelRadius = 8;

enum class Towards { Up, Down, Left, Right };

/// Filled rounded box with a line of the given width inside its edge; an invalid colour leaves that part out.
void box(QPainter& painter, const QRect& rect, qreal radius, const QColor& fill, const QColor& line = QColor(),
         qreal width = 1.0);

/// The font with its pixel size reduced until the words fit into the width, but never below `least`.
QFont fitted(QFont font, const QString& words, int width, int least);

/// 9 px wide angle in the middle of rect.
void chevron(QPainter& painter, const QRectF& rect, Towards towards, const QColor& colour);

/// Tick for an 18 px box.
void tick(QPainter& painter, const QRectF& rect, const QColor& colour);

/// The sign of a suit, ♣ ♦ ♥ ♠, in a box of 1 x 1 with its middle at 0 0; empty for any other letter. Drawn, because
/// not every font has them, and some show them as pictures.
QPainterPath suitPath(QChar sign);

/// The text with room for its signs in place of them; the same text if it has none.
QString withoutSuits(const QString& text);

/// Draws the signs of `text` where withoutSuits() left room for them, in the painter's font; `left` is where the text
/// begins, on its middle line. Red suits are red on light and on dark.
void drawSuits(QPainter& painter, const QPoint& left, const QString& text);

} // namespace hilltop::paint
