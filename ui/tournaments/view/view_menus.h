// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;
class QWidget;

namespace hilltop {

class Settings;

/// As the system, light, dark; kept in the settings at once.
QMenu* appearanceMenu(Settings& settings, QWidget* parent);

/// Slow, normal, fast, off; kept in the settings at once.
QMenu* speedMenu(Settings& settings, QWidget* parent);

} // namespace hilltop
