// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QWidget;

namespace hilltop {

/// Moves focus from the pane that holds it to the next visible one, round and round. A pane that takes no focus
/// itself passes it to its first child that does.
void focusNextPane(const QList<QWidget*>& panes, const QWidget* focus);

} // namespace hilltop
