// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// After a hand, in the middle: the five tricks, who made it or not, and the score. A march, five tricks alone and a euchre
// each have a word and a movement of their own, which come last.
Rectangle {
    id: rest
    required property EuchrePage page
    readonly property EuchreMeasures at: page.at
    readonly property bool mine: page.gainers === page.me % 2
    readonly property bool looksOn: page.scene.position.viewSeat < 0
    readonly property bool told: visible && page.table.tagsTold && page.deed !== ""
    property real way: 1 // of the movement, 0 to 1

    visible: page.view.phase === "hand" && page.scene.position.resting && page.table.sentencesTold
    onToldChanged: {
        party.stop();
        way = 1;
        if (told && page.scene.motion.moveMs > 0)
            party.start();
    }
    NumberAnimation {
        id: party
        target: rest
        property: "way"
        from: 0
        to: 1
        duration: rest.page.scene.motion.moveMs * 4
        easing.type: Easing.OutCubic
    }

    width: Math.min(at.rightX - at.pad - at.sideWidth - 24, 420)
    height: words.height + (at.tight ? 16 : 28)
    x: at.centreX - width / 2
    y: Math.max(at.trickY, at.centreY - height / 2)
    radius: 8
    color: Style.plate

    Repeater { // rings around five tricks taken alone
        model: Rows { owner: rest; of: rest.page.deed === "loner" && rest.way < 1 ? 2 : 0 }
        delegate: Rectangle {
            required property int index
            required property EuchreRest owner
            readonly property real part: Math.max(0, owner.way * 1.3 - index * 0.3)
            anchors.centerIn: parent
            width: parent.width + 120 * part
            height: parent.height + 120 * part
            radius: 8 + 60 * part
            color: "transparent"
            border.width: 2
            border.color: Style.white
            opacity: Math.max(0, 1 - part)
        }
    }
    Column {
        id: words
        x: 16
        y: rest.at.tight ? 8 : 14
        width: parent.width - 32
        spacing: rest.at.tight ? 5 : 8
        Row {
            objectName: "deed"
            visible: rest.page.deed !== ""
            opacity: rest.told ? 1 : 0
            scale: 1 + 0.6 * (1 - rest.way)
            rotation: rest.page.deed === "euchre" ? -3 : 0
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 10
            Picture {
                visible: rest.page.loner >= 0
                anchors.verticalCenter: parent.verticalCenter
                width: rest.at.tight ? 24 : 36
                unit: rest.page.table.unit
                source: visible ? rest.page.table.seatAt(rest.page.loner).portrait : ""
            }
            Heading {
                width: Math.min(implicitWidth, words.width - (rest.page.loner >= 0 ? 46 : 0))
                anchors.verticalCenter: parent.verticalCenter
                text: rest.page.words.deed()
                color: rest.looksOn ? Style.text : rest.mine ? Style.goodText : Style.bad
                smallest: 14
                font.pixelSize: rest.at.tight ? Style.title : Style.large
                Accessible.role: Accessible.StaticText
                Accessible.name: text
                Accessible.ignored: !rest.told
            }
        }
        EuchreFive {
            visible: rest.page.makers >= 0
            anchors.horizontalCenter: parent.horizontalCenter
            page: rest.page
            size: rest.at.tight ? 14 : 20
            deed: rest.page.deed
            way: rest.told ? rest.way : 0
        }
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
            visible: rest.page.table.tagsTold && rest.page.scene.position.interactive && !rest.page.scene.motion.waits // then the table says so itself
            text: qsTr("Click or press a key to continue")
            color: Style.second
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
