// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/latest_blocks.h"

#include "play/result_sheet.h"
#include "style/paint.h"
#include "style/theme.h"

#include <QPainter>

namespace hilltop {
namespace {

constexpr int kBlockWide = 12, kBlockHigh = 10, kBlockStep = 16;

} // namespace

LatestBlocks::LatestBlocks(QWidget* parent)
    : QWidget(parent) {
    setFixedHeight(2 * kBlockHigh + 4);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LatestBlocks::setLatest(const std::vector<int>& latest) {
    m_latest = latest;
    QStringList words;
    for (const int outcome : latest)
        words << (outcome > 0   ? ResultSheet::tr("won")
                  : outcome < 0 ? ResultSheet::tr("lost")
                                : ResultSheet::tr("drawn"));
    setAccessibleName(ResultSheet::tr("Latest matches: %1").arg(words.join(QStringLiteral(", "))));
    setToolTip(accessibleName());
    update();
}

void LatestBlocks::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Shades shade = shades(palette());
    const int line = height() / 2, count = static_cast<int>(m_latest.size());
    painter.fillRect(QRect(0, line, count * kBlockStep, 1), shade.line);
    for (int i = 0; i < count; ++i) {
        const int outcome = m_latest[static_cast<std::size_t>(i)];
        const int top = outcome > 0 ? line - kBlockHigh : outcome < 0 ? line + 1 : line - kBlockHigh / 2;
        const QColor fill = outcome > 0 ? shade.good : outcome < 0 ? shade.bad : shade.area;
        paint::box(painter, QRect(i * kBlockStep + 2, top, kBlockWide, kBlockHigh), 2, fill);
    }
}

} // namespace hilltop
