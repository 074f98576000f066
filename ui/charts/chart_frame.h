// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_look.h"

#include <QWidget>

#include <optional>

namespace hilltop {

/// In pixels: round a chart, and what a number on an axis takes.
constexpr int kChartMargin = 16, kChartTickWidth = 72, kChartTickHeight = 34;

/// The range of an axis of the plot, its first grid line, and the distance between grid lines.
struct ChartReach {
    double from = 0, to = 1;
    double first = 0, step = 0;
    double span() const { return to - from; }
};

/// What charts have in common: a title, a plot with two axes, words where there is nothing to show yet, a tip, and the
/// theme.
class ChartFrame : public QWidget {
    Q_OBJECT
public:
    /// Shown above the plot, and the chart's name for screen readers.
    void setTitle(const QString& title);
    QString title() const { return m_title; }
    /// A sentence that says what will be seen here.
    void setEmptyText(const QString& text);

    QSize sizeHint() const override { return {560, 220}; }
    QSize minimumSizeHint() const override { return {240, 140}; }

protected:
    explicit ChartFrame(QWidget* parent);

    virtual bool empty() const = 0;
    /// Sets the geometry of the plot: calls setPlot() and setAxes().
    virtual void arrange() = 0;
    /// Curves or bars; nothing is drawn out of the plot.
    virtual void drawData(QPainter& painter) = 0;
    /// Words and marks over the plot.
    virtual void drawOver(QPainter& painter) = 0;
    /// What the chart shows, in words; not called while empty.
    virtual QString sentence() const = 0;
    virtual void pointerMoved(const QPointF& place) = 0;
    virtual void pointerLeft() = 0;
    virtual void pressed(const QPointF& place) = 0;

    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

    /// After the data has changed: axes, sentence, picture.
    void refresh();
    void redraw() { update(); }
    ChartReach& across() { return m_across; }
    ChartReach& up() { return m_up; }
    const ChartLook& look() const { return m_look; }
    QFontMetrics metrics() const { return QFontMetrics(m_look.small); }
    /// Height of the title with the room below it.
    int headHeight() const;
    QRectF plot() const { return m_plot; }
    void setPlot(const QRectF& plot) { m_plot = plot; }
    /// Lines at the steps of the axis upwards, across, or both; and one along the plot's foot.
    void setGrid(bool rows, bool columns, bool foot) {
        m_rows = rows;
        m_columns = columns;
        m_foot = foot;
    }
    double pixelX(double value) const;
    double pixelY(double value) const;
    double valueX(double pixel) const;

    void write(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& text, const QColor& ink,
               bool strong = false) const;
    /// A dark box with a strong and a plain line beside `at`, where there is room.
    void drawTip(QPainter& painter, const QPointF& at, const QString& strong, const QString& plain) const;

private:
    void drawGrid(QPainter& painter) const;

    ChartLook m_look;
    QString m_title, m_emptyText;
    bool m_rows = true, m_columns = false, m_foot = true;
    ChartReach m_across, m_up;
    QRectF m_plot;
};

} // namespace hilltop
