// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMargins>
#include <QVBoxLayout>

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

/// The widget in an area that scrolls down alone; the focus goes to what is in it.
QWidget* scrolledDown(QWidget* widget, QScrollArea* area = nullptr);

/// A Panel around the widget.
QWidget* inPanel(QWidget* widget, int margin = 0);

} // namespace hilltop
