// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// My part of the Euchre table: my plate and what is asked, room for my hand, and at the right calls or the last trick.
Tray {
    id: tray
    required property EuchrePage page
    required property Zone hand
    readonly property EuchreMeasures at: page.at
    readonly property real edge: at.tight ? 10 : Style.clamp(height * 0.07, 12, 24)
    readonly property real gap: at.tight ? 14 : 16
    readonly property real handX: at.pad + at.sideWidth + gap
    readonly property real handWidth: width - 2 * handX
    readonly property real handHeight: height - at.handTop - at.handFoot - (at.tight && page.bower !== null ? 12 : 0) // the left bower is named below its number
    // The same for five cards, which overlap a little, and for one.
    readonly property real cardWidth: Math.floor(Math.min(handHeight / 1.4, handWidth / 4.4, 150))
    readonly property bool roomy: height >= 216 // for the words of the goal over the last trick
    readonly property bool playing: !page.early && page.trump !== "" && page.view.phase !== "hand"
    readonly property real eachMini: Math.min(44, (at.sideWidth - 3 * 6) / 4, (height - 2 * edge - (at.tight ? 60 : roomy ? 128 : 110)) / 1.4)
    readonly property bool out: page.sitsOut(page.me)

    readonly property ToldText takenBy: ToldText {
        table: tray.page.table
        now: tray.page.lastTrick.winner < 0 ? "" : qsTr("taken by %1").arg(tray.page.name(tray.page.lastTrick.winner))
    }

    EuchreSeat {
        id: plate
        page: tray.page
        seat: tray.page.me
        x: tray.at.pad
        y: tray.edge
        width: tray.at.sideWidth
        height: tray.at.plateHeight
    }
    SpokenText {
        id: told
        readonly property string label: qsTr("Hint")
        readonly property string reason: hint // what a small window cuts is told in full where the mouse is
        readonly property bool telling: hint !== "" && truncated && pointer.hovered
        onTellingChanged: tray.page.table.refusals.tell(told, telling)
        Component.onDestruction: tray.page.table.refusals.tell(told, false)
        Hover { id: pointer }
        x: tray.at.pad + 8
        y: plate.y + plate.height + 8
        width: tray.at.sideWidth - 8
        height: tray.height - y - 6
        readonly property string hint: tray.page.scene.answers.hintText
        readonly property string asideWords: tray.page.words.isMe(tray.page.me) ? qsTr("You sit out this hand.") : qsTr("%1 sits out this hand.").arg(tray.page.name(tray.page.me))
        text: hint !== "" ? hint : tray.page.view.phase === "hand" || tray.page.asking ? "" : tray.out && !tray.page.scene.position.resting ? asideWords : tray.page.scene.position.prompt
        color: hint !== "" ? Style.hint : Style.second
        wrapMode: Text.Wrap
        fontSizeMode: Text.Fit
        minimumPixelSize: 10
        font.pixelSize: tray.at.tight ? Style.small : Style.normal
    }
    SpokenText {
        id: bower
        readonly property CardBase card: tray.page.bower
        visible: card !== null && card.spot !== null && (tray.page.scene.answers.hintLevel < 2 || !card.playable) // its value is shown there
        x: card && card.spot ? card.spot.x + card.spot.wide / 2 - width / 2 : 0
        y: card && card.spot ? card.spot.y - tray.y + card.spot.wide * 1.4 + (card.playable ? tray.at.tight ? 26 : 28 : 8) : 0
        text: qsTr("left bower")
        font.pixelSize: Style.small
    }
    EuchreCalls {
        visible: tray.page.calling
        page: tray.page
        x: tray.width - tray.at.pad - width
        y: tray.edge
        width: tray.at.sideWidth
        height: tray.height - 2 * tray.edge
    }
    EuchreGoal {
        id: goal
        visible: tray.playing && !(tray.at.tight && last.visible)
        wordy: tray.roomy || !last.visible
        page: tray.page
        x: tray.width - tray.at.pad - width
        y: tray.edge
        width: tray.at.sideWidth
    }
    Column {
        id: last
        visible: !tray.page.calling && tray.page.lastTrick.winner >= 0
        x: tray.width - tray.at.pad - width
        y: tray.edge + (goal.visible ? goal.height + 10 : 0)
        width: tray.at.sideWidth
        spacing: tray.at.tight ? 6 : 10
        ActionButton {
            table: tray.page.table
            width: parent.width
            height: tray.at.tight ? 32 : 44
            detail: tray.at.tight ? "" : tray.takenBy.text
            title: tray.page.lookBack ? qsTr("Back to the trick") : qsTr("Last trick")
            stopId: "last trick"
            keyText: tray.page.table.keyOf("last")
            onPressed: tray.page.lookBack = !tray.page.lookBack
        }
        Row {
            id: minis
            spacing: 6
            Repeater {
                model: Rows { owner: tray; of: Array.from(tray.page.lastTrick.cards) }
                delegate: Column {
                    id: one
                    required property euchrePlayed modelData
                    required property EuchreTray owner
                    readonly property bool won: modelData.seat === owner.page.lastTrick.winner
                    spacing: 4
                    EuchreMini {
                        width: one.owner.eachMini
                        page: one.owner.page
                        card: one.modelData.card
                        label: qsTr("%1: %2").arg(one.owner.page.name(one.modelData.seat)).arg(one.owner.page.words.card(one.modelData.card))
                    }
                    Rectangle {
                        width: parent.width
                        height: 2
                        color: one.won ? Style.white : "transparent"
                    }
                }
            }
        }
        SpokenText {
            width: parent.width
            visible: tray.at.tight
            text: tray.takenBy.text
            color: Style.second
            font.pixelSize: Style.small
        }
    }
}
