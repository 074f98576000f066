// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// On a chosen card whose sign is open: what it may count and where that leads, a click chooses; in its corner the
// symbol that turns it over.
Item {
    id: signs
    required property CardShape body // of the card
    readonly property AdvancedPazaakHand hand: handOf(body.card.home)
    readonly property bool asked: hand !== null && hand.card === body.card
    readonly property list<int> values: asked ? hand.values : []
    readonly property bool many: values.length > 2
    readonly property real k: plate.width / 92

    anchors.fill: parent
    visible: values.length > 1

    // Only such a hand has values.
    function handOf(home: var): AdvancedPazaakHand { return home && home.values !== undefined ? home : null; }

    Rectangle {
        id: plate
        anchors.centerIn: parent
        width: signs.width * 0.88
        height: (signs.many ? 80 : 66) * signs.k
        radius: 5
        color: Style.sheet
        border.color: Style.sheetEdge

        Grid {
            anchors.centerIn: parent
            columns: 2
            spacing: 2 * signs.k
            flow: signs.many ? Grid.TopToBottom : Grid.LeftToRight
            rows: 2
            Repeater {
                model: Rows { owner: signs; of: signs.values }
                delegate: Rectangle {
                    id: half
                    required property int modelData
                    required property AdvancedPazaakSigns owner
                    readonly property bool chosen: owner.hand !== null && owner.hand.value === modelData
                    width: 42 * owner.k
                    height: (owner.many ? 34 : 58) * owner.k
                    radius: 4
                    color: chosen ? Style.amber : hover.hovered ? Style.sheetOver : "transparent"
                    Accessible.role: Accessible.RadioButton
                    Accessible.name: owner.asked ? qsTr("Play it as %1").arg(owner.hand.page.cards.signed(modelData)) : ""
                    Accessible.checked: chosen
                    Accessible.ignored: !owner.visible
                    Accessible.onPressAction: owner.hand.value = modelData
                    Column {
                        anchors.centerIn: parent
                        Heading {
                            anchors.horizontalCenter: parent.horizontalCenter
                            text: half.owner.asked ? half.owner.hand.page.cards.signed(half.modelData) : ""
                            color: Style.dark
                            font.pixelSize: Math.max(12, 18 * half.owner.k)
                            Accessible.ignored: true
                        }
                        Caption {
                            anchors.horizontalCenter: parent.horizontalCenter
                            visible: implicitWidth <= half.width && !half.owner.many
                            text: half.owner.asked ? "→ " + half.owner.hand.page.cards.number(half.owner.hand.comesTo(half.modelData)) : ""
                            color: Style.dark
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
    Rectangle {
        id: turn
        objectName: "turn"
        x: signs.width - width * 0.75
        y: -height * 0.25
        width: Math.max(22, Math.min(30, signs.width * 0.26))
        height: width
        radius: width / 2
        color: over.hovered ? Style.sheet : Style.dark
        border.color: Style.sheet
        border.width: 1.5
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("Turn the card over")
        Accessible.ignored: !signs.visible
        Accessible.onPressAction: signs.hand.next()
        Image {
            anchors.centerIn: parent
            width: parent.width * 0.7
            height: width
            sourceSize.width: 40
            sourceSize.height: 40
            source: over.hovered ? "cards/advanced-pazaak/turn-dark.svg" : "cards/advanced-pazaak/turn-light.svg"
        }
        Hover {
            id: over
            cursorShape: Qt.PointingHandCursor
        }
        Tap {
            onTapped: signs.hand.next()
        }
    }
}
