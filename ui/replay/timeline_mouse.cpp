// SPDX-License-Identifier: GPL-3.0-or-later
// The timeline under the mouse: what it tells and where it is dragged to.
#include "replay/timeline.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>

namespace hilltop {

bool Timeline::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && !m_outline.moments.empty()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int section = sectionAt(help->pos());
        const int mark = markAt(help->pos());
        const Fork* fork = forkAt(help->pos());
        const int position = fork != nullptr ? fork->position
                             : mark >= 0     ? mark
                             : section >= 0  ? m_outline.sections[static_cast<std::size_t>(section)].last
                                             : positionAt(help->pos().x());
        QToolTip::showText(help->globalPos(), momentText(position), this);
        return true;
    }
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) update();
    return QAbstractSlider::event(event);
}

void Timeline::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || m_outline.moments.empty()) return;
    m_drag = event->position().y() < tickTop() - 4 ? Drag::Blocks : Drag::Ticks;
    setSliderDown(true);
    const int section = sectionAt(event->position().toPoint());
    if (const Fork* fork = forkAt(event->position().toPoint()); fork != nullptr)
        setValue(fork->position);
    else if (const int mark = markAt(event->position().toPoint()); mark >= 0)
        setValue(mark);
    else if (m_drag == Drag::Ticks)
        setValue(positionAt(static_cast<int>(event->position().x())));
    else if (section >= 0)
        setValue(m_outline.sections[static_cast<std::size_t>(section)].first);
}

void Timeline::mouseMoveEvent(QMouseEvent* event) {
    if (m_outline.moments.empty()) return;
    const QPoint point = event->position().toPoint();
    const int section = sectionAt({point.x(), m_drag == Drag::Blocks ? blockTop() : point.y()});
    if (m_drag == Drag::Ticks)
        setValue(positionAt(point.x()));
    else if (m_drag == Drag::Blocks && section >= 0 && section != m_outline.at(value()).section)
        setValue(m_outline.sections[static_cast<std::size_t>(section)].first);
    const int hover = m_drag == Drag::None ? section : -1;
    if (hover != m_hoverSection) {
        m_hoverSection = hover;
        update();
    }
}

void Timeline::mouseReleaseEvent(QMouseEvent*) {
    m_drag = Drag::None;
    setSliderDown(false);
}

void Timeline::leaveEvent(QEvent*) {
    m_hoverSection = -1;
    update();
}

} // namespace hilltop
