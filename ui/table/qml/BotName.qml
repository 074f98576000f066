// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A bot's own name beside the one it has at this table; where it does not fit it is left out rather than cut.
Caption {
    required property real room

    visible: text !== "" && implicitWidth <= room
    color: Style.second
}
