// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The middle of the table while I am not asked: which round it is, the count, the result of the round.
Item {
    id: round
    required property ZipdeckPage page
    readonly property TableScene scene: page.scene
    readonly property bool count: scene.motion.countedTo > 0

    Column {
        visible: !round.count
        anchors.centerIn: parent
        width: Math.min(parent.width, 620)
        spacing: 6
        SpokenText {
            width: parent.width
            visible: round.page.view.round > 0
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Round %1 of %2").arg(round.page.view.round).arg(round.page.view.rounds)
            font.pixelSize: round.page.at.wide ? Style.count : Style.title
            font.weight: Font.DemiBold
        }
        SpokenText {
            width: parent.width
            visible: text !== ""
            horizontalAlignment: Text.AlignHCenter
            text: round.scene.position.over ? "" : round.scene.position.prompt
            wrapMode: Text.Wrap
            maximumLineCount: 3
            font.pixelSize: round.page.at.wide ? Style.title : Style.normal
        }
        Caption {
            width: parent.width
            visible: round.scene.position.resting && round.scene.position.interactive && !round.scene.motion.waits // then the table says so itself
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Click or press a key to continue")
            color: Style.second
        }
    }
    // Everybody answers on the count of three.
    Row {
        visible: round.count
        anchors.centerIn: parent
        spacing: 24
        Repeater {
            model: Rows { owner: round; of: 3 }
            delegate: Rectangle {
                id: number
                required property int index
                required property ZipdeckRound owner
                readonly property bool said: index < owner.scene.motion.countedTo
                readonly property bool now: index + 1 === owner.scene.motion.countedTo
                width: Math.min(owner.page.at.wide ? 96 : 72, owner.height - 8)
                height: width
                radius: width / 2
                color: now ? Style.white : "transparent"
                border.color: said ? Style.white : Style.tick
                border.width: 2
                scale: now ? 1.12 : 1
                Heading {
                    anchors.centerIn: parent
                    text: number.index + 1
                    color: number.now ? Style.dark : number.said ? Style.white : Style.quiet
                    font.pixelSize: Math.max(10, number.width * 0.5)
                }
            }
        }
    }
}
