// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/analysis_graph.h"

#include "analysis/result_rows.h"
#include "style/panel.h"
#include "style/theme.h"
#include "table/key_marks.h"
#include "text/number_texts.h"

#include <QHelpEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hilltop {
namespace {

constexpr int kRight = 16, kTop = 30, kMarkSide = 14;
constexpr double kBar = 9;
constexpr int kNumbersFrom = 40; ///< a column as wide as that has room for numbers

int rowHeight() {
    return QFontMetrics(textFont(TextSize::Small)).height() + 2;
}

} // namespace

AnalysisGraph::AnalysisGraph(QWidget* parent)
    : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setAccessibleName(tr("Course of the match"));
    setMouseTracking(true);
}

void AnalysisGraph::setReview(std::shared_ptr<const Review> review, const ReplayOutline& outline, const Info& info,
                              int seat, const QString& name) {
    m_outline = outline;
    m_units = std::make_unique<ReviewUnits>(info);
    m_limits = review ? review->limits : MarkLimits();
    m_review = std::move(review);
    m_seat = seat;
    m_name = name;
    m_position = 0;
    const QFontMetrics small(textFont(TextSize::Small));
    m_left = std::max(56, 12 + std::max(small.horizontalAdvance(tr("luck")), small.horizontalAdvance(tr("skill"))));
    m_brought.clear();
    if (m_review) {
        fitAxis();
        addUp(info);
    }
    update();
}

void AnalysisGraph::addUp(const Info& info) {
    const auto seat = static_cast<std::size_t>(m_seat);
    std::vector<double> luck, skill;
    for (const ReplayOutline::Section& section : m_outline.sections) {
        double drawn = 0, played = 0;
        for (int position = section.first; position <= section.last; ++position)
            drawn += m_review->luck[static_cast<std::size_t>(position)][seat];
        for (const ReviewedDecision& decision : m_review->decisions)
            if (decision.position >= section.first && decision.position <= section.last && shows(decision))
                played += decision.skill[seat];
        luck.push_back(drawn);
        skill.push_back(played);
    }
    const ResultRows rows(info, *m_review, Seat(m_seat));
    const SeatReview& sums = m_review->seats[seat];
    const auto parts = [&](const std::vector<double>& raw, double all, double shown) {
        const double sum = std::accumulate(raw.begin(), raw.end(), 0.0);
        return parts_as_shown(info, raw, std::abs(sum - all) < 1e-9 ? shown : sum); // or of what is not hidden
    };
    luck = parts(luck, sums.luck, rows.of(ResultRow::Kind::Luck).value);
    skill = parts(skill, sums.skill, rows.skill());
    for (std::size_t i = 0; i < luck.size(); ++i)
        m_brought.push_back({luck[i], skill[i]});
}

void AnalysisGraph::setPosition(int position) {
    m_position = position;
    if (m_review) setAccessibleDescription(momentText(position));
    update();
}

/// Its answer has been given by the last moment of the outline.
bool AnalysisGraph::shows(const ReviewedDecision& decision) const {
    return decision.position + 1 < static_cast<int>(m_outline.moments.size());
}

double AnalysisGraph::value(int position) const {
    return m_units->shown(m_review->values[static_cast<std::size_t>(position)][static_cast<std::size_t>(m_seat)].value);
}

double AnalysisGraph::before(int position) const {
    return value(position) -
           m_units->shown(m_review->luck[static_cast<std::size_t>(position)][static_cast<std::size_t>(m_seat)]);
}

/// Round numbers around all values; a chance that hardly moves does not fill the height.
void AnalysisGraph::fitAxis() {
    double low = value(0), high = low;
    for (int i = 0; i < static_cast<int>(m_outline.moments.size()); ++i) {
        low = std::min({low, value(i), before(i)});
        high = std::max({high, value(i), before(i)});
    }
    const double span = std::max(high - low, m_units->leastSpan());
    m_tick = std::pow(10.0, std::floor(std::log10(span / 4)));
    for (const double step : {2.0, 2.5, 2.0}) {
        if (span / m_tick <= 5) break;
        m_tick *= step;
    }
    const double middle = (low + high) / 2;
    m_low = std::floor(std::min(low, middle - span / 2) / m_tick) * m_tick;
    m_high = std::ceil(std::max(high, middle + span / 2) / m_tick) * m_tick;
    if (m_units->highest() > m_units->lowest()) m_high = std::min(m_high, m_units->highest());
    m_low = std::max(m_low, m_units->lowest());
}

QRectF AnalysisGraph::plot() const {
    const bool numbers = column(0).width() >= kNumbersFrom;
    return QRectF(m_left, kTop, std::max(10, width() - m_left - kRight),
                  std::max(10, height() - kTop - (numbers ? 3 : 1) * rowHeight() - 10));
}

QRectF AnalysisGraph::column(int section) const {
    const auto count = static_cast<double>(std::max<std::size_t>(1, m_outline.sections.size()));
    const double wide = std::max(10, width() - m_left - kRight) / count;
    return {m_left + section * wide, 0, wide, double(height())};
}

double AnalysisGraph::yOf(double shown) const {
    const QRectF room = plot();
    const double share = m_high > m_low ? (shown - m_low) / (m_high - m_low) : 0.5;
    return room.bottom() - std::clamp(share, 0.0, 1.0) * room.height();
}

QPointF AnalysisGraph::pointOf(int position, bool drawn) const {
    const int section = m_outline.at(position).section;
    const ReplayOutline::Section& hand = m_outline.sections[static_cast<std::size_t>(section)];
    const QRectF room = column(section);
    const double share = (position - hand.first + 0.5) / (hand.last - hand.first + 1);
    return {room.x() + share * room.width(), yOf(drawn ? value(position) : before(position))};
}

int AnalysisGraph::positionAt(int x) const {
    int best = 0;
    double least = 1e9;
    for (int i = 0; i < static_cast<int>(m_outline.moments.size()); ++i) {
        const double away = std::abs(pointOf(i).x() - x);
        if (away < least) least = away, best = i;
    }
    return best;
}

QString AnalysisGraph::title() const {
    return tr("%1: %2", "seat, what is shown of it").arg(m_name, m_units->title());
}

QString AnalysisGraph::momentText(int position) const {
    const auto at = static_cast<std::size_t>(position);
    const auto seat = static_cast<std::size_t>(m_seat);
    QString text = QStringLiteral("%1: %2").arg(title(), m_units->value(m_review->values[at][seat].value));
    if (const double luck = m_review->luck[at][seat]; std::abs(luck) > 1e-9)
        text += QStringLiteral(", ") + tr("luck %1").arg(m_units->change(luck));
    return text;
}

void AnalysisGraph::paintAxis(QPainter& painter) const {
    const Shades s = shades(palette());
    const QRectF room = plot();
    for (double at = m_low; at <= m_high + m_tick / 2; at += m_tick) {
        const double y = std::round(yOf(at)) + 0.5;
        painter.setPen(QPen(s.rowLine, 1));
        painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y));
        painter.setPen(s.quiet);
        const int decimals = m_tick < 1 ? 1 : 0;
        painter.drawText(QRectF(0, y - 10, m_left - 8, 20), Qt::AlignRight | Qt::AlignVCenter, decimal(at, decimals));
    }
}

void AnalysisGraph::paintCurve(QPainter& painter) const {
    const Shades s = shades(palette());
    QPainterPath line;
    for (int i = 0; i < static_cast<int>(m_outline.moments.size()); ++i) {
        const QPointF from = pointOf(i, false), to = pointOf(i);
        if (i == 0)
            line.moveTo(from);
        else
            line.lineTo(from);
        line.lineTo(to);
        if (std::abs(from.y() - to.y()) < 1) continue;
        const QRectF bar(from.x() - kBar / 2, std::min(from.y(), to.y()), kBar, std::abs(from.y() - to.y()));
        painter.setPen(QPen(s.quiet, 1));
        painter.setBrush(QBrush(s.quiet, Qt::BDiagPattern));
        painter.drawRect(bar);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(s.accent, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(line);
    painter.setPen(QPen(palette().color(QPalette::Base), 2));
    painter.setBrush(s.accent);
    painter.drawEllipse(pointOf(m_position), 5, 5);
}

void AnalysisGraph::paintMarks(QPainter& painter) const {
    for (const ReviewedDecision* decision : marked(*m_review, m_limits)) {
        if (!shows(*decision)) continue;
        const Mark mark = mark_of(*decision, m_limits);
        const QPointF at = pointOf(decision->position);
        const double y = at.y() - kMarkSide - 8 > kTop - 4 ? at.y() - kMarkSide - 8 : at.y() + 8;
        paintMark(painter, QRect(int(at.x()) - kMarkSide / 2, int(y), kMarkSide, kMarkSide), markShape(mark),
                  palette());
    }
}

/// What a hand brought, in numbers below it.
void AnalysisGraph::paintColumns(QPainter& painter) const {
    const Shades s = shades(palette());
    const int row = rowHeight();
    const double top = plot().bottom() + 6;
    const bool numbers = column(0).width() >= kNumbersFrom;
    painter.setPen(s.quiet);
    if (numbers) {
        painter.drawText(QRectF(0, top + row, m_left - 8, row), Qt::AlignRight | Qt::AlignVCenter, tr("luck"));
        painter.drawText(QRectF(0, top + 2 * row, m_left - 8, row), Qt::AlignRight | Qt::AlignVCenter, tr("skill"));
    }
    for (std::size_t i = 0; i < m_outline.sections.size(); ++i) {
        const ReplayOutline::Section& hand = m_outline.sections[i];
        const QRectF room = column(static_cast<int>(i));
        const bool now = m_outline.at(m_position).section == static_cast<int>(i);
        painter.setFont(textFont(TextSize::Small, now));
        painter.setPen(now ? palette().color(QPalette::Text) : s.quiet);
        const QString label = hand.score.isEmpty() ? QLocale().toString(int(i) + 1) : hand.score;
        if (QFontMetricsF(painter.font()).horizontalAdvance(label) <= room.width())
            painter.drawText(QRectF(room.x(), top, room.width(), row), Qt::AlignCenter, label);
        if (!numbers) continue;
        const auto [luck, play] = m_brought[i];
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QRectF(room.x(), top + row, room.width(), row), Qt::AlignCenter, m_units->change(luck));
        const int direction = m_units->direction(play);
        painter.setPen(direction > 0 ? s.good : direction < 0 ? s.bad : palette().color(QPalette::Text));
        painter.drawText(QRectF(room.x(), top + 2 * row, room.width(), row), Qt::AlignCenter, m_units->change(play));
    }
}

void AnalysisGraph::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LeftToRight); // as matches run everywhere
    painter.fillRect(rect(), palette().color(QPalette::Base));
    if (!m_review || m_outline.moments.empty()) return;
    const Shades s = shades(palette());
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF here = column(m_outline.at(m_position).section);
    painter.fillRect(QRectF(here.x(), kTop - 6, here.width(), height() - kTop + 6), s.chosen);
    paintHead(painter);
    paintAxis(painter);
    const double x = std::round(pointOf(m_position).x()) + 0.5;
    painter.setPen(QPen(palette().color(QPalette::Text), 1));
    painter.drawLine(QPointF(x, kTop - 6), QPointF(x, plot().bottom()));
    paintCurve(painter);
    paintMarks(painter);
    paintColumns(painter);
}

/// What is shown, what line and hatching mean, and how it went in numbers; what has no room is left out.
void AnalysisGraph::paintHead(QPainter& painter) const {
    const Shades s = shades(palette());
    constexpr int kEdge = 16, kGap = 16, kSign = 18;
    const QFontMetrics small(textFont(TextSize::Small)), heavy(textFont(TextSize::Small, true));
    const SeatReview& seat = m_review->seats[static_cast<std::size_t>(m_seat)];
    const QString start = m_units->value(seat.start), now = m_units->value(m_units->worth(value(m_position)));
    const bool whole = m_outline.moments.size() == m_review->values.size();
    const QString numbers = whole ? tr("start %1, now %2, end %3").arg(start, now, m_units->value(seat.result))
                                  : tr("start %1, now %2").arg(start, now);
    const int wide = width() - 2 * kEdge;
    const int titled = heavy.horizontalAdvance(title());
    const bool numbered = titled + kGap + small.horizontalAdvance(numbers) <= wide;
    painter.setFont(textFont(TextSize::Small, true));
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(QRectF(kEdge, 4, wide, 20), Qt::AlignLeft | Qt::AlignVCenter,
                     heavy.elidedText(title(), Qt::ElideRight, wide));
    painter.setFont(textFont(TextSize::Small));
    painter.setPen(s.quiet);
    if (numbered) painter.drawText(QRectF(kEdge, 4, wide, 20), Qt::AlignRight | Qt::AlignVCenter, numbers);
    const QString line = tr("skill"), bar = tr("luck of the deal");
    const int from = kEdge + titled + kGap;
    const int second = from + kSign + small.horizontalAdvance(line) + kGap;
    const int end = second + kSign + small.horizontalAdvance(bar) + kGap;
    if (!numbered || end + small.horizontalAdvance(numbers) > kEdge + wide) return;
    painter.drawText(QRectF(from + kSign + 4, 4, wide, 20), Qt::AlignLeft | Qt::AlignVCenter, line);
    painter.drawText(QRectF(second + kSign, 4, wide, 20), Qt::AlignLeft | Qt::AlignVCenter, bar);
    painter.setPen(QPen(s.accent, 2));
    painter.drawLine(QPointF(from, 14.5), QPointF(from + kSign - 2, 14.5));
    painter.setPen(QPen(s.quiet, 1));
    painter.setBrush(QBrush(s.quiet, Qt::BDiagPattern));
    painter.drawRect(QRectF(second + 4, 8, kBar, 13));
}

void AnalysisGraph::mousePressEvent(QMouseEvent* event) {
    if (m_review && event->button() == Qt::LeftButton) emit chosen(positionAt(event->pos().x()));
}

void AnalysisGraph::mouseMoveEvent(QMouseEvent* event) {
    if (m_review && (event->buttons() & Qt::LeftButton) != 0) emit chosen(positionAt(event->pos().x()));
}

bool AnalysisGraph::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && m_review) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), plainTip(momentText(positionAt(help->pos().x()))), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace hilltop
