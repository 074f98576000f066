// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What a player said on three, at the player's plate: a call in white, silence in a quiet word.
Rectangle {
    id: speech
    required property ZipdeckPage page
    required property int seat
    property bool small: false
    readonly property string word: page.scene.motion.said[seat] || "" // until the cards have shown who was right
    readonly property bool calls: word !== "" ? word === "zip" : page.calledNow(seat)

    visible: word !== "" || calls && !small
    width: words.implicitWidth + (small ? 14 : 20)
    height: words.implicitHeight + (small ? 2 : 8)
    radius: Math.min(8, height / 2)
    color: calls ? Style.white : Style.silence
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2").arg(page.name(seat)).arg(words.text)
    Accessible.ignored: !visible
    Words {
        id: words
        anchors.centerIn: parent
        text: speech.calls ? qsTr("Zip Deck!") : qsTr("silent")
        color: speech.calls ? Style.dark : Style.text
        font.pixelSize: speech.small ? Style.small : Style.normal
        font.weight: speech.calls ? Font.DemiBold : Font.Normal
    }
}
