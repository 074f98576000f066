// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The tray of The Game's table: my plate and what is asked, room for my hand, and the end of the turn.
Tray {
    id: tray
    required property ThegamePage page
    required property Zone hand
    readonly property TableBase table: page.table
    readonly property CardBase chosen: table.chosen
    readonly property ThegameMeasures at: page.at
    readonly property bool tight: height < 190
    readonly property real handHeight: height - at.handTop - at.handFoot
    readonly property real handWidth: width - 2 * at.handX
    // The same for a full hand and the last card of it.
    readonly property real cardWidth: Math.max(60, Math.min(handHeight / 1.4, at.handCard))
    readonly property bool mayEnd: page.view.may_end
    property bool asking: false // whether to give up

    Connections {
        target: tray.page
        function onViewChanged() { tray.asking = false; }
    }
    ThegameSeat {
        id: plate
        page: tray.page
        seat: tray.page.me
        x: tray.at.pad
        y: tray.tight ? 10 : 22
        width: tray.at.side
    }
    SpokenText {
        id: told
        x: tray.at.pad + 8
        y: plate.y + plate.height + 8
        width: tray.at.side - 8
        height: Math.min(implicitHeight, tray.height - y - 6)
        readonly property string hint: tray.page.scene.answers.hintText
        text: hint !== "" ? hint : tray.page.scene.position.prompt
        color: hint !== "" ? Style.hint : Style.second
        wrapMode: Text.Wrap
        font.pixelSize: Style.small
    }
    SpokenText { // what wishes say
        x: tray.page.myTurn ? told.x : pass.x
        y: tray.page.myTurn ? tray.height - height - 14 : pass.y + pass.height + 10
        width: tray.at.side - 8
        visible: tray.page.maySay && (tray.page.myTurn ? y >= told.y + told.height + 6 : y + height < tray.height - 8)
        text: qsTr("Wishes: 1 %1, 3 %2, 5 %3").arg(tray.page.wishWord(1)).arg(tray.page.wishWord(3)).arg(tray.page.wishWord(5))
        color: Style.second
        wrapMode: Text.Wrap
        font.pixelSize: Style.small
    }
    Repeater {
        model: Rows { owner: tray; of: tray.page.myTurn && !tray.chosen ? Math.max(0, Math.min(9, tray.hand.held)) : 0 }
        delegate: KeyBadge {
            required property int index
            required property ThegameTray owner
            readonly property var lies: owner.hand.spot(index, owner.hand.held)
            x: lies.x + lies.wide / 2 - width / 2
            y: lies.y - owner.y + lies.wide * 1.4 + 4
            text: owner.table.key(index + 1)
        }
    }
    Repeater {
        model: Rows { owner: tray; of: tray.page.myTurn ? tray.page.scene.cards : null }
        delegate: Item {
            id: held
            required property int index
            required property string zone
            required property int seat
            required property int place
            required property int value
            required property ThegameTray owner
            readonly property bool mine: zone === "hand" && seat === owner.page.me
            readonly property bool chosen: owner.chosen !== null && owner.chosen.value === value
            readonly property var lies: owner.hand.spot(mine ? place : 0, owner.hand.held) // not `spot`: that is a card's, see FreeSpot
            visible: mine && lies.open
            opacity: owner.chosen && !chosen ? 0.5 : 1
            x: lies.x + lies.wide / 2
            y: lies.y - owner.y
            readonly property CardBase card: mine ? owner.table.cardItem(index) : null
            readonly property bool pointed: card !== null && (card.hovered || card.ringed)
            onPointedChanged: if (pointed || owner.page.pointedAt === value) owner.page.pointedAt = pointed ? value : 0
            Component.onDestruction: if (owner && owner.page.pointedAt === value) owner.page.pointedAt = 0
            ThegameGaps {
                page: held.owner.page
                value: held.value
                room: held.lies.wide
                x: -width / 2
                y: -height - (held.card && held.card.hinted ? 24 : held.chosen ? 14 : 5) // over the bulb of a hint
            }
        }
    }
    SpokenText {
        visible: tray.page.myTurn && tray.chosen !== null
        x: tray.at.handX
        width: tray.handWidth
        y: tray.height - height - 3
        horizontalAlignment: Text.AlignHCenter
        text: tray.chosen ? qsTr("Where do you want to put the %1? Click a pile or press 1 to 4.").arg(tray.chosen.value) : ""
        font.pixelSize: Style.small
    }
    PassButtons {
        id: pass
        table: tray.table
        x: tray.width - tray.at.pad - width
        y: plate.y
        width: tray.at.side
        buttonHeight: tray.tight ? 48 : 56
    }
    SpokenText { // what the numbers over my cards say
        x: turn.x
        y: turn.y + turn.height + 10
        width: tray.at.side
        visible: tray.page.myTurn && y + height < tray.height - 12
        text: qsTr("Numbers over a card: how far it moves piles 1 to 4.")
        color: Style.second
        wrapMode: Text.Wrap
        font.pixelSize: Style.small
    }
    Column {
        id: turn
        visible: tray.page.myTurn
        x: tray.width - tray.at.pad - width
        y: plate.y
        width: tray.at.side
        spacing: 8
        ActionButton {
            table: tray.table
            width: parent.width
            height: tray.tight ? 48 : 56
            visible: tray.mayEnd
            stopId: "end"
            title: qsTr("End turn")
            detail: tray.page.view.stack > 0 ? qsTr("refill your hand") : qsTr("the stack is empty")
            keyText: tray.page.table.keyOf("end")
            best: tray.page.scene.answers.hintWord === "end"
            value: tray.table.worthOf("end")
            onPressed: tray.page.scene.answer("end")
        }
        ActionButton {
            table: tray.table
            width: parent.width
            height: tray.tight ? 48 : 56
            visible: !tray.mayEnd && !tray.asking
            stopId: "give up"
            title: qsTr("Give up…")
            readonly property int due: tray.page.view.must - tray.page.view.this_turn
            detail: due === 1 ? qsTr("one more card to play") : qsTr("%n more cards to play", "", due)
            onPressed: tray.asking = true
        }
        ActionButton {
            table: tray.table
            width: parent.width
            height: tray.tight ? 48 : 56
            visible: !tray.mayEnd && tray.asking
            stopId: "play on"
            title: qsTr("Keep playing")
            detail: qsTr("your turn continues")
            onPressed: tray.asking = false
        }
        ActionButton {
            table: tray.table
            width: parent.width
            height: tray.tight ? 48 : 56
            visible: !tray.mayEnd && tray.asking
            stopId: "really give up"
            title: qsTr("Give up now")
            detail: qsTr("everyone loses the match")
            onPressed: tray.page.scene.answer("end")
        }
    }
}
