// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

class QHBoxLayout;

namespace hilltop {

/// The bar, and below it a row of the pages and of what is beside them.
QWidget* pagesBelow(QWidget& bar, QWidget& pages, QHBoxLayout& row);
/// Of a part beside the pages of a window that is so wide, in pixels.
int widthBeside(int window);
/// Puts `part` at the end of the row in the place of the one before; nullptr: nothing.
void putBeside(QHBoxLayout& row, QPointer<QWidget>& before, QWidget* part, int window);

} // namespace hilltop
