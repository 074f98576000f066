// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A few points in a pill: amber for a share I would give, white for what was paid.
Rectangle {
    id: badge
    required property Style style
    required property int amount
    property bool paid: false

    width: words.implicitWidth + 16
    height: 20
    radius: 10
    color: paid ? "white" : style.amber
    PlainText {
        id: words
        anchors.centerIn: parent
        text: qsTr("+%1").arg(badge.amount)
        color: badge.style.dark
        font.pixelSize: badge.style.small
        font.weight: Font.DemiBold
    }
}
