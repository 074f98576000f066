// SPDX-License-Identifier: GPL-3.0-or-later
// Where branches leave, on the timeline.
#include "replay/timeline.h"
#include "style/paint.h"
#include "style/theme.h"

#include <QPainter>

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kFork = 9; ///< side of the sign that a branch leaves

} // namespace

/// The one that is chosen, else the first.
const Timeline::Fork* Timeline::forkOf(int section) const {
    const Fork* found = nullptr;
    for (const Fork& fork : m_forks) {
        if (m_outline.at(fork.position).section == section && (found == nullptr || fork.chosen)) found = &fork;
    }
    return found;
}

QRect Timeline::forkRect(int section) const {
    if (m_outline.moments.empty() || section == m_outline.at(value()).section || forkOf(section) == nullptr) return {};
    const QRect block = blockRect(section);
    const int left = block.width() < 2 * kFork ? block.center().x() - kFork / 2
                     : isRightToLeft()         ? block.left() + 2
                                               : block.right() - kFork - 1;
    return {std::clamp(left, 0, std::max(0, width() - kFork)), block.bottom() - kFork - 1, kFork, kFork};
}

const Timeline::Fork* Timeline::forkAt(const QPoint& point) const {
    for (const Fork& fork : m_forks) {
        const int section = m_outline.at(fork.position).section;
        if (forkRect(section).contains(point)) return forkOf(section);
    }
    return nullptr;
}

void Timeline::paintForks(QPainter& painter) const {
    const int now = m_outline.at(value()).section;
    for (const Fork& fork : m_forks) {
        const int section = m_outline.at(fork.position).section;
        if (section == now) {
            const QRect room = tickRect(fork.position);
            paintFork(painter, QPointF(room.center().x() + (isRightToLeft() ? -2 : 2), room.bottom() - 7.0),
                      fork.chosen);
        } else if (&fork == forkOf(section)) {
            const QRect sign = forkRect(section);
            // A ground of its own: it must be seen on a bar that is narrower.
            if (blockRect(section).width() < sign.width())
                painter.fillRect(sign.adjusted(-1, -1, 1, 1), palette().color(QPalette::Window));
            paintFork(painter, QPointF(isRightToLeft() ? sign.right() : sign.left() + 1, sign.top() + 1), fork.chosen);
        }
    }
}

/// An arrow that leaves downwards.
void Timeline::paintFork(QPainter& painter, const QPointF& foot, bool chosen) const {
    const double way = isRightToLeft() ? -7 : 7;
    const Shades s = shades(palette());
    painter.setPen(QPen(chosen ? s.accent : s.quiet, chosen ? 2.5 : 1.5));
    painter.drawLine(foot, foot + QPointF(way, 7));
    painter.drawLine(foot + QPointF(way, 7), foot + QPointF(way, 3));
    painter.drawLine(foot + QPointF(way, 7), foot + QPointF(way - way * 4 / 7, 7));
}

} // namespace hilltop
