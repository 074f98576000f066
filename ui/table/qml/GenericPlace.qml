// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// One of the zones that share `area` in equal parts, side by side or (down) one above the other.
Zone {
    id: place
    required property rect area
    required property int line
    required property int lines
    property bool down: false
    readonly property real share: (down ? area.height : area.width) / Math.max(1, lines)

    x: area.x + (down ? 0 : line * share)
    y: area.y + (down ? line * share : 0)
    width: down ? area.width : share - 12
    height: down ? share - 6 : area.height
    cardWidth: Math.max(18, Math.min(height / 1.4, 110))
    minWidth: 18
    easyWidth: cardWidth * 0.5
    minStep: 0.3
    gap: 8
    takesDrops: true
    got: row => place.table.scene.answers.aim.drop(row, place.name, place.seat) || place.table.scene.dropCard(row, place.name, place.seat)
    pressed: row => {
        const aim = place.table.scene.answers.aim;
        return aim.pickCard(row) || (aim.begun || !place.hand) && aim.pickPlace(place.name, place.seat);
    }

    AimSpot {
        anchors.fill: parent
        table: place.table
        stopId: "place " + place.name + " " + place.seat
        label: place.table.scene.whereabouts(place.name, place.seat)
        offered: place.table.scene.answers.aim.begun && Array.from(place.table.scene.answers.aim.places).includes(place.name + " " + place.seat)
        onPicked: {
            if (!table.scene.answers.aim.pickPlace(place.name, place.seat))
                table.goOn();
        }
    }
}
