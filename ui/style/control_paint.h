// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

class QPainter;
class QPalette;
class QRect;
class QStyleOption;
class QStyleOptionToolButton;
class QWidget;

namespace hilltop {

/// What a button is for or how a field is, as its dynamic property "role". Game puts the colour in the property "fill"
/// (a QColor) behind white text.
namespace role {
inline constexpr auto kProperty = "role";
inline constexpr auto kPrimary = "primary"; // the one thing to do here
inline constexpr auto kGame = "game";
inline constexpr auto kWrong = "wrong"; // a field that holds what cannot be
/// A property of its own: true at a field that would take what is dragged over it.
inline constexpr auto kDropTarget = "dropTarget";
} // namespace role

namespace paint {

/// How a button looks in its state.
struct ButtonLook {
    QColor fill, line, text;
    bool strong = false;
    bool filled = false; // in a strong colour: focus needs a light ring inside
};

ButtonLook buttonLook(const QStyleOption& option, const QWidget* widget);

/// 2 px in the focus colour; on a strong fill a second, light line inside separates it from the fill.
void focusRing(QPainter& painter, const QRect& rect, const QPalette& palette, qreal radius, bool filled);

/// Whether it is a field that holds what cannot be.
bool isWrong(const QWidget* widget);

/// The box of an editable field.
void field(QPainter& painter, const QStyleOption& option);

/// The box of a check box or, round, of a radio button, 18 px wide in the middle of the option's rectangle.
void checkMark(QPainter& painter, const QStyleOption& option, bool round);

/// `mnemonics`: the text flag that shows or hides the letters for Alt.
void toolButton(QPainter& painter, const QStyleOptionToolButton& option, int mnemonics, const QWidget* widget);

/// Between two parts: a line at its leading edge; where it is as wide as a gap, a short one in its middle.
void splitterHandle(QPainter& painter, const QStyleOption& option);

} // namespace paint
} // namespace hilltop
