// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A player at the Euchre table; discs at the right mark the dealer and the maker of trump.
SeatPlate {
    id: plate
    required property EuchrePage page
    required property int seat
    property real held: 0 // room at the right for its cards
    readonly property bool deals: page.view.dealer === seat && !page.dealing && !page.over
    readonly property bool made: page.maker === seat && !page.over && !page.at.tight // else the speech alone shows it

    table: page.table
    who: page.table.seatAt(seat)
    opacity: page.sitsOut(seat) ? 0.78 : 1
    room: held + (deals ? disc + (page.at.tight ? 0 : 4) : 0) + (made ? disc + 4 : 0)
    readonly property real disc: page.at.tight ? 18 : 22

    Row {
        anchors.right: parent.right
        anchors.rightMargin: plate.held + (plate.page.at.tight ? 6 : 8)
        anchors.verticalCenter: parent.verticalCenter
        spacing: 4
        Rectangle {
            visible: plate.made
            width: plate.disc
            height: width
            radius: width / 2
            color: Style.white
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1 made trump").arg(plate.name)
            Accessible.ignored: !visible
            Picture {
                anchors.centerIn: parent
                width: 14
                source: plate.page.suitPicture(plate.page.trump)
            }
        }
        Rectangle {
            visible: plate.deals
            width: plate.disc
            height: width
            radius: width / 2
            color: Style.white
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1 deals").arg(plate.name)
            Accessible.ignored: !visible
            Heading {
                anchors.centerIn: parent
                text: qsTr("D", "dealer")
                color: Style.dark
                font.pixelSize: Style.small
            }
        }
    }
}
