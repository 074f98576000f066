// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What a player said, as speech beside the seat. The call that made trump stays for the hand.
Rectangle {
    id: bubble
    required property EuchrePage page
    required property int seat
    required property int turn // seats to the left of mine
    readonly property EuchreMeasures at: page.at
    readonly property string speech: spoken.text
    readonly property string suit: inSuit.text
    readonly property ToldText spoken: ToldText {
        table: bubble.page.table
        now: bubble.page.words.speech(bubble.seat)
    }
    readonly property ToldText inSuit: ToldText {
        table: bubble.page.table
        now: bubble.page.words.speechSuit(bubble.seat)
    }

    visible: speech !== "" && (turn !== 2 || page.picked !== 2 || most > 110) // the card in sight says it, too
    readonly property real most: turn === 2 ? at.topBubble - (page.picked === 2 ? at.miniWidth + 8 : 0) : at.sideWidth
    width: Math.min(row.implicitWidth + 20, most)
    height: at.bubbleHeight
    radius: 6
    color: Style.white
    x: turn === 2 ? at.topX + at.topPlate + (page.picked === 2 ? at.miniWidth + 8 : 0) + 12 : turn === 3 ? at.rightX + 4 : at.pad + 4
    y: turn === 0 ? at.upper - height - 12 : turn === 2 ? at.topY + (at.topPlateHeight - height) / 2
       : at.sideY + at.plateHeight + 8 + at.miniHeight + 12
    Accessible.role: Accessible.StaticText
    readonly property string said: page.words.suit(suit) === "" || speech.indexOf(page.words.suit(suit)) >= 0 ? speech : qsTr("%1 %2").arg(speech).arg(page.words.suit(suit))
    Accessible.name: page.words.isMe(seat) ? qsTr("You say: %1").arg(said) : qsTr("%1 says: %2").arg(page.name(seat)).arg(said)
    Accessible.ignored: !visible

    Rectangle {
        z: -1
        width: 10
        height: 10
        rotation: 45
        x: bubble.turn === 2 ? -4 : 18
        y: bubble.turn === 2 ? (bubble.height - 10) / 2 : bubble.turn === 0 ? bubble.height - 6 : -4
        color: Style.white
    }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: 6
        Words {
            id: words
            // Where one line has no room for them, smaller words go on two.
            readonly property real room: bubble.most - 16 - (mark.visible ? 22 : 0)
            readonly property bool folded: implicitWidth * 10 > room * font.pixelSize
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, room)
            height: bubble.height
            verticalAlignment: Text.AlignVCenter
            text: bubble.speech
            color: Style.dark
            wrapMode: folded ? Text.WordWrap : Text.NoWrap
            lineHeight: folded ? 0.85 : 1
            fontSizeMode: folded ? Text.Fit : Text.HorizontalFit
            minimumPixelSize: folded ? 8 : 10
            font.pixelSize: bubble.at.tight ? Style.normal : Style.title
            elide: Text.ElideNone
        }
        Picture {
            id: mark
            visible: bubble.suit !== ""
            anchors.verticalCenter: parent.verticalCenter
            width: 16
            source: bubble.page.suitPicture(bubble.suit)
        }
    }
}
