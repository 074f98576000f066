// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What is played for, once both have named it.
Rectangle {
    id: plate
    required property AdvancedPazaakPage page
    readonly property int mine: page.mine.stake
    readonly property int theirs: page.theirs.stake

    visible: mine > 0 && theirs > 0
    radius: 8
    color: Style.plate
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Stake: %1. %2").arg(count.text).arg(named.text)
    Accessible.ignored: !visible

    Column {
        anchors.centerIn: parent
        width: parent.width - 16
        Caption {
            visible: plate.height >= 74
            text: qsTr("Stake")
            Accessible.ignored: true
        }
        Item {
            width: parent.width
            height: 24
            AdvancedPazaakPile {
                anchors.verticalCenter: parent.verticalCenter
                stake: plate.page.view.stake
                chipWidth: 22
                width: parent.width - count.width - 6
            }
            Heading {
                id: count
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: plate.page.view.stake
                font.pixelSize: Style.title
                Accessible.ignored: true
            }
        }
        Caption {
            id: named
            width: parent.width
            text: qsTr("named: %1 and %2").arg(plate.mine).arg(plate.theirs)
            color: Style.second
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
}
