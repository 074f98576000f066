// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/screen_room.h"

#include <QEvent>
#include <QPointer>
#include <QScreen>
#include <QWidget>
#include <QWindow>

namespace hilltop {
namespace {

/// Of a frame that is not known before the window is shown: both sides together, title and lower edge together.
constexpr QSize kFrame(12, 40);

QSize roomIn(const QSize& available) {
    return available - kFrame;
}

/// Knows when a window comes to another screen.
class ScreenFollower : public QObject {
public:
    ScreenFollower(QWidget& window, QSize smallest)
        : QObject(&window)
        , m_window(window)
        , m_smallest(smallest) {
        window.installEventFilter(this);
        follow();
    }

protected:
    bool eventFilter(QObject* object, QEvent* event) override {
        if (event->type() == QEvent::Show && m_window.windowHandle() != nullptr) {
            // Only once the window has its place there, and the screen it left is gone.
            connect(m_window.windowHandle(), &QWindow::screenChanged, this, &ScreenFollower::follow,
                    static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::UniqueConnection));
            follow();
        }
        return QObject::eventFilter(object, event);
    }

private:
    void follow() {
        QScreen* const screen = m_window.screen();
        if (screen == nullptr || screen == m_screen) return; // none is left, or it has been seen to
        m_screen = screen;
        disconnect(m_room);
        m_room = connect(screen, &QScreen::availableGeometryChanged, this, &ScreenFollower::fit);
        fit();
    }
    void fit() { fitInto(m_window, m_smallest, m_window.screen()->availableGeometry()); }

    QWidget& m_window;
    QSize m_smallest;
    QPointer<QScreen> m_screen;
    QMetaObject::Connection m_room;
};

} // namespace

QSize roomOn(const QScreen& screen) {
    return roomIn(screen.availableSize());
}

void fitInto(QWidget& window, QSize smallest, const QRect& available) {
    const QSize room = roomIn(available.size());
    window.setMinimumSize(smallest.boundedTo(room));
    if (window.isMaximized() || window.isFullScreen()) return; // the desktop sees to that
    if (window.width() > room.width() || window.height() > room.height()) window.resize(window.size().boundedTo(room));
    // A window that is being dragged across an edge is left alone.
    if (!available.intersects(window.frameGeometry())) window.move(available.topLeft());
}

void followScreen(QWidget& window, QSize smallest) {
    new ScreenFollower(window, smallest);
}

void keepOnScreen(QWidget& window) {
    const QSize room = roomOn(*window.screen());
    if (window.minimumWidth() > room.width() || window.minimumHeight() > room.height())
        window.setMinimumSize(window.minimumSize().boundedTo(room));
    if (window.width() > room.width() || window.height() > room.height()) window.resize(window.size().boundedTo(room));
}

} // namespace hilltop
