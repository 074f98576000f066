// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A place for cards. It draws nothing: cards ask it for their spot. Zones are children of an item that fills the table,
// so that their x and y are the table's.
Item {
    id: zone
    required property TableBase table
    required property string name
    property int seat: -1
    property string shape: "row" // row, fan or pile
    property real cardWidth: 90 // as wide as cards may become
    property real easyWidth: cardWidth // they shrink to this before they overlap
    property real minWidth: 30 // narrower than this they overlap more instead
    property real minStep: 0.42 // part of a card that stays visible before cards shrink
    property real gap: 12
    property bool centred: false
    property var take: null // (row, goal): called when a card is clicked (goal null) or dropped, in place of the action that touches it
    property var pressed: null // (row): called first when a card that lies here is pressed; true: it was of use
    property bool gotByPress: false // by a press on a card that lies here, while another is chosen, too
    property var got: null // (row): called when a card is dropped here, in place of the action that takes it here
    property bool hand: false // its cards take the focus, even when they must not be played
    property bool choosing: false // its cards are chosen first, then their place
    property int firstKey: 1 // the digit of the first card, where cards are chosen first
    property bool keepsKeys: false // cards have their digits still while one is chosen
    property var again: null // (card): called when the chosen card is chosen again; true: it stays chosen
    property var changed: null // (by): called by the keys for more and less while a card of it is chosen; true: of use
    property bool wins: false // what lies here won the match, whose end lights it
    property bool outlines: false // cards are shown as dashed outlines (spent)
    property bool takesDrops: false
    property bool passive: false // clicks go through its cards to what lies below
    property rect dropArea: Qt.rect(x, y, width, height)
    property string arrangement: "" // a change lets the cards fly to their new spots instead of jumping
    property int held: 0 // cards that are here, counted by the cards
    property int inAir: 0 // of them, those on their way

    function enter(flying: bool) {
        zone.held++;
        zone.inAir += flying ? 1 : 0;
    }
    function leave(flying: bool) {
        zone.held--;
        zone.inAir -= flying ? 1 : 0;
    }

    Component.onCompleted: table.addZone(zone)
    Component.onDestruction: if (table) table.removeZone(zone)

    // Width of a card and distance to the next when `count` of them share the zone.
    function fit(count: int): var {
        let wide = zone.cardWidth;
        if (count < 2)
            return { "wide": Math.min(wide, zone.width), "step": 0 };
        wide = Math.max(Math.min(zone.easyWidth, wide), Math.min(wide, (zone.width - (count - 1) * zone.gap / 2) / count));
        if (wide + (count - 1) * wide * zone.minStep > zone.width)
            wide = Math.max(Math.min(zone.minWidth, wide), zone.width / (1 + zone.minStep * (count - 1)));
        return { "wide": wide, "step": Math.max(0, Math.min(wide + zone.gap, (zone.width - wide) / (count - 1))) };
    }

    // Where the card at `place` of `count` lies: top left corner, width, rotation in degrees, and whether more than its edge is seen.
    function spot(place: int, count: int): var { return zone.lie(place, count); }
    function lie(place: int, count: int): var {
        if (zone.shape === "pile") {
            const lift = place > 0 && place === count - 1 ? Math.max(2, zone.cardWidth * 0.05) : 0;
            return { "x": zone.x - lift, "y": zone.y - lift, "wide": zone.cardWidth, "turn": 0, "open": true };
        }
        const f = zone.fit(count);
        const used = f.wide + f.step * (count - 1);
        const left = zone.x + (zone.centred ? (zone.width - used) / 2 : 0);
        const off = place - (count - 1) / 2;
        const turn = zone.shape === "fan" ? off * Math.min(4, 24 / count) : 0;
        const sink = zone.shape === "fan" ? Math.abs(off) * Math.abs(turn) * 0.5 : 0;
        return { "x": left + place * f.step, "y": zone.y + Math.max(0, (zone.height - f.wide * 1.4) / 2) + sink,
                 "wide": f.wide, "turn": turn, "open": count < 2 || f.step > f.wide * 0.8 };
    }
}
