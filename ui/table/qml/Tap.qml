// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A click or a touch, however long it is held.
TapHandler {
    gesturePolicy: TapHandler.WithinBounds
    longPressThreshold: 3600
}
