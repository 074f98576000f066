// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_theme.h"

#include "style/theme.h"

namespace hilltop {

namespace {

QColor mix(const QColor& a, const QColor& b, double part) {
    const auto blend = [part](int x, int y) { return static_cast<int>(x + (y - x) * part + 0.5); };
    return QColor(blend(a.red(), b.red()), blend(a.green(), b.green()), blend(a.blue(), b.blue()));
}

} // namespace

ChartLook chartLook(const QPalette& palette) {
    const Shades s = shades(palette);
    ChartLook look;
    look.base = palette.color(QPalette::Base);
    look.text = palette.color(QPalette::Text);
    look.quiet = s.quiet;
    look.grid = s.rowLine;
    look.curve = mix(s.quiet, look.base, 0.25);
    look.bar = mix(s.quiet, look.base, 0.55);
    look.accent = palette.color(QPalette::Highlight);
    look.tipBase = palette.color(QPalette::ToolTipBase);
    look.tipText = palette.color(QPalette::ToolTipText);
    look.small = textFont(TextSize::Small);
    look.strong = textFont(TextSize::Small, true);
    return look;
}

} // namespace hilltop
