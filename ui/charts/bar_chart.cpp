// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/bar_chart.h"

#include "charts/chart_scale.h"
#include "text/error_texts.h"
#include "text/number_texts.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hilltop {

namespace {

constexpr int kGap = 8, kLeastRow = 18, kMostRow = 36;
constexpr double kNamePart = 0.34, kBarPart = 0.62, kBinPart = 0.86, kCap = 4;

QString withHalf(double value, double half, int decimals) {
    return BarChart::tr("%1 ± %2").arg(decimal(value, decimals), decimal(half, decimals));
}

Ticks barTicks(double low, double high, double width) {
    return ticksWithin(low, high, qMax(1, static_cast<int>(width) / (kChartTickWidth * 2 / 3)));
}

} // namespace

BarChart::BarChart(QWidget* parent)
    : ChartFrame(parent) {
    setGrid(false, true, false);
}

void BarChart::setBars(const QList<Bar>& bars, const ChartAxis& values) {
    m_bars = bars;
    m_values = values;
    m_current = m_current < bars.size() ? m_current : -1;
    m_isHistogram = false;
    setGrid(false, true, false);
    refresh();
}

void BarChart::setHistogram(const Histogram& histogram, const ChartAxis& acrossAxis, const ChartAxis& counts) {
    m_histogram = histogram;
    m_across = acrossAxis;
    m_values = counts;
    m_current = m_current < histogram.counts.size() ? m_current : -1;
    m_isHistogram = true;
    setGrid(true, false, true);
    refresh();
}

void BarChart::setMark(std::optional<double> value, const QString& word) {
    m_mark = value;
    m_markWord = word;
    refresh();
}

bool BarChart::empty() const {
    if (!m_isHistogram) return m_bars.isEmpty();
    return std::all_of(m_histogram.counts.begin(), m_histogram.counts.end(), [](double count) { return count == 0; });
}

void BarChart::drawData(QPainter& painter) {
    if (m_isHistogram) {
        const double half = kBinPart / 2;
        for (qsizetype bin = 0; bin < m_histogram.counts.size(); ++bin) {
            const auto place = static_cast<double>(bin);
            painter.fillRect(QRectF(QPointF(pixelX(place - half), pixelY(m_histogram.counts[bin])),
                                    QPointF(pixelX(place + half), pixelY(0))),
                             look().accent);
        }
        return;
    }
    QColor chosen = look().accent;
    chosen.setAlpha(150); // the whisker must be seen on it
    const double half = rowHeight() * kBarPart / 2;
    for (qsizetype row = 0; row < m_shown.size(); ++row) {
        const Bar& bar = m_bars[m_shown[row]];
        const QRectF place(QPointF(pixelX(0), rowY(row) - half), QPointF(pixelX(bar.value), rowY(row) + half));
        painter.fillRect(place.normalized(), bar.highlighted ? chosen : look().bar);
    }
}

void BarChart::arrange() {
    if (m_isHistogram)
        arrangeHistogram();
    else
        arrangeBars();
}

double BarChart::rowHeight() const {
    return plot().height() / static_cast<double>(m_shown.size());
}

double BarChart::rowY(qsizetype row) const {
    return plot().top() + (static_cast<double>(row) + 0.5) * rowHeight();
}

void BarChart::arrangeBars() {
    const QFontMetrics small = metrics(), strong(look().strong);
    const double foot = small.height() + kGap + (m_values.title.isEmpty() ? 4 : small.height() + 6);
    const double top = headHeight() + (m_mark ? small.height() : 0);
    const double room = height() - top - foot;
    const int least = qMax(kLeastRow, small.height() + 2);
    const auto fit = qMax(qsizetype{1}, static_cast<qsizetype>(room / least));
    m_shown.clear();
    for (int i = 0; i < m_bars.size(); ++i)
        m_shown << i;
    // One row fewer, for "and n more"; what is highlighted stays.
    if (m_shown.size() > fit) {
        const auto keep = qMax(qsizetype{1}, fit - 1);
        for (auto i = m_shown.size() - 1; i >= 0 && m_shown.size() > keep; --i)
            if (!m_bars[m_shown[i]].highlighted) m_shown.removeAt(i);
        while (m_shown.size() > keep)
            m_shown.removeLast();
    }
    const bool more = m_shown.size() < m_bars.size();
    double low = 0, high = m_mark.value_or(0);
    int names = 0, values = 0;
    for (const Bar& bar : m_bars) {
        low = std::min({low, bar.value, bar.value < 0 ? bar.low.value_or(bar.value) : 0});
        high = std::max({high, bar.value, bar.high.value_or(bar.value)});
    }
    for (const int bar : m_shown) {
        names = qMax(names, strong.horizontalAdvance(m_bars[bar].name));
        values = qMax(values, strong.horizontalAdvance(barValue(bar)));
    }
    m_names = qMin(names + 2, static_cast<int>(width() * kNamePart));
    const double left = kChartMargin + m_names + kGap;
    const double wide = qMax(40.0, width() - kChartMargin - values - 2 * kGap - left);
    const double rows = qMin(room - (more ? least : 0), static_cast<double>(m_shown.size()) * kMostRow);
    setPlot(QRectF(left, top, wide, qMax(20.0, rows)));
    const double ends = (high - low) / 50;
    if (low < 0) low -= ends;
    high = m_values.most ? *m_values.most : high > low ? high + ends : low + 1;
    const Ticks ticks = barTicks(low, high, wide);
    // The lines stand at round numbers, and the axis ends where the bars do.
    across() = {low, high, ticks.from, ticks.step};
}

void BarChart::arrangeHistogram() {
    const QFontMetrics small = metrics();
    const double foot = small.height() + kGap + (m_across.title.isEmpty() ? 4 : small.height() + 6);
    const double top = headHeight() + (m_mark ? small.height() : 0);
    const double room = height() - top - foot;
    const double most = *std::max_element(m_histogram.counts.begin(), m_histogram.counts.end());
    const Ticks ticks = niceTicks(0, most, qBound(1, static_cast<int>(room) / kChartTickHeight, 8));
    int numbers = 0;
    for (int i = 0; i < ticks.count(); ++i)
        numbers = qMax(numbers, small.horizontalAdvance(ticks.text(ticks.at(i))));
    const double left = kChartMargin + numbers + kGap;
    setPlot(QRectF(left, top, qMax(40.0, width() - kChartMargin - left), qMax(20.0, room)));
    up() = {0, ticks.to, 0, ticks.step};
    across() = {-0.5, static_cast<double>(m_histogram.counts.size()) - 0.5};
}

void BarChart::drawOver(QPainter& painter) {
    if (m_isHistogram)
        drawHistogram(painter);
    else
        drawBars(painter);
}

void BarChart::drawBars(QPainter& painter) {
    const QFontMetrics small = metrics();
    const Ticks ticks = barTicks(across().from, across().to, plot().width());
    for (int i = 0; i < ticks.count(); ++i)
        write(painter,
              QRectF(pixelX(ticks.at(i)) - kChartTickWidth / 2.0, plot().bottom() + kGap - 4, kChartTickWidth, 18),
              Qt::AlignCenter, ticks.text(ticks.at(i)), look().quiet);
    double below = plot().bottom() + kGap - 4 + small.height();
    if (!m_values.title.isEmpty()) {
        write(painter, QRectF(plot().left(), below + 2, width() - plot().left() - kChartMargin, small.height()),
              Qt::AlignLeft | Qt::AlignVCenter, m_values.title, look().quiet);
        below += small.height() + 2;
    }
    if (const auto more = static_cast<int>(m_bars.size() - m_shown.size()); more > 0)
        write(painter, QRectF(kChartMargin, height() - small.height() - 4, width() - 2 * kChartMargin, small.height()),
              Qt::AlignRight | Qt::AlignVCenter, tr("and %n more", nullptr, more), look().quiet);
    drawMark(painter, m_mark ? pixelX(*m_mark) : 0);
    painter.setPen(QPen(look().quiet, 1));
    const double zero = std::round(pixelX(0)) + 0.5;
    painter.drawLine(QPointF(zero, plot().top()), QPointF(zero, plot().bottom()));
    for (qsizetype row = 0; row < m_shown.size(); ++row) {
        const Bar& bar = m_bars[m_shown[row]];
        const double y = rowY(row);
        const bool strong = bar.highlighted;
        write(painter, QRectF(kChartMargin, y - 10, m_names, 20), Qt::AlignRight | Qt::AlignVCenter, bar.name,
              strong ? look().accent : look().text, strong);
        write(painter, QRectF(plot().right() + kGap, y - 10, width() - kChartMargin - plot().right() - kGap, 20),
              Qt::AlignRight | Qt::AlignVCenter, barValue(m_shown[row]), strong ? look().accent : look().text, strong);
        if (!bar.low || !bar.high) continue;
        painter.setPen(QPen(look().text, 1.5));
        const double low = pixelX(*bar.low), high = pixelX(*bar.high);
        painter.drawLine(QPointF(low, y), QPointF(high, y));
        for (const double end : {low, high})
            painter.drawLine(QPointF(end, y - kCap), QPointF(end, y + kCap));
    }
    if (const auto row = m_shown.indexOf(m_current); row >= 0)
        drawTip(painter, QPointF(pixelX(m_bars[m_current].value), rowY(row)), barTitle(m_current), barValue(m_current));
}

void BarChart::drawHistogram(QPainter& painter) {
    const QFontMetrics small = metrics();
    const Ticks rows = niceTicks(0, up().to, qRound(up().to / up().step));
    for (int i = 0; i < rows.count(); ++i)
        write(painter, QRectF(0, pixelY(rows.at(i)) - 10, plot().left() - kGap, 20), Qt::AlignRight | Qt::AlignVCenter,
              rows.text(rows.at(i)), look().quiet);
    const auto count = static_cast<double>(m_histogram.counts.size());
    // A bin of one whole value is centred over its number, a wider one begins at its number.
    const double shift = m_histogram.width == 1 ? 0 : 0.5;
    const auto place = [&](double value) { return pixelX((value - m_histogram.first) / m_histogram.width - shift); };
    const double last = m_histogram.first + m_histogram.width * (count - 1 + 2 * shift);
    Ticks columns =
        ticksWithin(m_histogram.first, last, qMax(1, static_cast<int>(plot().width()) / (kChartTickWidth / 2)));
    for (int i = 0; i < columns.count(); ++i)
        write(painter, QRectF(place(columns.at(i)) - 40, plot().bottom() + kGap - 4, 80, 18), Qt::AlignCenter,
              columns.text(columns.at(i)), look().quiet);
    if (!m_across.title.isEmpty())
        write(painter, QRectF(plot().left(), height() - small.height() - 6, plot().width(), small.height()),
              Qt::AlignLeft | Qt::AlignVCenter, m_across.title, look().quiet);
    drawMark(painter, m_mark ? place(*m_mark) : 0);
    if (m_current >= 0)
        drawTip(painter, QPointF(pixelX(m_current), pixelY(m_histogram.counts[m_current])), barTitle(m_current),
                barValue(m_current));
}

void BarChart::drawMark(QPainter& painter, double pixel) {
    if (!m_mark) return;
    const QFontMetrics small = metrics();
    QPen dashes(look().text, 1);
    dashes.setDashPattern({3, 3});
    painter.setPen(dashes);
    const double x = std::round(pixel) + 0.5;
    painter.drawLine(QPointF(x, plot().top() - 4), QPointF(x, plot().bottom()));
    const double wide = small.horizontalAdvance(m_markWord) + 2;
    const double left = qBound(plot().left(), x - wide / 2, qMax(plot().left(), width() - 8 - wide));
    write(painter, QRectF(left, plot().top() - 6 - small.height(), wide, small.height()),
          Qt::AlignLeft | Qt::AlignVCenter, m_markWord, look().text);
}

QString BarChart::barTitle(int bar) const {
    if (!m_isHistogram) return m_bars[bar].name;
    const double from = m_histogram.first + m_histogram.width * bar;
    const QString first = decimal(from, m_across.decimals);
    if (m_histogram.width == 1) return first;
    return tr("%1 to %2").arg(first, decimal(from + m_histogram.width, m_across.decimals));
}

QString BarChart::barValue(int bar) const {
    if (m_isHistogram) return decimal(m_histogram.counts[bar], m_values.decimals);
    const Bar& of = m_bars[bar];
    if (!of.low || !of.high) return decimal(of.value, m_values.decimals);
    return withHalf(of.value, (*of.high - *of.low) / 2, m_values.decimals);
}

QString BarChart::sentence() const {
    if (m_isHistogram) {
        const auto& counts = m_histogram.counts;
        const auto most = std::max_element(counts.begin(), counts.end()) - counts.begin();
        const double all = std::accumulate(counts.begin(), counts.end(), 0.0);
        QString text = tr("%1 in total, most often %2: %3.")
                           .arg(decimal(all, m_values.decimals), barTitle(static_cast<int>(most)),
                                barValue(static_cast<int>(most)));
        if (m_mark) text += QLatin1Char(' ') + m_markWord + QLatin1Char('.');
        return text;
    }
    QStringList parts;
    for (int i = 0; i < m_bars.size(); ++i)
        parts << tr("%1: %2").arg(m_bars[i].name, barValue(i));
    return parts.join(QStringLiteral("; ")) + QLatin1Char('.');
}

void BarChart::showBar(int bar) {
    if (bar == m_current) return;
    m_current = bar;
    redraw();
}

void BarChart::pointerMoved(const QPointF& place) {
    if (empty()) return;
    if (m_isHistogram) {
        const bool inside = plot().contains(place);
        const auto last = static_cast<int>(m_histogram.counts.size()) - 1;
        showBar(inside ? qBound(0, qRound(valueX(place.x())), last) : -1);
        return;
    }
    const double row = std::floor((place.y() - plot().top()) / rowHeight());
    showBar(row >= 0 && row < static_cast<double>(m_shown.size()) ? m_shown[static_cast<qsizetype>(row)] : -1);
}

void BarChart::pointerLeft() {
    showBar(-1);
}

void BarChart::pressed(const QPointF& place) {
    pointerMoved(place);
}

void BarChart::keyPressEvent(QKeyEvent* event) {
    const int forward = m_isHistogram ? Qt::Key_Right : Qt::Key_Down;
    const int back = m_isHistogram ? Qt::Key_Left : Qt::Key_Up;
    if (empty() || (event->key() != forward && event->key() != back)) {
        ChartFrame::keyPressEvent(event);
        return;
    }
    const int step = event->key() == forward ? 1 : -1;
    if (m_isHistogram) {
        showBar(qBound(0, m_current + step, static_cast<int>(m_histogram.counts.size()) - 1));
    } else {
        const auto at = m_shown.indexOf(m_current);
        showBar(m_shown[qBound(qsizetype{0}, at < 0 ? 0 : at + step, m_shown.size() - 1)]);
    }
}

} // namespace hilltop
