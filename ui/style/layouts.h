// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMargins>
#include <QVBoxLayout>

#include <initializer_list>

class QDialog;
class QScrollArea;

namespace hilltop {

/// The gap of the style.
inline constexpr int kUsualGap = -1;

/// What a widget holds, one below the other or side by side, with these gaps between and margins around.
QVBoxLayout* columnIn(QWidget* widget, int spacing, const QMargins& margins = {});
QHBoxLayout* rowIn(QWidget* widget, int spacing, const QMargins& margins = {});
/// The same as a part of another layout.
QVBoxLayout* columnPart(int spacing, const QMargins& margins = {});
QHBoxLayout* rowPart(int spacing, const QMargins& margins = {});

/// The widget in an area that scrolls down alone; the focus goes to what is in it, unless the area is a ReadingArea.
QWidget* scrolledDown(QWidget* widget, QScrollArea* area = nullptr);

/// A Panel around the widget.
QWidget* inPanel(QWidget* widget, int margin = 0);

/// What a dialog holds: its parts one below the other, of which panels take the room, and a row with what it says and
/// its buttons. Without a note the buttons keep right.
void fillDialog(QDialog& dialog, std::initializer_list<QWidget*> parts, QWidget* note,
                std::initializer_list<QWidget*> buttons);

} // namespace hilltop
