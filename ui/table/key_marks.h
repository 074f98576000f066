// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/table_texts.h"

#include <QPalette>
#include <QRect>

class QPainter;

namespace hilltop {

/// A mark as a shape of its own, which says the same without its colour: triangle up for a gain, down for a loss, an
/// angle for a jump, a star, a flag for one's own, and as of old an open diamond, a disc and a square for ?!, ? and ??.
void paintMark(QPainter& painter, const QRect& rect, KeyMark::Shape shape, const QPalette& palette);

/// A result: an open diamond.
void paintDiamond(QPainter& painter, const QPointF& middle, double radius, const QColor& ink);

} // namespace hilltop
