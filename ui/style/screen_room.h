// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QScreen;
class QWidget;

namespace hilltop {

/// What a window may fill of a screen: without the desktop's panels and the window's own frame.
QSize roomOn(const QScreen& screen);
/// A window that is about to be shown becomes no larger than its screen has room for, and stays where it is else.
void keepOnScreen(QWidget& window);

} // namespace hilltop
