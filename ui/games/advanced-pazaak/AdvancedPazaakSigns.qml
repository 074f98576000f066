// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// On a chosen card whose sign is open: what it may count and where that leads; a click chooses.
Rectangle {
    id: plate
    required property var body // of the card
    readonly property var home: body ? body.card.home : null
    readonly property var hand: home && home.values !== undefined ? home : null // only an AdvancedPazaakHand has them
    readonly property bool asked: hand !== null && hand.card === body.card
    readonly property var values: asked ? hand.values : []
    readonly property int columns: 2
    readonly property real k: width / 92

    visible: values.length > 1
    anchors.centerIn: parent
    width: parent ? parent.width * 0.88 : 0
    height: Math.ceil(values.length / columns) * (values.length > 2 ? 36 : 58) * k + 8 * k
    radius: 5
    color: "#FFFDFB"
    border.color: "#6B5A2E"

    Grid {
        anchors.centerIn: parent
        columns: plate.columns
        spacing: 2 * plate.k
        flow: plate.values.length > 2 ? Grid.TopToBottom : Grid.LeftToRight
        rows: Math.ceil(plate.values.length / plate.columns)
        Repeater {
            model: plate.values
            delegate: Rectangle {
                id: half
                required property int modelData
                readonly property var owner: plate // qmllint disable unqualified
                readonly property bool chosen: owner.hand !== null && owner.hand.value === modelData
                width: 42 * owner.k
                height: (owner.values.length > 2 ? 34 : 58) * owner.k
                radius: 4
                color: chosen ? "#F2B632" : hover.hovered ? "#EFE9DC" : "transparent"
                Accessible.role: Accessible.RadioButton
                Accessible.name: owner.asked ? qsTr("Play it as %1").arg(owner.hand.page.cards.signed(modelData)) : ""
                Accessible.checked: chosen
                Accessible.ignored: !owner.visible
                Accessible.onPressAction: owner.hand.value = modelData
                Column {
                    anchors.centerIn: parent
                    Text {
                        textFormat: Text.PlainText
                        anchors.horizontalCenter: parent.horizontalCenter
                        text: half.owner.asked ? half.owner.hand.page.cards.signed(half.modelData) : ""
                        color: "#1D2126"
                        font.pixelSize: Math.max(9, 17 * half.owner.k)
                        font.weight: Font.DemiBold
                        Accessible.ignored: true
                    }
                    Text {
                        textFormat: Text.PlainText
                        anchors.horizontalCenter: parent.horizontalCenter
                        visible: half.owner.k > 0.8 && half.owner.values.length === 2
                        text: half.owner.asked ? qsTr("to %1").arg(half.owner.hand.comesTo(half.modelData)) : ""
                        color: "#1D2126"
                        font.pixelSize: Math.max(8, 12 * half.owner.k)
                        Accessible.ignored: true
                    }
                }
                Hover {
                    id: hover
                    cursorShape: Qt.PointingHandCursor
                }
                Tap {
                    onTapped: half.owner.hand.value = half.modelData
                }
            }
        }
    }
}
