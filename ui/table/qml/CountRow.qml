// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The open cards of one player who counts to 20, and the place the next one goes to.
Item {
    id: line
    required property TableBase table
    required property CountMeasures at
    required property int seat
    property bool shown: true // there are cards
    property bool goesOn: true // another card may come
    property int most: 0 // so many cards win; 0: they do not
    property alias zone: zone
    readonly property int held: zone.held
    readonly property real pitch: zone.fit(zone.shared(held)).step // from one card to the next

    x: at.rowX
    width: at.rowWidth
    height: at.lineHeight

    Rectangle {
        id: next
        readonly property bool wanted: zone.takesDrops && line.table.dragging !== null
        readonly property var spot: zone.lie(line.held, line.held + 1)
        objectName: "next"
        visible: line.shown && line.goesOn
        x: spot.x - line.x
        y: spot.y - line.y
        width: spot.wide
        height: width * 1.4
        radius: width * 0.075
        color: Style.sunk
        border.width: wanted ? 2 : 1
        border.color: wanted ? Style.amber : Style.open
        Caption {
            anchors.centerIn: parent
            visible: line.most > 0 && next.spot.open // else a card lies over it
            text: (line.held + 1) + "/" + line.most
            color: Style.second
            Accessible.ignored: true
        }
    }
    Zone {
        id: zone
        table: line.table
        name: "row"
        wins: line.table.seatAt(line.seat).wins
        seat: line.seat
        x: line.x
        y: line.y
        width: line.at.rowWidth
        height: line.at.cardHeight
        cardWidth: line.at.cardWidth
        gap: line.at.gap

        // The next card has its place among those that lie there.
        function shared(count: int): int { return count + (line.goesOn ? 1 : 0); }
        function spot(place: int, count: int): var { return zone.lie(place, zone.shared(count)); }
    }
}
