// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QString>

class QPainter;
class QPainterPath;

namespace hilltop::paint {

/// The sign of a suit, ♣ ♦ ♥ ♠, in a box of 1 x 1 with its middle at 0 0; empty for any other letter. Drawn, because
/// not every font has them, and some show them as pictures.
QPainterPath suitPath(QChar sign);

/// The text with room for its signs in place of them; the same text if it has none.
QString withoutSuits(const QString& text);

/// Draws the signs of `text` where withoutSuits() left room for them, in the painter's font; `left` is where the text
/// begins, on its middle line. Red suits are red on light and on dark.
void drawSuits(QPainter& painter, const QPoint& left, const QString& text);

} // namespace hilltop::paint
