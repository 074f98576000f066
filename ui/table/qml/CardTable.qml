// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The root of every page with a table: the surface, the cards of the match above the game's own layout, and the keys.
FocusScope {
    id: root
    property var scene: null
    readonly property Style style: Style {}
    readonly property Item stage: stage
    // Pixels drawn for one of the layout: more in a great window, less where another part leaves the table little room.
    readonly property real unit: Math.max(Math.min(1, height / 420), Math.min(width / 1100, height / 720))
    readonly property color backColor: scene ? Qt.darker(scene.colors.edge, 1.75) : "black"
    property bool keysUsed: false // the focus ring shows once keys are used
    property bool hurry: false // what is moved now arrives at once
    property int flying: 0
    property Item dragging: null
    property Item chosen: null // the card that waits for its place
    onChosenChanged: if (chosen && scene.mayPass) scene.beginAnswer()
    onDraggingChanged: if (dragging && scene.mayPass) scene.beginAnswer()
    readonly property Refusals refusals: Refusals {
        table: root
    }
    property var zones: []
    property var unsettled: [] // cards whose place has not been set yet
    // Every card is in its place. Wait for this before you take a picture of the table, or call arrive().
    readonly property bool atRest: root.flying === 0 && root.unsettled.length === 0
    readonly property var looks: scene && scene.looks ? scene.looks : ({}) // by kind of card
    readonly property TableFocus stops: focusStops
    property Item resultPlace: null // the tray's place at the end of a match
    focus: true
    clip: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Table")

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
        for (let i = 0; i < overlay.count; ++i)
            if (root.cardAt(i)?.row === row)
                return root.cardAt(i);
        return null;
    }
    function cardAt(i: int): var { return overlay.itemAt(i); }
    function handArea(): var { return focusStops.handArea(overlay); }
    function faceOf(kind: string): string {
        return kind === "" ? "CardBack.qml" : root.looks[kind] ? root.looks[kind].face : "PlainFace.qml";
    }
    // A card of a zone whose cards are chosen first; the second time it is left alone again, if its zone has no other use.
    function choose(card: var) {
        if (root.chosen !== card)
            root.chosen = card;
        else if (!card.home.again || !card.home.again(card))
            root.chosen = null;
    }

    // The key that takes the nth action or place, as buttons show it.
    function key(n: int): string { return root.scene && root.scene.keys["choice" + n] || ""; }

    // A click or key that nothing else wants: what is flying arrives, and a rest ends.
    function goOn() {
        root.refusals.refused = null;
        if (!root.scene)
            return;
        if (root.flying > 0) {
            root.arrive();
            root.hurry = true; // what moves in this turn as well
            Qt.callLater(root.settle); // qmllint disable
        }
        root.scene.goOn();
    }

    // Cards that changed in the same turn of the event loop settle together.
    function settleLater(card: Item) {
        if (!root.unsettled.includes(card))
            root.unsettled = root.unsettled.concat(card); // a new list: bindings do not see push()
        Qt.callLater(root.settle); // qmllint disable
    }
    function settle() {
        const cards = root.unsettled;
        root.unsettled = [];
        cards.forEach(card => card.settle());
        root.hurry = false;
    }
    // Every card is in its place when this returns: for a picture of the table, which cannot wait for the event loop.
    function arrive() {
        root.hurry = true;
        for (let i = 0; i < overlay.count; ++i)
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

    Keys.onPressed: event => keys.pressed(event)
    TableKeys {
        id: keys
        table: root
    }

    TableLight {
        anchors.fill: parent
        centre: root.scene ? root.scene.colors.centre : "black"
        edge: root.scene ? root.scene.colors.edge : "black"
    }
    Tap {
        onTapped: {
            focusStops.forceActiveFocus();
            root.goOn();
        }
        onPressedChanged: if (pressed) root.keysUsed = false
    }
    TableFocus {
        id: focusStops
        table: root
    }
    // All that is drawn on the table, in the sizes of a table of 1100 x 720; a larger window shows it larger.
    Item {
        id: stage
        width: root.width / root.unit
        height: root.height / root.unit
        scale: root.unit
        transformOrigin: Item.TopLeft

        GameLayout {
            id: layout
            table: root
            visible: !curtain.visible
        }
        Repeater {
            model: root.scene ? root.scene.menu : null
            delegate: CardTag {
                table: root // qmllint disable unqualified
            }
        }
        Item {
            id: cards
            anchors.fill: parent
            visible: !curtain.visible
            Repeater {
                id: overlay
                model: root.scene ? root.scene.cards : null
                delegate: CardItem {
                    table: root // qmllint disable unqualified
                }
            }
        }
        Flourish {
            anchors.fill: parent
            table: root
        }
        Rectangle { // imagined cards lie in a frame of their own
            visible: !!root.scene && !!root.scene.imagined
            anchors.fill: parent
            color: "transparent"
            border.width: 3
            border.color: "#FFDF9E"
        }
        LookBack {
            table: root
        }
        ReasonTip {
            table: root
        }
        RestNote {
            table: root
        }
        Curtain {
            id: curtain
            anchors.fill: parent
            table: root
        }
    }
    TableVoice { scene: root.scene }
}
