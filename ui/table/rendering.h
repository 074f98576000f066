// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace hilltop {

/// How tables are drawn: by the graphics card, else by Qt Quick's own software renderer. OpenGL without a card takes
/// another 100 MB and more time. To be called before the application is made; QT_QUICK_BACKEND decides where it is set.
void chooseRendering();

} // namespace hilltop
