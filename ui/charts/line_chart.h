// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_frame.h"

#include <QList>
#include <QPointF>
#include <QString>

namespace hilltop {

/// Points ascend in x. The band belongs to them one by one, or is empty.
struct Curve {
    struct Range {
        double low = 0;
        double high = 0;
    };
    QString name;
    QList<QPointF> points;
    QList<Range> band; ///< 95 %
};

/// Curves of which one is highlighted, each named at its end; names do not overlap. A dashed line marks the progress
/// so far; the axis extends to the expected end. The pointer, a click, or Up and Down choose the curve that is
/// highlighted and show its value. The first twentieth of a curve may leave the plot: with few matches, shares
/// vary widely.
class LineChart : public ChartFrame {
    Q_OBJECT
public:
    explicit LineChart(QWidget* parent = nullptr);

    void setAxes(const ChartAxis& across, const ChartAxis& up);
    /// Curves keep their order; a highlight stays with its number.
    void setCurves(const QList<Curve>& curves);
    const QList<Curve>& curves() const { return m_curves; }
    /// What the axis upwards reaches over.
    Curve::Range reach();
    /// Position of the dashed line; nothing: at the last point of all curves, without a line.
    void setNow(std::optional<double> now);
    /// How far the axis goes; less than the curves do: to their end.
    void setExpectedEnd(double end);

    /// -1: none.
    void setHighlighted(int curve);
    int highlighted() const { return m_highlighted; }
    /// The one under the pointer, else the highlighted one.
    int front() const { return m_hovered >= 0 ? m_hovered : m_highlighted; }

    /// Where the names stand, by curve, for those that found room.
    struct Label {
        int curve = 0;
        QRectF rect;
    };
    const QList<Label>& labels() const { return m_labels; }
    /// Of a curve's point nearest to `x`: "55.9 ± 1.0 at 8,700".
    QString valueText(int curve, double x) const;

signals:
    /// Chosen by hand.
    void highlightChanged(int curve);

protected:
    bool empty() const override;
    void arrange() override;
    void drawData(QPainter& painter) override;
    void drawOver(QPainter& painter) override;
    QString sentence() const override;
    void pointerMoved(const QPointF& place) override;
    void pointerLeft() override;
    void pressed(const QPointF& place) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    double now() const;
    double end() const { return qMax(now(), m_end); }
    void fitAxes();
    void placeLabels(int width);
    /// The curve near a place, -1: none.
    int curveAt(const QPointF& place) const;
    QPointF lastPoint(int curve) const { return m_curves[curve].points.last(); }
    void hover(int curve, const QPointF& at);

    ChartAxis m_acrossAxis, m_upAxis;
    QList<Curve> m_curves;
    std::optional<double> m_now;
    double m_end = 0;
    int m_highlighted = -1, m_hovered = -1;
    double m_tipX = 0;
    bool m_keyed = false; ///< chosen by keys: the tip shows without a pointer
    QList<Label> m_labels;
};

} // namespace hilltop
