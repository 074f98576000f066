// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QRect;
class QScreen;
class QWidget;

namespace hilltop {

/// What a window may fill of a screen: without the desktop's panels and the window's own frame.
QSize roomOn(const QScreen& screen);
/// The size of a window in such a room: at least `smallest` where there is room for it, never larger than the
/// room, and in sight.
void fitInto(QWidget& window, QSize smallest, const QRect& available);
/// Does so now, and whenever the window comes to another screen or its screen has other room.
void followScreen(QWidget& window, QSize smallest);
/// A window that is about to be shown becomes no larger than its screen has room for, and stays where it is else.
void keepOnScreen(QWidget& window);

} // namespace hilltop
