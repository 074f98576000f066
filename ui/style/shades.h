// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

namespace hilltop {

/// What QPalette has no role for. Inks of texts reach 4.5:1 on Base and Window, `area` 3:1, whatever the desktop's
/// palette is; tests/ui/contrast_test.cpp measures them where they are seen.
struct Shades {
    QColor good, bad, warn;
    QColor accent;      // Highlight as ink: of words, lines and marks
    QColor area;        // what says something by itself but is not to be loud: bars, draws, edges of check boxes
    QColor line;        // frames of panels
    QColor rowLine;     // between rows of a table
    QColor controlLine; // frames of buttons and fields, 1 px
    QColor hover;       // under the pointer
    QColor pressed;
    QColor chosen;     // the current tab, the selected row
    QColor chosenLine; // its frame
    QColor focus;      // keyboard focus, 2 px
    QColor quiet;      // second lines, column titles
};
bool isDark(const QPalette& palette);
Shades shades(const QPalette& palette);

/// The palettes of the pictures; a desktop that brings its own palette replaces them role by role.
QPalette drawnPalette(bool dark);
/// Black on white or white on black, for desktops that ask for more contrast and bring no palette.
QPalette strongPalette(bool dark);

} // namespace hilltop
