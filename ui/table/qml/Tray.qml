// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The darker part of a table, with a line above it: what is mine.
Rectangle {
    color: Style.tray

    Rectangle {
        width: parent.width
        height: 1
        color: Style.divider
    }
}
