// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/result_bars.h"

#include "documents/analysis_words.h"
#include "style/contrast.h"
#include "style/paint.h"
#include "style/panel.h"

#include <QPainter>

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kBarRow = 18, kBarHigh = 8, kBarGap = 10, kLeastBars = 60;

QString othersTitle(const Info& info, const TableNames& names, int me) {
    const bool one = names.bySeat.size() == 2 && !info.cooperative;
    return one ? names.of(1 - me) : ResultBars::tr("Others");
}

} // namespace

ResultBars::ResultBars(QWidget* parent)
    : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ResultBars::setRows(const Info& info, const Review& review, const TableNames& names, int me) {
    using Kind = ResultRow::Kind;
    const ReviewUnits units(info);
    const QString titles[] = {tr("Start"), tr("Luck"), tr("You"), othersTitle(info, names, me), tr("Result")};
    m_rows.clear();
    double now = 0;
    for (const ResultRow& row : ResultRows(info, review, Seat(me))) {
        const bool result = row.kind == Kind::Result;
        const double to = result ? now : now + row.value;
        const bool changes = !result && row.kind != Kind::Start;
        m_rows.push_back({titles[static_cast<std::size_t>(row.kind)],
                          changes ? units.change(row.value) : units.value(row.value),
                          row.error > 0 ? units.error(row.error) : QString(), now, to, row.kind});
        now = to;
    }
    m_grid = {0};
    if (units.highest() > units.lowest())
        for (const double shown : {50.0, 100.0})
            m_grid.push_back(units.worth(shown));
    QStringList words;
    for (const Row& row : m_rows)
        words << (row.error.isEmpty() ? tr("%1: %2").arg(row.title, row.value)
                                      : tr("%1: %2 ± %3").arg(row.title, row.value, row.error));
    setAccessibleName(QStringList{units.title(), words.join(QStringLiteral(", "))}.join(QStringLiteral(". ")));
    setToolTip(plainTip(accessibleName()));
    updateGeometry();
    update();
}

QSize ResultBars::sizeHint() const {
    const int row = std::max(kBarRow, QFontMetrics(textFont(TextSize::Small)).height() + 1);
    return {300, row * static_cast<int>(m_rows.size())};
}

void ResultBars::paintBar(QPainter& painter, const QRectF& bar, const Row& row) const {
    const Shades s = shades(palette());
    const QRectF drawn = bar.width() < 2 ? QRectF(bar.x() - 1 + bar.width() / 2, bar.y(), 2, bar.height()) : bar;
    if (row.kind == ResultRow::Kind::Luck) {
        const QColor ink = standingOut(s.chosenLine, {palette().color(QPalette::Base)}, kShapeContrast, s.accent);
        painter.setPen(QPen(ink, 1));
        painter.setBrush(QBrush(ink, Qt::BDiagPattern));
        painter.drawRect(drawn.adjusted(0.5, 0.5, -0.5, -0.5));
        return;
    }
    const QColor fill = row.kind == ResultRow::Kind::Start ? s.area : row.to < row.from ? s.bad : s.good;
    painter.fillRect(drawn, fill);
}

void ResultBars::paintEvent(QPaintEvent*) {
    if (m_rows.empty()) return;
    QPainter painter(this);
    const Shades s = shades(palette());
    const QFontMetrics small(textFont(TextSize::Small)), strong(textFont(TextSize::Small, true));
    int titles = 0, values = 0, errors = 0;
    for (const Row& row : m_rows) {
        titles = std::max(titles, strong.horizontalAdvance(row.title) + 2);
        values = std::max(values, strong.horizontalAdvance(row.value) + 2);
        if (!row.error.isEmpty())
            errors = std::max(errors, small.horizontalAdvance(QStringLiteral("± ") + row.error) + 8);
    }
    titles = std::min(titles, width() - values - errors - 2 * kBarGap - kLeastBars);
    const QRectF plot(titles + kBarGap, 0, width() - titles - values - errors - 2 * kBarGap, height());
    double low = 0, high = 0;
    for (const double at : m_grid)
        low = std::min(low, at), high = std::max(high, at);
    for (const Row& row : m_rows)
        low = std::min(low, row.to), high = std::max(high, row.to);
    const auto x = [&](double worth) {
        return plot.left() + (high > low ? (worth - low) / (high - low) : 0.0) * plot.width();
    };
    for (const double at : m_grid)
        painter.fillRect(QRectF(std::min(x(at), plot.right() - 1), 0, 1, height()), s.line);
    const double each = static_cast<double>(height()) / static_cast<double>(m_rows.size());
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row& row = m_rows[i];
        const QRectF line(0, each * static_cast<double>(i), width(), each);
        const bool result = row.kind == ResultRow::Kind::Result;
        const double top = line.center().y() - kBarHigh / 2.0;
        if (!result) {
            const double left = std::min(x(row.from), x(row.to)), right = std::max(x(row.from), x(row.to));
            paintBar(painter, {left, top, right - left, kBarHigh}, row);
            const double end = std::min(x(row.to), plot.right() - 1); // on to the next part
            painter.fillRect(QRectF(end, top + kBarHigh, 1, each - kBarHigh), s.quiet);
        } else {
            painter.fillRect(QRectF(std::min(x(row.to), plot.right() - 2), top, 2, kBarHigh),
                             palette().color(QPalette::Text));
        }
        painter.setFont(textFont(TextSize::Small, result));
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QRectF(0, line.y(), titles, each), Qt::AlignVCenter | Qt::TextSingleLine,
                         painter.fontMetrics().elidedText(row.title, Qt::ElideRight, titles));
        painter.setFont(textFont(TextSize::Small, true));
        painter.drawText(QRectF(width() - values - errors, line.y(), values, each),
                         Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, row.value);
        if (row.error.isEmpty()) continue;
        painter.setFont(textFont(TextSize::Small));
        painter.setPen(s.quiet);
        painter.drawText(QRectF(width() - errors, line.y(), errors, each),
                         Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, QStringLiteral("± ") + row.error);
    }
}

} // namespace hilltop
