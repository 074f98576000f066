// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "style/control_paint.h"
#include "style/style_measures.h"

namespace hilltop {

/// Fusion with our own controls: drawn from the palette with the painter, so they are sharp at every scale and
/// switch live between light and dark.
class Style : public StyleMeasures {
    Q_OBJECT
public:
    Style();

    /// For what the desktop leaves open in standardPalette().
    void setDark(bool dark) { m_dark = dark; }

    QPalette standardPalette() const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    void polish(QWidget* widget) override;
    using QProxyStyle::polish;

private:
    /// Text flag: underlines for Alt only while the keyboard is used.
    int mnemonics(const QStyleOption* option, const QWidget* widget) const;

    QObject* m_frameUpdater; // filters the events of lists and texts
    bool m_dark = false;
};

} // namespace hilltop
