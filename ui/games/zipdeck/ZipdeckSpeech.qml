// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What a player says, at the player's plate: on three a call in white, silence in a quiet word; at a good or bad moment
// a word of their own.
Rectangle {
    id: speech
    required property ZipdeckPage page
    required property int seat
    property bool small: false // without the call once the cards are shown
    property bool tight: small
    property real room: 400 // longer words become smaller
    readonly property real pad: tight ? 14 : 20
    readonly property string word: page.scene.motion.said[seat] || "" // until the cards have shown who was right
    readonly property string line: page.table.seatAt(seat).line || ""
    readonly property bool calls: word !== "" ? word === "zip" : page.calledNow(seat)
    readonly property bool loud: calls || word === "" && line !== ""

    visible: word !== "" || line !== "" || calls && !small
    width: words.width + pad
    height: words.implicitHeight + (tight ? 2 : 8)
    radius: Math.min(8, height / 2)
    color: loud ? Style.white : Style.silence
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2").arg(page.name(seat)).arg(words.text)
    Accessible.ignored: !visible
    Words {
        id: words
        anchors.centerIn: parent
        width: Math.min(implicitWidth, speech.room - speech.pad)
        smallest: 9
        text: speech.word === "" && speech.line !== "" ? speech.line : speech.calls ? qsTr("Zip Deck!") : qsTr("silent")
        color: speech.loud ? Style.dark : Style.text
        font.pixelSize: speech.tight ? Style.small : Style.normal
        font.weight: speech.loud ? Font.DemiBold : Font.Normal
    }
}
