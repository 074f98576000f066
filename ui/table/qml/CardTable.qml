// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The root of every page with a table: the surface, the cards of the match above the game's own layout, and the keys.
TableBase {
    id: root
    stage: drawn
    overlay: onTable
    focus: true
    clip: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Table")

    Keys.onPressed: event => keys.pressed(event)
    TableKeys {
        id: keys
        table: root
    }

    TableLight {
        anchors.fill: parent
        centre: root.scene ? root.scene.drawing.centre : Style.dark
        edge: root.scene ? root.scene.drawing.edge : Style.dark
    }
    Tap {
        onTapped: {
            root.stops.forceActiveFocus();
            root.goOn();
        }
        onPressedChanged: if (pressed) root.pressedBy(point.device)
    }
    // All that is drawn on the table, in the sizes of a table of 1100 x 720; a larger window shows it larger.
    Item {
        id: drawn
        width: root.width / root.unit
        height: root.height / root.unit
        scale: root.unit
        transformOrigin: Item.TopLeft

        GameLayout {
            id: layout
            table: root
            visible: !curtain.visible
        }
        Repeater {
            model: Rows { owner: root; of: root.scene ? root.scene.answers.menu : null }
            delegate: Item {
                id: written
                required property int tagRow
                required property list<int> twins
                required property string key
                required property bool best
                required property string value
                required property TableBase owner
                CardTag {
                    id: touched
                    table: written.owner
                    tagRow: written.tagRow
                    key: written.key
                    best: written.best
                    value: written.value
                }
                Repeater {
                    model: Rows { owner: touched; of: Array.from(written.twins) }
                    delegate: CardTag {
                        required property int modelData
                        required property CardTag owner
                        table: owner.table
                        tagRow: modelData
                        key: owner.key
                        best: false
                        value: owner.value
                    }
                }
            }
        }
        Item {
            id: cards
            anchors.fill: parent
            visible: !curtain.visible
            Repeater {
                id: onTable
                model: root.scene ? root.scene.cards : null
                delegate: CardItem {
                    table: root // qmllint disable unqualified
                }
            }
            Rectangle { // all but what won
                z: 900
                anchors.fill: parent
                visible: opacity > 0
                opacity: root.ending.dark ? 1 : 0
                color: Style.dusk
                Behavior on opacity {
                    NumberAnimation { duration: 240; easing.type: Easing.OutQuad }
                }
            }
        }
        Flourish {
            anchors.fill: parent
            table: root
        }
        Rectangle { // imagined cards lie in a frame of their own
            visible: !!root.scene && !!root.scene.position.imagined
            anchors.fill: parent
            color: "transparent"
            border.width: 3
            border.color: Style.imagined
        }
        LookBack {
            table: root
        }
        RatedBadge {
            table: root
        }
        TutorLeader {
            anchors.fill: parent
            table: root
        }
        ResultBanner {
            table: root
        }
        ReasonTip {
            table: root
        }
        RestNote {
            table: root
        }
        Curtain {
            id: curtain
            anchors.fill: parent
            table: root
        }
    }
    TableVoice { scene: root.scene }
}
