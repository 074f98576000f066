// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// One of the zones that share `area`, side by side or (down) one above the other, by what they hold.
Zone {
    id: place
    required property rect area
    required property int line
    readonly property TableDrawing drawing: table.scene.drawing
    readonly property int lines: seat < 0 ? drawing.commonZones.length : drawing.ownZones.length
    property bool down: false
    property rect beside: Qt.rect(0, 0, 0, 0) // for the others, where a fan has the area for itself
    readonly property rect at: beside.width > 0 && shape !== "fan" && Array.from(drawing.ownZones).some(z => z.shape === "fan") ? beside : area
    readonly property real part: (down ? at.height : at.width) / Math.max(1, room(lines))

    // Parts of the area that the first `count` zones have: most are for the cards of a hand, the fewest for a pile.
    function room(count: int): int {
        let parts = 0;
        for (let i = 0; i < count; ++i) {
            const fan = zoneAt(i)?.shape === "fan";
            if (beside.width === 0 || fan === (shape === "fan"))
                parts += fan ? (down ? 2 : 6) : zoneAt(i)?.shape === "row" && !down ? 2 : 1;
        }
        return parts;
    }
    function zoneAt(i: int): tableZone { return seat < 0 ? drawing.commonZones[i] : drawing.ownZones[i]; }

    name: zoneAt(line)?.zone ?? ""
    shape: zoneAt(line)?.shape ?? "row"
    x: at.x + (down ? 0 : room(line) * part)
    y: at.y + (down ? room(line) * part : 0)
    width: down ? at.width : (room(line + 1) - room(line)) * part - 12
    height: down ? (room(line + 1) - room(line)) * part - 6 : at.height
    cardWidth: Math.max(18, Math.min(height / 1.4, width, 110))
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
        onPressed: {
            if (!table.scene.answers.aim.pickPlace(place.name, place.seat))
                table.goOn();
        }
    }
}
