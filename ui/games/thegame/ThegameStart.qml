// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Where the first card of a pile will lie: the number from which it starts.
DashedSlot {
    id: slot
    required property Style style
    required property int start

    height: width * 1.4
    PlainText {
        anchors.centerIn: parent
        text: slot.start
        color: slot.style.second
        font.pixelSize: Math.min(slot.style.count, slot.width * 0.36)
        font.weight: Font.DemiBold
    }
}
