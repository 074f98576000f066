// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/bot_axis.h"

#include "style/theme.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace hilltop {
namespace {

constexpr int kAxisSide = 24, kAxisMiddle = 44, kAxisTick = 5;
constexpr double kAxisDot = 4.5, kAxisEdge = 8;

double powerOf(BotAxis::Time time) {
    return std::log10(static_cast<double>(std::max<std::int64_t>(time.count(), 1)) / 1000.0);
}

} // namespace

QString millisecondsText(std::chrono::microseconds time) {
    const double ms = static_cast<double>(time.count()) / 1000.0;
    const int decimals = ms >= 10 ? 0 : ms >= 1 ? 1 : ms >= 0.1 ? 2 : 3;
    return QLocale().toString(ms, 'f', decimals);
}

BotAxis::BotAxis(QWidget* parent)
    : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void BotAxis::set(Time median, Time most, Time worst, Time limit) {
    m_median = median;
    m_most = most;
    m_worst = worst;
    m_limit = limit;
    m_low = std::floor(std::min(-1.0, powerOf(median)));
    m_high = std::ceil(std::max({0.0, powerOf(worst), powerOf(limit)}));
    setAccessibleName(
        tr("Time for a decision: half within %1 ms, 99 % within %2 ms, worst %3 ms, limit %4 ms")
            .arg(millisecondsText(median), millisecondsText(most), millisecondsText(worst), millisecondsText(limit)));
    setToolTip(accessibleName());
    update();
}

double BotAxis::place(Time time) const {
    return std::clamp((powerOf(time) - m_low) / (m_high - m_low), 0.0, 1.0);
}

void BotAxis::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Shades s = shades(palette());
    const QColor blue = s.accent;
    const double length = width() - 2 * kAxisSide;
    const auto x = [&](double part) { return kAxisSide + part * length; };
    painter.setFont(textFont(TextSize::Small));
    const int line = painter.fontMetrics().height();
    const auto write = [&](double at, int top, const QString& text, const QColor& ink) {
        const double wide = painter.fontMetrics().horizontalAdvance(text);
        const double left = std::clamp(at - wide / 2, kAxisEdge, std::max(kAxisEdge, width() - wide - kAxisEdge));
        painter.setPen(ink);
        painter.drawText(QPointF(left, top + painter.fontMetrics().ascent()), text);
        return left + wide;
    };
    painter.fillRect(QRectF(kAxisSide, kAxisMiddle - 1, length, 2), s.line);
    const int powers = static_cast<int>(std::lround(m_high - m_low));
    for (int power = 0; power <= powers; ++power) {
        const double at = x(static_cast<double>(power) / powers);
        painter.fillRect(QRectF(at - 0.5, kAxisMiddle - kAxisTick, 1, 2 * kAxisTick), s.quiet);
        const double ms = std::pow(10.0, m_low + power);
        QString text = QLocale().toString(ms, 'f', ms < 1 ? static_cast<int>(-std::log10(ms) + 0.5) : 0);
        if (power == powers) text = tr("%1 ms").arg(text);
        write(at, kAxisMiddle + 12, text, s.quiet);
    }
    const double median = x(place(m_median)), most = x(place(m_most)), worst = x(place(m_worst)),
                 limit = x(place(m_limit));
    painter.fillRect(QRectF(limit - 1, kAxisMiddle - 18, 2, 30), s.bad);
    painter.fillRect(QRectF(median, kAxisMiddle - 2, most - median, 4), blue);
    painter.setPen(Qt::NoPen);
    painter.setBrush(blue);
    painter.drawEllipse(QPointF(median, kAxisMiddle), kAxisDot, kAxisDot);
    painter.drawEllipse(QPointF(most, kAxisMiddle), kAxisDot, kAxisDot);
    painter.setPen(QPen(blue, 2));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawEllipse(QPointF(worst, kAxisMiddle), kAxisDot, kAxisDot);
    // Those that would run into each other leave the one that is worse: a tip has all of them.
    const QColor ink = palette().color(QPalette::Text);
    const int top = kAxisMiddle - 14 - line;
    struct Word {
        double at;
        QString text;
        QColor ink;
    };
    const Word words[] = {{limit, tr("limit"), s.bad},
                          {worst, tr("worst %1").arg(millisecondsText(m_worst)), ink},
                          {median, tr("median %1").arg(millisecondsText(m_median)), ink},
                          {most, tr("99 % %1").arg(millisecondsText(m_most)), ink}};
    std::vector<std::pair<double, double>> taken;
    for (const Word& word : words) {
        const double wide = painter.fontMetrics().horizontalAdvance(word.text);
        const double left = std::clamp(word.at - wide / 2, kAxisEdge, std::max(kAxisEdge, width() - wide - kAxisEdge));
        const auto meets = [&](const auto& other) { return left < other.second + 8 && left + wide + 8 > other.first; };
        if (std::any_of(taken.begin(), taken.end(), meets)) continue;
        write(word.at, top, word.text, word.ink);
        taken.emplace_back(left, left + wide);
    }
}

} // namespace hilltop
