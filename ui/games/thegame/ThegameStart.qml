// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Where the first card of a pile will lie: the number from which it starts.
DashedSlot {
    id: slot
    required property int start

    height: width * 1.4
    Heading {
        anchors.centerIn: parent
        text: slot.start
        color: Style.second
        font.pixelSize: Math.min(Style.count, slot.width * 0.36)
    }
}
