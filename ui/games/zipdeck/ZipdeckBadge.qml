// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A few points in a pill: amber for a share I would give, white for what was paid.
Rectangle {
    id: badge
    required property int amount
    property bool paid: false

    width: words.implicitWidth + 16
    height: 20
    radius: 9
    color: paid ? Style.white : Style.amber
    Heading {
        id: words
        anchors.centerIn: parent
        text: qsTr("+%1").arg(badge.amount)
        color: Style.dark
        font.pixelSize: Style.small
    }
}
