// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_frame.h"
#include "text/error_texts.h"

#include <QChart>
#include <QChartView>
#include <QEvent>
#include <QGraphicsLayout>
#include <QLegend>
#include <QMouseEvent>
#include <QPainter>
#include <QValueAxis>

#include <cmath>

namespace hilltop {

namespace {

constexpr int kChartFrameMargin = 16, kHeadGap = 8, kTipPadding = 8, kTipGap = 10, kWidestTip = 220;

} // namespace

class ChartFrame::View : public QChartView {
public:
    View(QChart* chart, ChartFrame& frame)
        : QChartView(chart, &frame)
        , m_frame(frame) {
        setFrameShape(QFrame::NoFrame);
        setRenderHint(QPainter::Antialiasing);
        setMouseTracking(true);
        setFocusPolicy(Qt::NoFocus);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setViewportUpdateMode(QGraphicsView::FullViewportUpdate); // one picture, always drawn whole
    }

protected:
    void drawBackground(QPainter* painter, const QRectF& rect) override {
        QChartView::drawBackground(painter, rect);
        if (!m_frame.empty()) m_frame.drawGrid(*painter);
    }
    void drawForeground(QPainter* painter, const QRectF&) override { m_frame.paintOver(*painter); }
    void mouseMoveEvent(QMouseEvent* event) override { m_frame.pointerMoved(event->position()); }
    void mousePressEvent(QMouseEvent* event) override {
        if (event->button() == Qt::LeftButton)
            m_frame.pressed(event->position());
        else
            event->ignore();
    }
    void mouseReleaseEvent(QMouseEvent* event) override { event->ignore(); }
    void wheelEvent(QWheelEvent* event) override { QWidget::wheelEvent(event); } // the page scrolls
    bool viewportEvent(QEvent* event) override {
        if (event->type() == QEvent::Leave) m_frame.pointerLeft();
        return QChartView::viewportEvent(event);
    }

private:
    ChartFrame& m_frame;
};

ChartFrame::ChartFrame(LookOf lookOf, QWidget* parent)
    : QWidget(parent)
    , m_lookOf(lookOf)
    , m_look(lookOf(palette()))
    , m_chart(new QChart)
    , m_view(new View(m_chart, *this))
    , m_across(new QValueAxis(m_chart))
    , m_up(new QValueAxis(m_chart)) {
    m_chart->setAnimationOptions(QChart::NoAnimation);
    m_chart->setMargins(QMargins(0, 0, 0, 0));
    m_chart->layout()->setContentsMargins(0, 0, 0, 0);
    m_chart->setBackgroundVisible(false);
    m_chart->setAcceptHoverEvents(false);
    m_chart->legend()->hide();
    m_chart->addAxis(m_across, Qt::AlignBottom);
    m_chart->addAxis(m_up, Qt::AlignLeft);
    for (QValueAxis* axis : {m_across, m_up}) {
        axis->setLabelsVisible(false);
        axis->setGridLineVisible(false); // its lines do not follow setPlotArea()
        axis->setTickType(QValueAxis::TicksDynamic);
        axis->setMinorTickCount(0);
    }
    setFocusPolicy(Qt::StrongFocus);
    m_view->setBackgroundBrush(m_look.base);
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

void ChartFrame::setPlot(const QRectF& plot) {
    m_plot = plot;
    if (m_chart->plotArea() != plot) m_chart->setPlotArea(plot);
}

void ChartFrame::drawGrid(QPainter& painter) const {
    painter.setPen(QPen(m_look.grid, 1));
    const auto each = [](const QValueAxis& axis, const auto& draw) {
        const int steps = axis.tickInterval() > 0 ? qRound((axis.max() - axis.min()) / axis.tickInterval()) : 0;
        for (int i = 0; i <= steps; ++i)
            draw(axis.min() + i * axis.tickInterval());
    };
    if (m_rows)
        each(*m_up, [&](double value) {
            const double y = std::round(pixelY(value)) + 0.5;
            painter.drawLine(QPointF(m_plot.left(), y), QPointF(m_plot.right(), y));
        });
    if (m_columns)
        each(*m_across, [&](double value) {
            const double x = std::round(pixelX(value)) + 0.5;
            painter.drawLine(QPointF(x, m_plot.top()), QPointF(x, m_plot.bottom()));
        });
}

double ChartFrame::pixelX(double value) const {
    return m_plot.left() + (value - m_across->min()) / (m_across->max() - m_across->min()) * m_plot.width();
}

double ChartFrame::pixelY(double value) const {
    return m_plot.bottom() - (value - m_up->min()) / (m_up->max() - m_up->min()) * m_plot.height();
}

double ChartFrame::valueX(double pixel) const {
    return m_across->min() + (pixel - m_plot.left()) / m_plot.width() * (m_across->max() - m_across->min());
}

void ChartFrame::refresh() {
    setAccessibleDescription(empty() ? m_emptyText : sentence());
    m_chart->setVisible(!empty());
    if (!empty()) arrange();
    redraw();
}

void ChartFrame::redraw() {
    m_view->viewport()->update();
}

void ChartFrame::resizeEvent(QResizeEvent*) {
    m_view->setGeometry(rect());
    if (!empty()) arrange();
}

void ChartFrame::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange) return;
    m_look = m_lookOf(palette());
    m_view->setBackgroundBrush(m_look.base);
    recolour();
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

void ChartFrame::paintOver(QPainter& painter) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF head(kChartFrameMargin, kHeadGap, width() - 2 * kChartFrameMargin, metrics().height() + 4);
    write(painter, head, Qt::AlignLeft | Qt::AlignVCenter, m_title, m_look.quiet);
    if (empty()) {
        painter.setFont(m_look.small);
        painter.setPen(m_look.quiet);
        painter.drawText(QRectF(rect()).adjusted(kChartFrameMargin, headHeight(), -kChartFrameMargin, -kHeadGap),
                         static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap, m_emptyText);
    } else {
        drawOver(painter);
    }
    painter.restore();
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
