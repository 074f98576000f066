// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/line_chart.h"

#include "charts/chart_scale.h"
#include "text/error_texts.h"
#include "text/number_texts.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace hilltop {

namespace {

constexpr int kTickGap = 8, kLeader = 18, kNear = 8;
constexpr double kCurve = 1.2, kFront = 2.2, kEarly = 0.05, kLineNamePart = 0.36;
constexpr int kBandAlpha = 38;

QPen pen(const QColor& colour, double width) {
    return QPen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin); // round ones take twice as long
}

/// Of the point nearest to x.
qsizetype nearest(const QList<QPointF>& points, double x) {
    const auto after = std::lower_bound(points.begin(), points.end(), x,
                                        [](const QPointF& point, double value) { return point.x() < value; });
    if (after == points.begin()) return 0;
    if (after == points.end()) return points.size() - 1;
    const auto index = after - points.begin();
    return x - points[index - 1].x() < after->x() - x ? index - 1 : index;
}

} // namespace

LineChart::LineChart(QWidget* parent)
    : ChartFrame(parent) {
    setGrid(true, false, true);
}

void LineChart::setAxes(const ChartAxis& acrossAxis, const ChartAxis& upAxis) {
    m_acrossAxis = acrossAxis;
    m_upAxis = upAxis;
    refresh();
}

void LineChart::setCurves(const QList<Curve>& curves) {
    m_curves = curves;
    if (m_highlighted >= curves.size()) m_highlighted = -1;
    if (m_hovered >= curves.size()) m_hovered = -1;
    refresh();
}

void LineChart::setNow(std::optional<double> now) {
    m_now = now;
    refresh();
}

void LineChart::setExpectedEnd(double end) {
    m_end = end;
    refresh();
}

void LineChart::setHighlighted(int curve) {
    if (m_highlighted == curve) return;
    m_highlighted = curve >= 0 && curve < m_curves.size() ? curve : -1;
    refresh();
}

bool LineChart::empty() const {
    return std::all_of(m_curves.begin(), m_curves.end(), [](const Curve& curve) { return curve.points.isEmpty(); });
}

double LineChart::now() const {
    if (m_now) return *m_now;
    double last = 0;
    for (const Curve& curve : m_curves)
        if (!curve.points.isEmpty()) last = qMax(last, curve.points.last().x());
    return last;
}

void LineChart::drawData(QPainter& painter) {
    const auto pixels = [this](const QPointF& at) { return QPointF(pixelX(at.x()), pixelY(at.y())); };
    const auto draw = [&](const Curve& curve, const QPen& ink) {
        QPolygonF line;
        line.reserve(curve.points.size());
        std::transform(curve.points.begin(), curve.points.end(), std::back_inserter(line), pixels);
        painter.setPen(ink);
        painter.drawPolyline(line);
        if (line.size() != 1) return;
        painter.setPen(QPen(ink.color(), 2 * ink.widthF(), Qt::SolidLine, Qt::RoundCap));
        painter.drawPoint(line.first());
    };
    const int shown = front();
    const Curve* const first = shown >= 0 && !m_curves[shown].points.isEmpty() ? &m_curves[shown] : nullptr;
    if (first != nullptr && first->band.size() == first->points.size()) {
        QPolygonF band;
        band.reserve(2 * first->points.size());
        for (qsizetype i = 0; i < first->points.size(); ++i)
            band << pixels({first->points[i].x(), first->band[i].high});
        for (qsizetype i = first->points.size() - 1; i >= 0; --i)
            band << pixels({first->points[i].x(), first->band[i].low});
        QColor shade = look().accent;
        shade.setAlpha(kBandAlpha);
        painter.setPen(Qt::NoPen);
        painter.setBrush(shade);
        painter.drawPolygon(band);
    }
    for (const Curve& curve : m_curves)
        draw(curve, pen(look().curve, kCurve));
    if (first != nullptr) draw(*first, pen(look().accent, kFront));
}

void LineChart::fitAxes() {
    double low = 1e300, high = -1e300;
    const double early = kEarly * now();
    const auto take = [&](double from, double to) {
        low = qMin(low, from);
        high = qMax(high, to);
    };
    for (qsizetype c = 0; c < m_curves.size(); ++c) {
        const Curve& curve = m_curves[c];
        const bool band = c == m_highlighted && curve.band.size() == curve.points.size();
        for (qsizetype i = 0; i < curve.points.size(); ++i) {
            if (curve.points[i].x() < early && i + 1 < curve.points.size()) continue;
            take(curve.points[i].y(), curve.points[i].y());
            if (band) take(curve.band[i].low, curve.band[i].high);
        }
    }
    // Where nothing is below 0 the axis has no room for it, whatever an interval makes room for.
    const bool positive = std::all_of(m_curves.begin(), m_curves.end(), [](const Curve& curve) {
        return std::all_of(curve.points.begin(), curve.points.end(), [](const QPointF& at) { return at.y() >= 0; });
    });
    if (positive) {
        low = qMax(low, 0.0);
        high = qMax(high, low);
        if (high == 0) high = 1;
    }
    const int most = qBound(2, static_cast<int>((height() - headHeight() - 24) / kChartTickHeight), 8);
    const Ticks ticks = niceTicks(low, high, most);
    const double to = m_upAxis.most && *m_upAxis.most > ticks.from ? qMin(ticks.to, *m_upAxis.most) : ticks.to;
    up() = {ticks.from, to, ticks.from, ticks.step};
    across() = {0, end() > 0 ? end() : 1};
}

Curve::Range LineChart::reach() {
    return {up().from, up().to};
}

void LineChart::arrange() {
    fitAxes();
    const QFontMetrics small = metrics();
    const Ticks ticks{up().from, up().to, up().step, 0};
    const int decimals = niceTicks(ticks.from, ticks.to, ticks.count() - 1).decimals;
    int numbers = 0;
    for (int i = 0; i < ticks.count(); ++i)
        numbers = qMax(numbers, small.horizontalAdvance(decimal(ticks.at(i), decimals)));
    int names = 0;
    const QFontMetrics strong(look().strong);
    for (const Curve& curve : m_curves)
        names = qMax(names, strong.horizontalAdvance(curve.name));
    names = qMin(names + 2, static_cast<int>(width() * kLineNamePart));
    const double left = kChartMargin + numbers + kTickGap, right = width() - kChartMargin;
    // The dashed line leaves the names their room: in the part that is still to come, or beside the plot.
    const double part = now() > 0 ? now() / across().to : 1;
    const double widest = (right - kLeader - names - left) / part;
    const double foot = small.height() + kTickGap + (m_acrossAxis.title.isEmpty() ? 4 : small.height() + 6);
    const double top = headHeight() + small.height() / 2.0 - 4;
    setPlot(QRectF(left, top, qMax(40.0, qMin(right - left, widest)), qMax(20.0, height() - foot - top)));
    placeLabels(names);
}

void LineChart::placeLabels(int width) {
    m_labels.clear();
    struct End {
        int curve;
        double y;
    };
    QList<End> ends;
    for (int i = 0; i < m_curves.size(); ++i)
        if (!m_curves[i].points.isEmpty())
            ends << End{i, qBound(plot().top(), pixelY(lastPoint(i).y()), plot().bottom())};
    std::stable_sort(ends.begin(), ends.end(), [](const End& a, const End& b) { return a.y < b.y; });
    const double line = metrics().height() - 1;
    const double top = headHeight() - 6 + line / 2, bottom = plot().bottom() + 6 - line / 2;
    // Those that find no room are left out evenly, never the one in front nor the first and the last.
    const auto most = qMax(qsizetype{1}, static_cast<qsizetype>((bottom - top) / line) + 1);
    const int shown = front();
    while (ends.size() > most) {
        qsizetype tightest = -1;
        double least = 1e300;
        for (qsizetype i = 1; i + 1 < ends.size(); ++i) {
            const double room = ends[i + 1].y - ends[i - 1].y;
            if (ends[i].curve != shown && room < least) {
                least = room;
                tightest = i;
            }
        }
        if (tightest < 0) tightest = ends.first().curve == shown ? ends.size() - 1 : 0;
        ends.removeAt(tightest);
    }
    QList<double> wanted;
    for (const End& end : ends)
        wanted << end.y;
    const QList<double> places = spread(wanted, line, top, bottom);
    const double x = pixelX(now()) + kLeader;
    for (qsizetype i = 0; i < ends.size(); ++i)
        m_labels << Label{ends[i].curve, QRectF(x, places[i] - line / 2, width, line)};
}

void LineChart::drawOver(QPainter& painter) {
    const QFontMetrics small = metrics();
    const Ticks rows{up().from, up().to, up().step, 0};
    const int decimals = niceTicks(rows.from, rows.to, rows.count() - 1).decimals;
    for (int i = 0; i < rows.count(); ++i)
        write(painter, QRectF(0, pixelY(rows.at(i)) - 10, plot().left() - kTickGap, 20),
              Qt::AlignRight | Qt::AlignVCenter, decimal(rows.at(i), decimals), look().quiet);
    const int widest = qMax(kChartTickWidth, small.horizontalAdvance(decimal(across().to, 0)) + 16);
    const Ticks columns =
        ticksWithin(0, across().to, qMax(1, static_cast<int>(plot().width()) / widest), m_acrossAxis.whole ? 1 : 0);
    for (int i = 0; i < columns.count(); ++i) {
        QRectF place(pixelX(columns.at(i)) - widest / 2.0, plot().bottom() + kTickGap - 2, widest, small.height());
        const double text = small.horizontalAdvance(columns.text(columns.at(i)));
        place.translate(qMin(0.0, width() - 4 - (place.center().x() + text / 2)), 0);
        write(painter, place, Qt::AlignCenter, columns.text(columns.at(i)), look().quiet);
    }
    if (!m_acrossAxis.title.isEmpty())
        write(painter, QRectF(plot().left(), height() - small.height() - 6, width() - plot().left() - kChartMargin, 16),
              Qt::AlignLeft | Qt::AlignVCenter, m_acrossAxis.title, look().quiet);
    const double x = std::round(pixelX(now())) + 0.5;
    if (m_now) {
        QPen dashes(look().text, 1);
        dashes.setDashPattern({3, 3});
        painter.setPen(dashes);
        painter.drawLine(QPointF(x, plot().top()), QPointF(x, plot().bottom()));
    }
    for (const Label& label : m_labels) {
        const bool strong = label.curve == front();
        const QPointF from(pixelX(lastPoint(label.curve).x()),
                           qBound(plot().top(), pixelY(lastPoint(label.curve).y()), plot().bottom()));
        painter.setPen(QPen(strong ? look().accent : look().curve, 1));
        painter.drawPolyline(QPolygonF{from, QPointF(qMax(x + 2, from.x()), from.y()),
                                       QPointF(label.rect.left() - 4, label.rect.center().y())});
        write(painter, label.rect, Qt::AlignLeft | Qt::AlignVCenter, m_curves[label.curve].name,
              strong ? look().accent : look().text, strong);
    }
    const int shown = m_hovered >= 0 ? m_hovered : hasFocus() && m_keyed ? m_highlighted : -1;
    if (shown < 0 || m_curves[shown].points.isEmpty()) return;
    const auto& points = m_curves[shown].points;
    const QPointF point = m_hovered >= 0 ? points[nearest(points, m_tipX)] : points.last();
    const QPointF at(pixelX(point.x()), qBound(plot().top(), pixelY(point.y()), plot().bottom()));
    painter.setPen(QPen(look().base, 1.5));
    painter.setBrush(look().accent);
    painter.drawEllipse(at, 4.5, 4.5);
    drawTip(painter, at, m_curves[shown].name, valueText(shown, point.x()));
}

QString LineChart::valueText(int curve, double x) const {
    const Curve& of = m_curves[curve];
    const qsizetype index = nearest(of.points, x);
    const QString value = decimal(of.points[index].y(), m_upAxis.decimals);
    const QString where = decimal(of.points[index].x(), m_acrossAxis.decimals);
    if (of.band.size() != of.points.size()) return tr("%1 at %2").arg(value, where);
    const double half = (of.band[index].high - of.band[index].low) / 2;
    return tr("%1 ± %2 at %3").arg(value, decimal(half, m_upAxis.decimals), where);
}

QString LineChart::sentence() const {
    QList<int> order;
    for (int i = 0; i < m_curves.size(); ++i)
        if (!m_curves[i].points.isEmpty()) order << i;
    std::stable_sort(order.begin(), order.end(), [this](int a, int b) { return lastPoint(a).y() > lastPoint(b).y(); });
    const auto last = [this](int curve) {
        return tr("%1 with %2").arg(m_curves[curve].name, decimal(lastPoint(curve).y(), m_upAxis.decimals));
    };
    QStringList parts{tr("%n curve(s), up to %1 of %2.", nullptr, static_cast<int>(order.size()))
                          .arg(decimal(now(), m_acrossAxis.decimals), decimal(end(), m_acrossAxis.decimals))};
    parts << tr("Highest: %1.").arg(last(order.first()));
    if (order.size() > 1) parts << tr("Lowest: %1.").arg(last(order.last()));
    if (const auto place = order.indexOf(m_highlighted); m_highlighted >= 0 && place >= 0)
        parts << tr("Highlighted: %1, %2, number %3 from above.")
                     .arg(m_curves[m_highlighted].name, valueText(m_highlighted, lastPoint(m_highlighted).x()),
                          decimal(static_cast<double>(place + 1), 0));
    return parts.join(QLatin1Char(' '));
}

int LineChart::curveAt(const QPointF& place) const {
    for (const Label& label : m_labels)
        if (label.rect.adjusted(-kLeader, 0, 0, 0).contains(place)) return label.curve;
    if (!plot().adjusted(-kNear, -kNear, kNear, kNear).contains(place)) return -1;
    int best = -1;
    double least = kNear;
    for (int i = 0; i < m_curves.size(); ++i) {
        const auto& points = m_curves[i].points;
        if (points.isEmpty()) continue;
        const auto after = std::lower_bound(points.begin(), points.end(), valueX(place.x()),
                                            [](const QPointF& point, double x) { return point.x() < x; });
        if (after == points.end() && place.x() > pixelX(points.last().x()) + kNear) continue;
        const QPointF& two = after == points.end() ? points.last() : *after;
        const QPointF& one = after == points.begin() ? two : *(after - 1);
        const double part =
            two.x() > one.x() ? qBound(0.0, (valueX(place.x()) - one.x()) / (two.x() - one.x()), 1.0) : 1;
        const double away = std::abs(pixelY(one.y() + part * (two.y() - one.y())) - place.y());
        if (away < least) {
            least = away;
            best = i;
        }
    }
    return best;
}

void LineChart::hover(int curve, const QPointF& at) {
    const bool named = std::any_of(m_labels.begin(), m_labels.end(), [&](const Label& label) {
        return label.curve == curve && label.rect.adjusted(-kLeader, 0, 0, 0).contains(at);
    });
    m_tipX = named ? now() : valueX(at.x());
    m_hovered = curve;
    redraw();
}

void LineChart::pointerMoved(const QPointF& place) {
    m_keyed = false;
    if (!empty()) hover(curveAt(place), place);
}

void LineChart::pointerLeft() {
    if (m_hovered >= 0) hover(-1, {});
}

void LineChart::pressed(const QPointF& place) {
    const int curve = empty() ? -1 : curveAt(place);
    if (curve < 0 || curve == m_highlighted) return;
    setHighlighted(curve);
    emit highlightChanged(curve);
}

void LineChart::keyPressEvent(QKeyEvent* event) {
    if (empty() || (event->key() != Qt::Key_Up && event->key() != Qt::Key_Down)) {
        ChartFrame::keyPressEvent(event);
        return;
    }
    // By the order of the ends, as the eye goes; a curve without a name has its turn, too.
    QList<int> order;
    for (int i = 0; i < m_curves.size(); ++i)
        if (!m_curves[i].points.isEmpty()) order << i;
    std::stable_sort(order.begin(), order.end(), [this](int a, int b) { return lastPoint(a).y() > lastPoint(b).y(); });
    m_keyed = true;
    const auto at = order.indexOf(m_highlighted);
    const auto next = at < 0 ? 0 : qBound(qsizetype{0}, at + (event->key() == Qt::Key_Down ? 1 : -1), order.size() - 1);
    redraw();
    if (order[next] == m_highlighted) return;
    setHighlighted(order[next]);
    emit highlightChanged(m_highlighted);
}

} // namespace hilltop
