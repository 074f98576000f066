// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

class QStyleOptionButton;
class QStyleOptionComboBox;
class QStyleOptionHeader;
class QStyleOptionMenuItem;
class QStyleOptionSlider;
class QStyleOptionSpinBox;
class QStyleOptionToolButton;
class QStyleOptionViewItem;

namespace hilltop {

/// What a button is for, as its dynamic property "role". Game puts the colour in the property "fill"
/// (a QColor) behind white text.
namespace role {
inline constexpr auto kProperty = "role";
inline constexpr auto kPrimary = "primary"; // the one thing to do here
inline constexpr auto kGame = "game";
inline constexpr auto kTab = "tab"; // a page of the bar
} // namespace role

/// Fusion with our own controls: drawn from the palette with the painter, so they are sharp at every scale and
/// switch live between light and dark. Item views show a line below each row when their property "rowLines" is true
/// and use the height in "rowHeight".
class Style : public QProxyStyle {
    Q_OBJECT
public:
    Style();

    /// For what the desktop leaves open in standardPalette().
    void setDark(bool dark) { m_dark = dark; }

    QPalette standardPalette() const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    void polish(QWidget* widget) override;
    using QProxyStyle::polish;

private:
    void drawItem(const QStyleOptionViewItem& option, QPainter* painter, const QWidget* widget) const;
    void drawToolButton(const QStyleOptionToolButton& option, QPainter* painter, const QWidget* widget) const;
    void drawRow(ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const;
    /// Text flag: underlines for Alt only while the keyboard is used.
    int mnemonics(const QStyleOption* option, const QWidget* widget) const;

    QObject* m_frameUpdater; // filters the events of lists and texts
    bool m_dark = false;
};

} // namespace hilltop
