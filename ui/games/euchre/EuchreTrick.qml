// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// What is drawn under the cards of the trick: slots for those to come, and which card is ahead.
Item {
    id: trick
    required property EuchrePage page
    readonly property EuchreMeasures at: page.at
    readonly property bool playing: page.view.phase === "play"
    readonly property int ahead: page.view.ahead
    readonly property int turn: ahead < 0 ? -1 : (ahead - page.me + 4) % 4

    Repeater {
        model: Rows { owner: trick; of: trick.playing ? 4 : 0 }
        delegate: DashedSlot {
            id: slot
            required property int index
            required property EuchreTrick owner
            readonly property int seat: (owner.page.me + index) % 4
            readonly property bool out: owner.page.sitsOut(seat)
            readonly property bool due: owner.page.view.turn === seat
            x: owner.at.slotX(index)
            y: owner.at.slotY(index)
            width: owner.at.slotWidth
            height: owner.at.slotHeight
            visible: !owner.page.played(seat) && !out
            wanted: due && owner.page.mine(seat)
            Caption {
                anchors.centerIn: parent
                visible: slot.wanted
                width: parent.width - 8
                text: qsTr("your card")
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
            }
        }
    }
    EuchreBowers {
        visible: trick.playing || trick.page.view.phase === "trick"
        page: trick.page
        trick: trick.page.now
    }
    Rectangle {
        id: tag
        objectName: "tag"
        readonly property Zone zone: trick.turn >= 0 ? trick.page.table.zoneFor("trick", trick.ahead) : null
        visible: zone !== null && zone.held > zone.inAir && trick.page.table.tagsTold
        readonly property bool aside: trick.turn === 1 || trick.turn === 3 // then it lies below the card
        width: Math.min(words.implicitWidth + 18, 160)
        height: 22
        radius: 10
        color: Style.white
        x: trick.at.slotX(trick.turn) + (aside ? (trick.at.slotWidth - width) / 2 : trick.at.slotWidth + 8)
        y: trick.turn < 0 ? 0 : trick.turn === 0 ? trick.at.slotY(0) + trick.at.slotHeight - height - 8
           : trick.turn === 2 ? trick.at.slotY(2) + 8 : trick.at.slotY(1) + trick.at.slotHeight + 8
        Accessible.role: Accessible.StaticText
        Accessible.name: trick.ahead < 0 ? "" : qsTr("%1: %2").arg(trick.page.name(trick.ahead)).arg(words.text)
        Accessible.ignored: !visible
        Rectangle {
            z: -1
            width: 9
            height: 9
            rotation: 45
            color: Style.white
            x: tag.aside ? (parent.width - width) / 2 : -2
            y: tag.aside ? -2 : (parent.height - height) / 2
        }
        Heading {
            id: words
            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width - 10)
            text: trick.playing ? qsTr("winning") : qsTr("takes it")
            color: Style.dark
            smallest: 9
            font.pixelSize: Style.small
        }
    }
}
