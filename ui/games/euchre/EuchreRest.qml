// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// After a hand, in the middle: who made it or not, and the score.
Rectangle {
    id: rest
    required property EuchrePage page
    readonly property EuchreMeasures at: page.at

    visible: page.view.phase === "hand" && page.scene.position.resting && page.table.sentencesTold
    width: Math.min(at.rightX - at.pad - at.sideWidth - 24, 420)
    height: words.height + 28
    x: at.centreX - width / 2
    y: at.centreY - height / 2
    radius: 8
    color: Style.plate

    Column {
        id: words
        x: 16
        y: 14
        width: parent.width - 32
        spacing: 8
        SpokenText {
            width: parent.width
            text: rest.page.scene.position.prompt
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
        }
        SpokenText {
            width: parent.width
            text: qsTr("%1 %2 – %3 %4").arg(rest.page.words.side(rest.page.me % 2)).arg(rest.page.view.points[rest.page.me % 2])
                  .arg(rest.page.view.points[(rest.page.me + 1) % 2]).arg(rest.page.words.side((rest.page.me + 1) % 2))
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Style.title
            font.weight: Font.DemiBold
        }
        Caption {
            width: parent.width
            visible: rest.page.scene.position.interactive && !rest.page.scene.motion.waits // then the table says so itself
            text: qsTr("Click or press a key to continue")
            color: Style.second
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
