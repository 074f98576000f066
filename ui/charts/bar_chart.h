// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_frame.h"

#include <QList>
#include <QString>

namespace hilltop {

/// A bar with an optional 95 % whisker.
struct Bar {
    QString name;
    double value = 0;
    std::optional<double> low, high;
    bool highlighted = false;
};

/// How often a value fell into [first + i * width, first + (i + 1) * width).
struct Histogram {
    double first = 0;
    double width = 1;
    QList<double> counts;
};

/// Bars beside names, from above down, with whiskers and values; or a histogram, with a mark where the mean is. Where
/// not all bars find room, the last line says how many more there are. The pointer, Up and Down (Left and Right in a
/// histogram) show values.
class BarChart : public ChartFrame {
    Q_OBJECT
public:
    explicit BarChart(QWidget* parent = nullptr);

    void setBars(const QList<Bar>& bars, const ChartAxis& values);
    void setHistogram(const Histogram& histogram, const ChartAxis& across, const ChartAxis& counts);
    /// A dashed line with a word above it, "mean 15.1" or "50 %".
    void setMark(std::optional<double> value, const QString& word);

    /// Where the axis across ends.
    double reach() { return across().to; }
    std::optional<double> mark() const { return m_mark; }
    /// The bars that found room, by number.
    const QList<int>& shownBars() const { return m_shown; }
    /// "my-pazaak v3" and "12.4 ± 0.3", or "15" and "1,203".
    QString barTitle(int bar) const;
    QString barValue(int bar) const;
    /// The bar whose tip shows, -1: none.
    int current() const { return m_current; }

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
    void arrangeBars();
    void arrangeHistogram();
    void drawBars(QPainter& painter);
    void drawHistogram(QPainter& painter);
    void drawMark(QPainter& painter, double pixel);
    void showBar(int bar);
    double rowHeight() const;
    /// Row of a shown bar in the plot, counted from above.
    double rowY(qsizetype row) const;

    bool m_isHistogram = false;
    QList<Bar> m_bars;
    Histogram m_histogram;
    ChartAxis m_across, m_values;
    std::optional<double> m_mark;
    QString m_markWord;
    QList<int> m_shown;
    int m_current = -1, m_names = 0;
};

} // namespace hilltop
