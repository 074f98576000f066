// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/worth_bar.h"

#include "style/paint.h"
#include "style/theme.h"

#include <QLocale>
#include <QPainter>
#include <QStyle>

namespace hilltop {
namespace {

constexpr int kWorthBar = 10, kWorthGap = 2, kWorthWords = 6;

} // namespace

WorthBar::WorthBar(QWidget* parent)
    : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void WorthBar::set(const QString& name, int better, int equal, int worse) {
    m_name = name;
    m_better = better;
    m_equal = equal;
    m_worse = worse;
    const QLocale locale;
    setAccessibleName(tr("%1 is better in %2, equal in %3, worse in %4")
                          .arg(name, locale.toString(better), locale.toString(equal), locale.toString(worse)));
    setToolTip(tr("Within two standard errors counts as equal."));
    update();
}

QSize WorthBar::sizeHint() const {
    return {320, kWorthBar + kWorthWords + QFontMetrics(textFont(TextSize::Small)).height()};
}

void WorthBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Shades s = shades(palette());
    const int all = m_better + m_equal + m_worse;
    const auto placed = [&](const QRect& place) { return QStyle::visualRect(layoutDirection(), rect(), place); };
    if (all == 0) return paint::box(painter, QRect(0, 0, width(), kWorthBar), 2, s.hover);
    int from = 0;
    const auto part = [&](int count, const QColor& colour) {
        if (count == 0) return;
        const int wide = width() * count / all;
        paint::box(painter, placed({from, 0, std::max(2, wide - kWorthGap), kWorthBar}), 2, colour);
        from += wide;
    };
    part(m_better, s.good);
    part(m_equal, s.area);
    part(m_worse, s.bad);
    painter.setFont(textFont(TextSize::Small));
    const QLocale locale;
    const QRect words(0, kWorthBar + kWorthWords, width(), height() - kWorthBar - kWorthWords);
    const auto say = [&](Qt::Alignment where, const QColor& colour, const QString& text) {
        painter.setPen(colour);
        painter.drawText(words, QStyle::visualAlignment(layoutDirection(), where) | Qt::AlignTop, text);
    };
    const QString name = painter.fontMetrics().elidedText(m_name, Qt::ElideRight, width() / 4);
    say(Qt::AlignLeft, s.good, tr("%1 better in %2").arg(name, locale.toString(m_better)));
    say(Qt::AlignHCenter, s.quiet, tr("equal in %1").arg(locale.toString(m_equal)));
    say(Qt::AlignRight, s.bad, tr("%1 worse in %2").arg(name, locale.toString(m_worse)));
}

} // namespace hilltop
