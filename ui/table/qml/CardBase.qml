// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// What the parts of a card know of it. CardItem is one, with all that is drawn.
Item {
    id: card
    required property TableBase table
    required property int row
    required property string zone
    required property int seat
    required property int place
    required property int count
    required property string kind
    required property int value
    required property bool hidden
    required property bool playable
    required property string reason
    required property string label
    required property bool best
    required property string key
    required property string lead

    readonly property TableScene scene: table.scene
    readonly property Zone home: table.zoneFor(zone, seat)
    readonly property var spot: home ? home.spot(place, count) : null
    readonly property string spotKey: home ? zone + "," + seat + "," + place + "," + count + "," + home.arrangement : ""
    property string settledKey
    property real cardWidth: 90
    property int wishedMs: 0 // duration asked for when the card was last sent away
    property bool flying: false
    property bool dragged: false
    property bool hovered: false

    readonly property bool canPlay: playable && scene.position.interactive && !flying
    readonly property bool offered: visible && home !== null && scene.position.interactive && (playable || (home.hand && reason !== ""))
    readonly property bool reachable: visible && home !== null && label !== "" && !flying // to be looked at, always
    readonly property bool dimmed: offered && !playable
    readonly property bool choosing: home !== null && home.choosing === true
    readonly property bool chosen: table.chosen === card || scene.answers.aim.begun && Array.from(scene.answers.aim.picked).includes(row)
    readonly property bool aimedAt: scene.answers.aim.begun && Array.from(scene.answers.aim.cards).includes(row)
    readonly property bool hinted: best && playable && scene.answers.hintLevel > 0 // has the bulb as well
    readonly property bool pondered: scene.answers.ponderedRow === row // chosen, and not played yet
    readonly property bool marked: chosen || hinted || pondered
    readonly property bool lit: table.ending.lit && home !== null && home.wins
    readonly property bool ringed: activeFocus && table.keysUsed
    readonly property var take: home ? home.take : null
    // Where a place must follow, digits name the card first.
    readonly property string keyText: take ? "" : !choosing ? key : !offered || table.chosen && !home.keepsKeys ? "" : table.key(place + home.firstKey)
    readonly property string stopId: "card " + row
    readonly property int order: offered ? 0 : table.stops.kLookedAt // cards to play come before buttons
    readonly property bool raised: offered && playable && !dragged && !flying && (marked || hovered || ringed)

    function send() {
        card.wishedMs = card.scene ? card.scene.motion.moveMs : 0;
        card.table.settleLater(card);
    }
}
