// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
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
};

/// Hears what is painted upon it, and keeps the texts.
class TextRecorder : public QPaintDevice {
public:
    explicit TextRecorder(const QWidget& widget)
        : m_widget(widget) {}
    QPaintEngine* paintEngine() const override { return &m_engine; }
    const std::vector<PaintedText>& texts() const { return m_engine.texts; }

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
        void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
        void drawPath(const QPainterPath&) override {}
        void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
        void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
        Type type() const override { return User; }
        void drawTextItem(const QPointF& at, const QTextItem& item) override {
            const QString text = item.text();
            if (text.trimmed().isEmpty() || painter()->pen().color().alpha() == 0) return;
            // Spaces at a line's end may lie beyond it.
            const QFontMetricsF letters(item.font());
            const qsizetype lead = std::distance(
                text.begin(), std::find_if(text.begin(), text.end(), [](QChar letter) { return !letter.isSpace(); }));
            const QRectF tight = letters.tightBoundingRect(text.trimmed());
            const QRectF ink(at.x() + letters.horizontalAdvance(text.left(lead)), at.y() + tight.top(),
                             letters.horizontalAdvance(text.trimmed()), tight.height());
            const QTransform placed = painter()->deviceTransform();
            const QRectF room = painter()->hasClipping()
                                    ? placed.mapRect(painter()->clipBoundingRect())
                                    : QRectF(QPointF(), QSizeF(paintDevice()->width(), paintDevice()->height()));
            QColor colour = painter()->pen().color();
            colour.setAlphaF(static_cast<float>(colour.alphaF() * painter()->opacity()));
            texts.push_back({text, placed.mapRect(ink), room, colour, item.font()});
        }

        std::vector<PaintedText> texts;
    };

    const QWidget& m_widget;
    mutable Engine m_engine;
};

/// All texts of the widget itself, without its children's.
inline std::vector<PaintedText> paintedTexts(QWidget& widget) {
    TextRecorder recorder(widget);
    widget.render(&recorder, {}, {}, QWidget::RenderFlags());
    return recorder.texts();
}

} // namespace hilltop
