// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/screen_room.h"

#include <QScreen>
#include <QWidget>

namespace hilltop {
namespace {

/// Of a frame that is not known before the window is shown: both sides together, title and lower edge together.
constexpr QSize kFrame(12, 40);

} // namespace

QSize roomOn(const QScreen& screen) {
    return screen.availableSize() - kFrame;
}

void keepOnScreen(QWidget& window) {
    const QSize room = roomOn(*window.screen());
    if (window.minimumWidth() > room.width() || window.minimumHeight() > room.height())
        window.setMinimumSize(window.minimumSize().boundedTo(room));
    if (window.width() > room.width() || window.height() > room.height()) window.resize(window.size().boundedTo(room));
}

} // namespace hilltop
