// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Where the first card of a pile will lie: the number from which it starts.
DashedSlot {
    id: slot
    required property var column

    visible: column.held === 0
    width: column.at.cardWidth
    height: width * 1.4
    wanted: column.over
    Text {
        textFormat: Text.PlainText
        anchors.centerIn: parent
        text: slot.column.start
        color: slot.column.style.second
        font.pixelSize: Math.min(slot.column.style.count, slot.width * 0.36)
        font.weight: Font.DemiBold
    }
}
