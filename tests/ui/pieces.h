// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "painted_texts.h"
#include "still.h"

#include <QStringList>

/// All that is painted in a window, in one list.
namespace hilltop {

/// What is painted in a window, in its coordinates: a text, or an area, a line or a picture.
struct Piece {
    QString text = {};          ///< empty: no text
    QString where = {};         ///< the object that paints it
    QRectF ink = {};            ///< what is seen of it
    QRectF line = {};           ///< of a text: with the room for its capitals and descenders
    QPainterPath outline = {};  ///< of a shape
    bool whole = true;          ///< of a text: all of it is seen
    bool opaque = false;        ///< of a shape: nothing is seen through it
    const void* card = nullptr; ///< on which it is
};

inline QString classOf(const QObject& object) {
    QString name = QString::fromUtf8(object.metaObject()->className());
    name.remove(QStringLiteral("hilltop::"));
    return name.section(QStringLiteral("_QMLTYPE"), 0, 0);
}
inline QString whereabouts(const QWidget& widget) {
    QStringList names;
    for (const QWidget* at = &widget; at != nullptr && names.size() < 4; at = at->parentWidget()) {
        const QString name = classOf(*at);
        if (name != QStringLiteral("QWidget") || at == &widget) names.prepend(name);
        if (at->isWindow()) break;
    }
    return names.join('/');
}

/// What its parents let be seen of a widget, in the window.
inline QRectF roomOf(const QWidget& top, const QWidget& widget) {
    QRect room(widget.mapTo(&top, QPoint()), widget.size());
    for (const QWidget* at = &widget; at != &top; at = at->parentWidget())
        room &= QRect(at->parentWidget()->mapTo(&top, QPoint()), at->parentWidget()->size());
    return room;
}

/// A text that reaches beyond `inner` is not whole.
inline void addPieces(const Painted& painted, const QRectF& room, const QRectF& inner, const QPointF& shift,
                      const QString& where, std::vector<Piece>& pieces) {
    auto text = painted.texts.begin();
    auto shape = painted.shapes.begin();
    while (text != painted.texts.end() || shape != painted.shapes.end()) {
        if (shape == painted.shapes.end() || (text != painted.texts.end() && text->order < shape->order)) {
            const QRectF seen = text->room.translated(shift) & room;
            const QRectF ink = text->ink.translated(shift), line = text->line.translated(shift);
            pieces.push_back({.text = text->text,
                              .where = where,
                              .ink = ink & seen,
                              .line = line & seen,
                              .whole = (seen & inner).contains(ink)});
            ++text;
        } else {
            const QPainterPath outline = shape->outline.translated(shift);
            const QRectF seen = shape->room.translated(shift) & room & outline.boundingRect();
            if (!seen.isEmpty())
                pieces.push_back({.where = where,
                                  .ink = seen,
                                  .outline = outline,
                                  .opaque = shape->colour.isValid() && shape->colour.alpha() == 255});
            ++shape;
        }
    }
}

inline void addText(const QQuickItem& item, const QRectF& room, const QPointF& shift, const void* card,
                    std::vector<Piece>& pieces) {
    const QString text = item.property("text").toString();
    const QRectF letters = lettersOf(item);
    if (text.trimmed().isEmpty() || letters.isEmpty()) return;
    QFont font = item.property("font").value<QFont>();
    const int lines = std::max(1, item.property("lineCount").toInt());
    if (item.property("fontSizeMode").toInt() != 0) // in smaller letters where there is little room
        font.setPixelSize(qRound(font.pixelSize() * letters.height() / lines / QFontMetricsF(font).height()));
    const QFontMetricsF metrics(font);
    const double first = letters.top() + metrics.ascent(), last = letters.bottom() - metrics.descent();
    QRectF ink = letters;
    ink.setTop(first - metrics.capHeight());
    if (lines == 1) {
        const QRectF tight = metrics.tightBoundingRect(text);
        ink.setTop(first + tight.top());
        ink.setBottom(last + tight.bottom());
    }
    const QRectF line = lineOf(ink, last, text, metrics);
    ink = item.mapRectToScene(ink).translated(shift);
    pieces.push_back({.text = text,
                      .where = classOf(item),
                      .ink = ink & room,
                      .line = item.mapRectToScene(line).translated(shift) & room,
                      .whole = room.contains(ink),
                      .card = card});
}
inline void addShape(const QQuickItem& item, const QRectF& seen, double opacity, const void* card,
                     std::vector<Piece>& pieces) {
    if (seen.isEmpty()) return;
    const QObject* border = qvariant_cast<QObject*>(item.property("border"));
    const double edge = border != nullptr ? border->property("width").toDouble() : 0;
    const QColor fill = item.property("color").value<QColor>();
    QPainterPath outline;
    const double radius = item.property("radius").toDouble();
    outline.addRoundedRect(seen, radius, radius);
    const bool picture = item.inherits("QQuickImage");
    const QString where = QStringList{classOf(*item.parentItem()), classOf(item)}.join('/');
    if (picture || fill.alphaF() * opacity > 0.05)
        pieces.push_back({.where = where,
                          .ink = seen,
                          .outline = outline,
                          .opaque = !picture && fill.alphaF() * opacity > 0.99,
                          .card = card});
    else if (edge > 0 && border->property("color").value<QColor>().alphaF() * opacity > 0.05) {
        QPainterPath inner;
        inner.addRoundedRect(seen.adjusted(edge, edge, -edge, -edge), radius, radius);
        pieces.push_back({.where = where, .ink = seen, .outline = outline - inner, .card = card});
    }
}

/// An item and its children, lowest first.
inline void collectPieces(const QQuickItem& item, QRectF room, const QPointF& shift, std::vector<Piece>& pieces,
                          double opacity = 1, const void* card = nullptr) {
    opacity *= item.opacity();
    if (!item.isVisible() || opacity <= 0.05 || item.scale() <= 0) return;
    const QRectF area = item.mapRectToScene(QRectF(0, 0, item.width(), item.height())).translated(shift);
    if (item.clip()) room &= area;
    QList<QQuickItem*> children = item.childItems();
    std::stable_sort(children.begin(), children.end(),
                     [](const QQuickItem* one, const QQuickItem* other) { return one->z() < other->z(); });
    auto child = children.begin();
    if (isCard(item)) {
        card = &item;
        QPainterPath outline;
        outline.addRect(area);
        pieces.push_back(
            {.where = QStringLiteral("card"), .ink = area & room, .outline = outline, .opaque = true, .card = card});
    }
    for (; child != children.end() && (*child)->z() < 0; ++child)
        collectPieces(**child, room, shift, pieces, opacity, card);
    if (item.inherits("QQuickText"))
        addText(item, room, shift, card, pieces);
    else if (item.inherits("QQuickRectangle") || (item.inherits("QQuickImage") && card == nullptr)) // a card's shadow
        addShape(item, area & room, opacity, card, pieces);
    for (; child != children.end(); ++child)
        collectPieces(**child, room, shift, pieces, opacity, card);
}

} // namespace hilltop
