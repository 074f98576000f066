// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QQuickItem>
#include <QWidget>

#include <algorithm>
#include <vector>

namespace hilltop {

/// A piece of text as a widget paints it: one font, one line.
struct PaintedText {
    QString text;
    QRectF ink;  ///< what its letters take, in the widget's coordinates
    QRectF room; ///< what its painter lets be seen of it
    QColor colour = {};
    QFont font = {};
    QRectF line = {}; ///< as wide, from the top of capitals to the bottom of a p
    int order = 0;    ///< among all that the widget paints
};

/// An area, a line or a picture as a widget paints it.
struct PaintedShape {
    QPainterPath outline; ///< all of it, in the widget's coordinates
    QRectF room;          ///< what its painter lets be seen of it
    QColor colour = {};   ///< none: a picture
    int order = 0;
};

struct Painted {
    std::vector<PaintedText> texts;
    std::vector<PaintedShape> shapes;
};

/// With the room for capitals and descenders, where there are letters: what a line of type takes.
inline QRectF lineOf(QRectF ink, double baseline, const QString& text, const QFontMetricsF& font) {
    if (std::none_of(text.begin(), text.end(), [](QChar letter) { return letter.isLetter(); })) return ink;
    ink.setTop(std::min(ink.top(), baseline - font.capHeight()));
    ink.setBottom(std::max(ink.bottom(), baseline + font.descent()));
    return ink;
}

/// Hears what is painted upon it, and keeps texts and shapes.
class TextRecorder : public QPaintDevice {
public:
    explicit TextRecorder(const QWidget& widget)
        : m_widget(widget) {}
    QPaintEngine* paintEngine() const override { return &m_engine; }
    const Painted& painted() const { return m_engine.painted; }

protected:
    int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth:
            return m_widget.width();
        case PdmHeight:
            return m_widget.height();
        case PdmWidthMM:
            return m_widget.widthMM();
        case PdmHeightMM:
            return m_widget.heightMM();
        case PdmDpiX:
        case PdmPhysicalDpiX:
            return m_widget.logicalDpiX();
        case PdmDpiY:
        case PdmPhysicalDpiY:
            return m_widget.logicalDpiY();
        case PdmDepth:
            return 32;
        case PdmNumColors:
            return 0;
        default:
            return metric == PdmDevicePixelRatioScaled ? static_cast<int>(devicePixelRatioFScale()) : 1;
        }
    }

private:
    class Engine : public QPaintEngine {
    public:
        Engine()
            : QPaintEngine(AllFeatures) {}
        bool begin(QPaintDevice*) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState&) override {}
        void drawPixmap(const QRectF& area, const QPixmap&, const QRectF&) override { addPicture(area); }
        void drawImage(const QRectF& area, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {
            addPicture(area);
        }
        void drawPath(const QPainterPath& path) override { add(path); }
        void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
            QPainterPath path;
            path.addPolygon(QPolygonF(QList<QPointF>(points, points + count)));
            if (mode != PolylineMode) path.closeSubpath();
            add(path, mode != PolylineMode);
        }
        void drawRects(const QRectF* rects, int count) override {
            for (int i = 0; i < count; ++i) {
                QPainterPath path;
                path.addRect(rects[i]);
                add(path);
            }
        }
        void drawEllipse(const QRectF& area) override {
            QPainterPath path;
            path.addEllipse(area);
            add(path);
        }
        void drawLines(const QLineF* lines, int count) override {
            for (int i = 0; i < count; ++i) {
                QPainterPath path(lines[i].p1());
                path.lineTo(lines[i].p2());
                add(path, false);
            }
        }
        using QPaintEngine::drawEllipse;
        using QPaintEngine::drawLines;
        using QPaintEngine::drawPolygon;
        using QPaintEngine::drawRects;
        Type type() const override { return User; }
        void drawTextItem(const QPointF& at, const QTextItem& item) override {
            const QString text = item.text();
            if (text.trimmed().isEmpty() || painter()->pen().color().alpha() == 0) return;
            // Spaces at a line's end may lie beyond it: at its left where it runs to the left.
            const QFontMetricsF letters(item.font());
            const auto isLetter = [](QChar letter) { return !letter.isSpace(); };
            const auto first = std::find_if(text.begin(), text.end(), isLetter);
            const auto last = std::find_if(text.rbegin(), text.rend(), isLetter);
            const auto spaces = static_cast<double>(item.renderFlags() & QTextItem::RightToLeft ? last - text.rbegin()
                                                                                                : first - text.begin());
            const QRectF tight = letters.tightBoundingRect(text.trimmed());
            const QRectF ink(at.x() + spaces * letters.horizontalAdvance(QLatin1Char(' ')), at.y() + tight.top(),
                             letters.horizontalAdvance(text.trimmed()), tight.height());
            const QRectF line = lineOf(ink, at.y(), text, letters);
            const QTransform placed = painter()->deviceTransform();
            QColor colour = painter()->pen().color();
            colour.setAlphaF(static_cast<float>(colour.alphaF() * painter()->opacity()));
            painted.texts.push_back(
                {text, placed.mapRect(ink), room(), colour, item.font(), placed.mapRect(line), m_order++});
        }

        Painted painted;

    private:
        QRectF room() const {
            return painter()->hasClipping()
                       ? painter()->deviceTransform().mapRect(painter()->clipBoundingRect())
                       : QRectF(QPointF(), QSizeF(paintDevice()->width(), paintDevice()->height()));
        }
        void addPicture(const QRectF& area) {
            QPainterPath path;
            path.addRect(area);
            painted.shapes.push_back({painter()->deviceTransform().map(path), room(), {}, m_order++});
        }
        /// What the brush fills, then what the pen draws around it.
        void add(const QPainterPath& path, bool closed = true) {
            const QBrush& brush = painter()->brush();
            const QPen& pen = painter()->pen();
            if (closed && brush.style() != Qt::NoBrush) keep(path, brush.gradient() ? Qt::gray : brush.color());
            if (pen.style() == Qt::NoPen) return;
            QPainterPathStroker stroker;
            stroker.setWidth(std::max(1.0, pen.widthF()));
            keep(stroker.createStroke(path), pen.color());
        }
        void keep(const QPainterPath& path, QColor colour) {
            colour.setAlphaF(static_cast<float>(colour.alphaF() * painter()->opacity()));
            constexpr int kGlow = 64; ///< what is fainter cuts through no text
            if (colour.alpha() < kGlow || path.isEmpty()) return;
            painted.shapes.push_back({painter()->deviceTransform().map(path), room(), colour, m_order++});
        }

        int m_order = 0;
    };

    const QWidget& m_widget;
    mutable Engine m_engine;
};

/// All that the widget itself paints, without its children.
inline Painted paintedBy(QWidget& widget) {
    TextRecorder recorder(widget);
    QPainter painter(&recorder);
    painter.setLayoutDirection(widget.layoutDirection()); // of a screen's painters, not of others
    widget.render(&painter, {}, {}, QWidget::RenderFlags());
    return recorder.painted();
}

/// Where the letters of a text of a table are within its item.
inline QRectF lettersOf(const QQuickItem& text) {
    const double width = text.property("contentWidth").toDouble(), height = text.property("contentHeight").toDouble();
    const int across = text.property("effectiveHorizontalAlignment").toInt();
    const int down = text.property("verticalAlignment").toInt();
    const double left = across == Qt::AlignRight     ? text.width() - width
                        : across == Qt::AlignHCenter ? (text.width() - width) / 2
                                                     : text.property("leftPadding").toDouble();
    const double above = down == Qt::AlignBottom    ? text.height() - height
                         : down == Qt::AlignVCenter ? (text.height() - height) / 2
                                                    : 0;
    return {left, above, width, height};
}

} // namespace hilltop
