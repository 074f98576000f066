// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/reading_area.h"

#include "style/paint.h"
#include "style/shades.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

namespace hilltop {
namespace {

/// Lies over what is read.
class ReadingRing : public QWidget {
public:
    explicit ReadingRing(QWidget* area)
        : QWidget(area) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setAttribute(Qt::WA_NoSystemBackground);
    }

protected:
    void paintEvent(QPaintEvent*) override {
        if (!parentWidget()->hasFocus() || !window()->testAttribute(Qt::WA_KeyboardFocusChange)) return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        paint::box(painter, rect(), paint::kControlRadius, QColor(), shades(palette()).focus, 2);
    }
};

bool scrolls(const QKeyEvent& event) {
    switch (event.key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        return event.modifiers() == Qt::NoModifier || event.modifiers() == Qt::KeypadModifier;
    default:
        return false;
    }
}

} // namespace

ReadingArea::ReadingArea(const QString& name)
    : m_ring(new ReadingRing(this)) {
    setAccessibleName(name);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this,
            [this](int, int most) { setFocusPolicy(most > 0 ? Qt::TabFocus : Qt::NoFocus); });
}

bool ReadingArea::event(QEvent* event) {
    // Pages have the same keys for actions.
    if (event->type() == QEvent::ShortcutOverride && scrolls(*static_cast<QKeyEvent*>(event))) event->accept();
    return QScrollArea::event(event);
}

void ReadingArea::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    m_ring->setGeometry(viewport()->geometry());
    m_ring->raise();
}

void ReadingArea::focusInEvent(QFocusEvent* event) {
    QScrollArea::focusInEvent(event);
    m_ring->update();
}

void ReadingArea::focusOutEvent(QFocusEvent* event) {
    QScrollArea::focusOutEvent(event);
    m_ring->update();
}

} // namespace hilltop
