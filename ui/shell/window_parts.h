// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QWidget>

#include <functional>

class QHBoxLayout;
class QMenu;

namespace hilltop {

class Settings;

/// The bar, and below it a row of the pages and of what is beside them.
QWidget* pagesBelow(QWidget& bar, QWidget& pages, QHBoxLayout& row);
/// Of a part beside the pages of a window that is so wide, in pixels.
int widthBeside(int window);
/// Puts `part` at the end of the row in the place of the one before; nullptr: nothing.
void putBeside(QHBoxLayout& row, QPointer<QWidget>& before, QWidget* part, int window);

/// Moves focus from the pane that holds it to the next visible one, round and round. A pane that takes no focus
/// itself passes it to its first child that does.
void focusNextPane(const QList<QWidget*>& panes, const QWidget* focus);

/// Shows what is wrong with the settings, now and later, and with the card deck that they name. Until `window` goes.
void tellProblems(const Settings& settings, QObject& window, std::function<void(const QString&)> show);

/// As the system, light, dark; kept in the settings at once.
QMenu* appearanceMenu(Settings& settings, QWidget* parent);

/// Slow, normal, fast, off; kept in the settings at once.
QMenu* speedMenu(Settings& settings, QWidget* parent);

} // namespace hilltop
