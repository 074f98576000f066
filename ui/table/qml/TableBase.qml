// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// What the parts of a table know of it: the scene, the style, zones and cards, the focus, what may not be played.
// CardTable is one, with all that is drawn.
FocusScope {
    id: root
    property TableScene scene: null
    property Item stage: null // all that is drawn lies on it
    property Repeater overlay: null // of the cards
    // Pixels drawn for one of the layout: more in a great window, less where another part leaves the table little room.
    readonly property real unit: Math.max(Math.min(1, height / 420), Math.min(width / 1100, height / 720))
    readonly property int least: scene && scene.position.interactive ? 12 : 11 // pixels to which words may shrink; replay has less room
    readonly property color backColor: scene ? Qt.darker(scene.drawing.edge, 1.75) : Style.dark
    property alias keysUsed: focusStops.keysUsed // the focus ring shows once keys are used
    property bool hurry: false // what is moved now arrives at once
    property int flying: 0
    property int acting: 0 // what else moves before the table tells more: cards that turn over or hit, chips
    property Item dragging: null
    property var chosen: null // the card that waits for its place
    onChosenChanged: if (chosen && scene.answers.mayPass) scene.beginAnswer()
    onDraggingChanged: if (dragging && scene.answers.mayPass) scene.beginAnswer()
    readonly property Refusals refusals: Refusals {
        scene: root.scene
    }
    property var zones: []
    property var unsettled: [] // cards whose place has not been set yet
    // Every card is in its place. Wait for this before you take a picture of the table, or call arrive().
    readonly property bool atRest: root.flying === 0 && root.unsettled.length === 0
    // All that has been shown has happened; what it led to may be told.
    readonly property bool happened: root.atRest && root.acting === 0
    onHappenedChanged: tellMoving()
    onSceneChanged: tellMoving()
    readonly property bool sentencesTold: !scene || scene.motion.sentencesTold
    readonly property bool tagsTold: !scene || scene.motion.tagsTold
    readonly property TableFocus stops: focusStops
    readonly property Ending ending: Ending {
        scene: root.scene
        spotted: root.zones.some(zone => zone.wins && zone.held > 0)
    }
    property Item resultPlace: null // the tray's place at the end of a match

    function tellMoving() {
        if (root.scene)
            root.scene.motion.moving = !root.happened;
    }
    function addZone(zone: Item) { root.zones = root.zones.concat([zone]); }
    function removeZone(zone: Item) { root.zones = root.zones.filter(z => z !== zone); }
    function zoneFor(name: string, seat: int): var {
        for (const z of root.zones)
            if (z.name === name && z.seat === seat)
                return z;
        return null;
    }
    function dropZoneAt(x: real, y: real): var {
        for (const z of root.zones)
            if (z.takesDrops && x >= z.dropArea.x && x <= z.dropArea.x + z.dropArea.width
                    && y >= z.dropArea.y && y <= z.dropArea.y + z.dropArea.height)
                return z;
        return null;
    }
    function cardItem(row: int): var {
        for (let i = 0; i < root.overlay.count; ++i)
            if (root.cardAt(i)?.row === row)
                return root.cardAt(i);
        return null;
    }
    function cardAt(i: int): var { return root.overlay.itemAt(i); }
    // Kinds belong to the game that is shown.
    function lookOf(kind: string): tableLook { return [root.scene.drawing.gameId] && root.scene.drawing.lookOf(kind); }
    // Who sits there; nobody before a match is shown.
    function seatAt(seat: int): tableSeat {
        return seat >= 0 && seat < root.scene.position.seats.length ? root.scene.position.seats[seat] : root.scene.position.nobody;
    }
    function handArea(): var { return focusStops.handArea(root.overlay); }
    // Where a card lies, in pixels of the window.
    function cardArea(row: int): var {
        const card = root.cardItem(row);
        const unit = root.unit;
        return card ? Qt.rect(card.x * unit, card.y * unit, card.width * unit, card.height * unit) : Qt.rect(0, 0, 0, 0);
    }
    function faceOf(kind: string): string {
        return kind === "" ? "CardBack.qml" : root.lookOf(kind).face || "PlainFace.qml";
    }
    // A card of a zone whose cards are chosen first; the second time it is left alone again, if its zone has no other use.
    function choose(card: var) {
        if (root.chosen !== card)
            root.chosen = card;
        else if (!card.home.again || !card.home.again(card))
            root.chosen = null;
    }

    // The key that takes the nth action or place, as buttons show it.
    function key(n: int): string { return root.keyOf("choice" + n); }
    // What that answer is worth, beside a hint.
    function worthOf(word: string): string { return root.scene && root.scene.answers.worths[word] || ""; }
    // The key of that meaning.
    function keyOf(meaning: string): string { return root.scene && root.scene.drawing.keys[meaning] || ""; }

    // Pressed by that device, before anything follows from it; qmllint does not know the type of its kind.
    function pressedBy(device: var) {
        root.keysUsed = false;
        root.refusals.byFinger = device.type === PointerDevice.TouchScreen;
    }

    // A click or key that nothing else wants: what is flying arrives, and a rest ends.
    function goOn() {
        root.refusals.refused = null;
        if (!root.scene)
            return;
        if (root.flying > 0 || !root.tagsTold) {
            root.arrive();
            root.hurry = true; // what moves in this turn as well
            settling.ask();
        }
        root.scene.goOn();
    }

    // Cards that changed in the same turn of the event loop settle together.
    function settleLater(card: Item) {
        if (!root.unsettled.includes(card))
            root.unsettled = root.unsettled.concat(card); // a new list: bindings do not see push()
        settling.ask();
    }
    function settle() {
        const cards = root.unsettled;
        root.acting++; // until all have begun to fly
        root.unsettled = [];
        try {
            cards.forEach(card => card.settle());
        } finally { // whatever went wrong, the table does not wait for ever
            root.acting--;
        }
        root.hurry = false;
    }
    // Every card is in its place when this returns: for a picture of the table, which cannot wait for the event loop.
    function arrive() {
        root.hurry = true;
        for (let i = 0; i < root.overlay.count; ++i)
            root.cardAt(i)?.finish();
        root.settle();
    }
    function forget(card: Item) {
        root.unsettled = root.unsettled.filter(c => c !== card);
        root.refusals.forget(card);
        if (root.chosen === card)
            root.chosen = null;
        root.stops.remove(card);
    }

    Later {
        id: settling
        onDue: root.settle()
    }
    TableFocus {
        id: focusStops
        stage: root.stage
        unit: root.unit
    }
}
