// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/bot_style_view.h"

#include "style/paint.h"
#include "style/theme.h"
#include "text/game_texts.h"

#include <QLocale>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kStyleSide = 16, kStyleBar = 14, kStyleNumber = 64;

double styleShare(const StyleShare& share) {
    return share.of > 0 ? static_cast<double>(share.times) / static_cast<double>(share.of) : -1;
}

QString percentText(double share) {
    return share < 0 ? QStringLiteral("–") : BotStyleView::tr("%1 %").arg(QLocale().toString(100 * share, 'f', 1));
}

} // namespace

BotStyleView::BotStyleView(QWidget* parent)
    : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void BotStyleView::set(const QString& game, const std::vector<StyleShare>& style,
                       const std::vector<StyleShare>& field) {
    m_lines.clear();
    QStringList told;
    for (const StyleShare& share : style) {
        const auto other =
            std::find_if(field.begin(), field.end(), [&](const StyleShare& one) { return one.id == share.id; });
        const Line line{botStyle(game.toStdString(), share.id), styleShare(share),
                        other == field.end() ? -1 : styleShare(*other)};
        told << tr("%1: %2, field %3").arg(line.words, percentText(line.share), percentText(line.field));
        m_lines.push_back(line);
    }
    setAccessibleName(told.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

int BotStyleView::rowHeight() const {
    return std::max(30, QFontMetrics(textFont(TextSize::Text)).height() + 10);
}

QSize BotStyleView::sizeHint() const {
    return {280, std::max<int>(1, static_cast<int>(m_lines.size())) * rowHeight() + 4};
}

void BotStyleView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Shades s = shades(palette());
    const int row = rowHeight(), words = width() * 2 / 5;
    const int from = kStyleSide + words, to = width() - kStyleSide - 2 * kStyleNumber;
    const auto placed = [&](const QRect& place) { return QStyle::visualRect(layoutDirection(), rect(), place); };
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const Line& line = m_lines[i];
        const int top = static_cast<int>(i) * row;
        if (i > 0) painter.fillRect(QRect(0, top, width(), 1), s.rowLine);
        painter.setPen(palette().color(QPalette::Text));
        painter.setFont(textFont(TextSize::Text));
        painter.drawText(placed({kStyleSide, top, words - 8, row}), Qt::AlignVCenter | Qt::AlignLeading,
                         painter.fontMetrics().elidedText(line.words, Qt::ElideRight, words - 8));
        painter.drawText(placed({to, top, kStyleNumber, row}), Qt::AlignVCenter | Qt::AlignTrailing,
                         percentText(line.share));
        painter.setPen(s.quiet);
        painter.drawText(placed({to + kStyleNumber, top, kStyleNumber, row}), Qt::AlignVCenter | Qt::AlignTrailing,
                         percentText(line.field));
        const QRect bar(from, top + (row - kStyleBar) / 2, std::max(0, to - from), kStyleBar);
        paint::box(painter, placed(bar), 2, s.hover);
        const auto along = [&](double share) { return static_cast<int>(share * bar.width()); };
        if (line.share > 0)
            paint::box(painter, placed({bar.x(), bar.y(), std::max(2, along(line.share)), bar.height()}), 2, s.accent);
        if (line.field >= 0)
            painter.fillRect(placed({bar.x() + along(line.field) - 1, bar.y() - 3, 3, bar.height() + 6}),
                             palette().color(QPalette::Text));
    }
}

} // namespace hilltop
