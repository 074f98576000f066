// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_frame.h"
#include "text/error_texts.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>

#include <cmath>

namespace hilltop {

namespace {

constexpr int kChartFrameMargin = 16, kHeadGap = 8, kTipPadding = 8, kTipGap = 10, kWidestTip = 220;

} // namespace

ChartFrame::ChartFrame(QWidget* parent)
    : QWidget(parent)
    , m_look(chartLook(palette())) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
}

void ChartFrame::setTitle(const QString& title) {
    m_title = title;
    setAccessibleName(title);
    refresh();
}

void ChartFrame::setEmptyText(const QString& text) {
    m_emptyText = text;
    refresh();
}

int ChartFrame::headHeight() const {
    return m_title.isEmpty() ? kHeadGap : metrics().height() + 2 * kHeadGap + 4;
}

void ChartFrame::drawGrid(QPainter& painter) const {
    painter.setPen(QPen(m_look.grid, 1));
    const auto each = [](const ChartReach& axis, const auto& draw) {
        const double steps = axis.step > 0 ? (axis.to - axis.first) / axis.step + 1e-6 : 0;
        for (int i = 0; i <= steps; ++i)
            draw(axis.first + i * axis.step);
    };
    const auto row = [&](double y) { painter.drawLine(QPointF(m_plot.left(), y), QPointF(m_plot.right(), y)); };
    if (m_rows) each(m_up, [&](double value) { row(std::round(pixelY(value)) + 0.5); });
    if (m_columns)
        each(m_across, [&](double value) {
            const double x = std::round(pixelX(value)) + 0.5;
            painter.drawLine(QPointF(x, m_plot.top()), QPointF(x, m_plot.bottom()));
        });
    if (m_foot) row(std::round(m_plot.bottom()) + 0.5);
}

double ChartFrame::pixelX(double value) const {
    return m_plot.left() + (value - m_across.from) / m_across.span() * m_plot.width();
}

double ChartFrame::pixelY(double value) const {
    return m_plot.bottom() - (value - m_up.from) / m_up.span() * m_plot.height();
}

double ChartFrame::valueX(double pixel) const {
    return m_across.from + (pixel - m_plot.left()) / m_plot.width() * m_across.span();
}

void ChartFrame::refresh() {
    setAccessibleDescription(empty() ? m_emptyText : sentence());
    if (!empty()) arrange();
    redraw();
}

void ChartFrame::resizeEvent(QResizeEvent*) {
    if (!empty()) arrange();
}

void ChartFrame::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange) return;
    m_look = chartLook(palette());
    refresh();
}

void ChartFrame::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    redraw();
}

void ChartFrame::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    redraw();
}

void ChartFrame::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), m_look.base);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF head(kChartFrameMargin, kHeadGap, width() - 2 * kChartFrameMargin, metrics().height() + 4);
    write(painter, head, Qt::AlignLeft | Qt::AlignVCenter, m_title, m_look.quiet);
    if (empty()) {
        painter.setFont(m_look.small);
        painter.setPen(m_look.quiet);
        painter.drawText(QRectF(rect()).adjusted(kChartFrameMargin, headHeight(), -kChartFrameMargin, -kHeadGap),
                         static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap, m_emptyText);
        return;
    }
    painter.setLayoutDirection(Qt::LeftToRight); // axes run so everywhere
    drawGrid(painter);
    painter.save();
    painter.setClipRect(m_plot.adjusted(0, -1.5, 0, 1.5)); // a thick line may run along an edge
    drawData(painter);
    painter.restore();
    drawOver(painter);
}

void ChartFrame::mouseMoveEvent(QMouseEvent* event) {
    pointerMoved(event->position());
}

void ChartFrame::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        pressed(event->position());
    else
        event->ignore();
}

void ChartFrame::leaveEvent(QEvent*) {
    pointerLeft();
}

void ChartFrame::write(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& text,
                       const QColor& ink, bool strong) const {
    painter.setFont(strong ? m_look.strong : m_look.small);
    painter.setPen(ink);
    // A pixel more than needed: widths are rounded here and not there.
    const QString shown = painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(rect.width()) + 1);
    painter.drawText(rect, static_cast<int>(alignment) | Qt::TextSingleLine | Qt::TextDontClip, shown);
}

void ChartFrame::drawTip(QPainter& painter, const QPointF& at, const QString& strong, const QString& plain) const {
    const QFontMetrics first(m_look.strong), second(m_look.small);
    const int name = qMin(first.horizontalAdvance(strong), kWidestTip);
    const int wide = qMin(width() - 2 * kTipPadding - 8, qMax(name, second.horizontalAdvance(plain)) + 1);
    const double line = second.height();
    QRectF box(0, 0, wide + 2 * kTipPadding, 2 * line + 2 * kTipPadding - 4);
    const bool left = at.x() - kTipGap - box.width() >= 4; // names stand to the right
    box.moveLeft(left ? at.x() - kTipGap - box.width() : qMin(at.x() + kTipGap, width() - 4 - box.width()));
    box.moveTop(qBound(4.0, at.y() - box.height() - kTipGap / 2, height() - box.height() - 4));
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_look.tipBase);
    painter.drawRoundedRect(box, 4, 4);
    const QRectF text(box.left() + kTipPadding, box.top() + kTipPadding - 2, wide, line);
    write(painter, text, Qt::AlignLeft | Qt::AlignVCenter, strong, m_look.tipText, true);
    write(painter, text.translated(0, line), Qt::AlignLeft | Qt::AlignVCenter, plain, m_look.tipText);
}

} // namespace hilltop
