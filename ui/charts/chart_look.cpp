// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_look.h"

#include "style/contrast.h"
#include "style/theme.h"

namespace hilltop {

ChartLook chartLook(const QPalette& palette) {
    const Shades s = shades(palette);
    ChartLook look;
    look.base = palette.color(QPalette::Base);
    look.text = palette.color(QPalette::Text);
    look.quiet = s.quiet;
    look.grid = s.rowLine;
    look.curve = mixed(s.quiet, look.base, 0.25);
    look.bar = s.area;
    look.accent = s.accent;
    look.tipBase = palette.color(QPalette::ToolTipBase);
    look.tipText = palette.color(QPalette::ToolTipText);
    look.small = textFont(TextSize::Small);
    look.strong = textFont(TextSize::Small, true);
    return look;
}

} // namespace hilltop
