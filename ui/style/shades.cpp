// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/shades.h"

#include "style/contrast.h"

namespace hilltop {

bool isDark(const QPalette& palette) {
    return palette.color(QPalette::Window).lightness() < 128;
}

static Shades newShades(const QPalette& palette) {
    const bool dark = isDark(palette), strong = isHighContrast(palette);
    const QColor base = palette.color(QPalette::Base);
    const QColor window = palette.color(QPalette::Window);
    const QColor text = palette.color(QPalette::Text);
    const QColor highlight = palette.color(QPalette::Highlight);
    // A desktop's own colours may be too faint for words.
    const auto ink = [&](const QColor& colour) { return standingOut(colour, {base, window}, kTextContrast, text); };
    Shades s;
    s.good = ink(dark ? 0x6CCB8E : 0x17703D);
    s.bad = ink(dark ? 0xFF8F86 : 0xB3261E);
    s.warn = ink(dark ? 0xF0B84A : 0x8A5A00);
    s.accent = ink(highlight);
    s.line = strong ? text : palette.color(QPalette::Mid);
    s.rowLine = strong ? text : mixed(s.line, base, dark ? 0.30 : 0.40);
    s.controlLine = strong ? text : mixed(s.line, text, dark ? 0.08 : 0.09);
    s.hover = mixed(window, text, dark ? 0.08 : 0.055);
    s.pressed = mixed(window, text, dark ? 0.14 : 0.11);
    s.chosen = mixed(base, highlight, dark ? 0.22 : 0.13);
    s.chosenLine = strong ? s.accent : mixed(base, highlight, dark ? 0.62 : 0.60);
    s.focus = dark ? s.accent : mixed(s.accent, Qt::black, 0.08);
    s.quiet = strong ? text : ink(upon(base, palette.color(QPalette::PlaceholderText)));
    s.area = standingOut(mixed(s.quiet, base, strong ? 0 : 0.5), {base, window}, kShapeContrast + 0.4,
                         text); // thin lines lose some
    return s;
}

Shades shades(const QPalette& palette) {
    struct Kept {
        qint64 key = -1;
        QPalette::ColorGroup group = QPalette::Active;
        Shades shades;
    };
    thread_local Kept kept; // asked for by every cell of every list
    if (kept.key != palette.cacheKey() || kept.group != palette.currentColorGroup())
        kept = {palette.cacheKey(), palette.currentColorGroup(), newShades(palette)};
    return kept.shades;
}

QPalette drawnPalette(bool dark) {
    const QColor text = dark ? 0xE8EAED : 0x1D2126;
    const QColor faint = dark ? 0x737B87 : 0x8D949E;
    QPalette p;
    p.setColor(QPalette::Window, dark ? 0x25282D : 0xF0F1F3);
    p.setColor(QPalette::Base, dark ? 0x1B1E22 : 0xFFFFFF);
    p.setColor(QPalette::AlternateBase, dark ? 0x2B2F35 : 0xF6F7F9);
    p.setColor(QPalette::Button, dark ? 0x31353C : 0xFCFCFD);
    p.setColor(QPalette::Mid, dark ? 0x3C4149 : 0xD3D7DD);
    p.setColor(QPalette::Midlight, dark ? 0x343940 : 0xE5E8EC);
    p.setColor(QPalette::Light, dark ? 0x4A505A : 0xFFFFFF);
    p.setColor(QPalette::Dark, dark ? 0x16181B : 0xA9B0BA);
    p.setColor(QPalette::Shadow, dark ? 0x0D0E10 : 0x6B727C);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(role, text);
    p.setColor(QPalette::BrightText, dark ? 0xFFFFFF : 0x000000);
    p.setColor(QPalette::PlaceholderText, dark ? 0xA6AEB9 : 0x565E6A);
    p.setColor(QPalette::Highlight, dark ? 0x6EA2FF : 0x2A63C4);
    p.setColor(QPalette::HighlightedText, dark ? 0x10141A : 0xFFFFFF);
    p.setColor(QPalette::Link, dark ? 0x8DB5FF : 0x1D57B8);
    p.setColor(QPalette::LinkVisited, dark ? 0xC0A8F0 : 0x6A3FA0);
    p.setColor(QPalette::ToolTipBase, dark ? 0x3A3F47 : 0x1D2126);
    p.setColor(QPalette::ToolTipText, 0xFFFFFF);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::PlaceholderText})
        p.setColor(QPalette::Disabled, role, faint);
    p.setColor(QPalette::Disabled, QPalette::Highlight, dark ? 0x4A505A : 0xC3C9D1);
    p.setColor(QPalette::Disabled, QPalette::HighlightedText, text);
    return p;
}

QPalette strongPalette(bool dark) {
    const QColor ground = dark ? Qt::black : Qt::white, ink = dark ? Qt::white : Qt::black;
    QPalette p = drawnPalette(dark);
    for (const auto role : {QPalette::Window, QPalette::Base, QPalette::AlternateBase, QPalette::Button,
                            QPalette::Light, QPalette::ToolTipBase})
        p.setColor(role, ground);
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::BrightText, QPalette::PlaceholderText,
          QPalette::ToolTipText, QPalette::Mid, QPalette::Midlight, QPalette::Dark, QPalette::Shadow})
        p.setColor(role, ink);
    p.setColor(QPalette::Highlight, dark ? 0x7FD4FF : 0x0A3FA8);
    p.setColor(QPalette::HighlightedText, ground);
    p.setColor(QPalette::Link, dark ? 0x7FD4FF : 0x0A3FA8);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::PlaceholderText})
        p.setColor(QPalette::Disabled, role, dark ? 0x9A9A9A : 0x666666);
    p.setColor(QPalette::Disabled, QPalette::HighlightedText, ink);
    return p;
}

} // namespace hilltop
