// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// One card of the deck for the whole match. It asks its zone where to lie and flies there when its row in the model
// changed; when only the window changed it jumps.
CardBase {
    id: card
    objectName: "card"
    property Zone settledHome: null
    property bool placed: false

    hovered: hover.hovered
    width: cardWidth
    height: cardWidth * 1.4
    z: dragged ? 3000 : flying || lit ? 1000 + place : place
    visible: home !== null && (flying || home.shape !== "pile" || place >= count - 2 - home.inAir) // what will be covered lies there until it is

    Accessible.role: playable ? Accessible.Button : Accessible.Graphic
    Accessible.name: label === "" ? "" : qsTr("%1, %2").arg(label).arg(scene.whereabouts(zone, seat))
    Accessible.description: playable ? lead : reason
    Accessible.focusable: reachable
    Accessible.focused: activeFocus
    Accessible.selectable: choosing && playable
    Accessible.selected: chosen
    Accessible.ignored: !visible || label === ""
    Accessible.onPressAction: card.press()

    function press() {
        const take = card.take, pressed = card.home ? card.home.pressed : null, got = card.home ? card.home.got : null;
        card.table.refusals.refused = null;
        if (pressed && card.scene.position.interactive && !card.flying && pressed(card.row))
            return;
        if (card.canPlay && card.choosing)
            card.table.choose(card);
        else if (card.playable && card.scene.position.interactive)
            take ? take(card.row, null) : card.scene.playCard(card.row);
        else if (card.table.chosen && card.home && card.home.takesDrops && (!got || card.home.gotByPress))
            got ? got(card.table.chosen.row) : card.scene.dropCard(card.table.chosen.row, card.home.name, card.home.seat);
        else if (card.dimmed && card.table.flying === 0)
            card.table.refusals.refuse(card, card.reason);
        else
            card.table.goOn();
    }

    function moveNow(to: var) {
        flight.arrive(to);
        card.land();
    }

    function land() {
        card.flying = false;
        card.scene.landed(card.row);
        if (!card.home || !card.spot)
            return;
        const small = card.spot.wide <= 44 ? (card.spot.open ? "small" : "narrow") : "";
        body.variant = !card.home.outlines ? small : card.spot.open ? "spent" : "spent-narrow";
        body.faceWidth = Math.round(card.spot.wide);
    }

    function finish() {
        if (card.flying && card.spot)
            card.moveNow(card.spot);
        body.finish();
    }

    // Brings what is seen in line with the model; the table calls it once for all that changed together.
    function settle() {
        const ms = card.placed && card.visible && !card.table.hurry ? card.wishedMs : 0;
        body.turn(ms * 0.78);
        const to = card.spot;
        if (!to || card.dragged)
            return;
        const sent = card.placed && (card.settledKey !== card.spotKey || card.settledKey === "");
        card.settledKey = card.spotKey;
        card.placed = true;
        const still = Math.abs(to.x - card.x) + Math.abs(to.y - card.y) < 3 && to.wide === card.cardWidth;
        if (!sent || still || ms <= 0)
            return card.moveNow(to);
        flight.stop();
        card.flying = true;
        if (to.wide > card.cardWidth) {
            body.variant = "";
            body.faceWidth = Math.round(to.wide);
        }
        flight.go(to, ms);
    }

    onSpotChanged: send()
    onSpotKeyChanged: send()
    onKindChanged: send()
    onValueChanged: send()
    onHiddenChanged: send()
    onFlyingChanged: {
        table.flying += flying ? 1 : -1;
        if (settledHome)
            settledHome.inAir += flying ? 1 : -1;
    }
    onHomeChanged: {
        if (settledHome)
            settledHome.leave(flying);
        settledHome = home;
        if (settledHome)
            settledHome.enter(flying);
    }
    onReachableChanged: table.stops.changed(card)
    onOfferedChanged: {
        if (!offered && activeFocus) // it was played, or others are to move
            table.stops.forceActiveFocus();
        table.stops.changed(card);
    }
    onPlayableChanged: if (!playable && table.chosen === card) table.chosen = null
    Component.onCompleted: {
        settle();
        table.stops.add(card);
    }
    Component.onDestruction: {
        if (settledHome)
            settledHome.leave(flying);
        if (flying)
            table.flying--;
        table.forget(card);
    }

    CardFlight {
        id: flight
        card: card
        onFinished: card.moveNow(flight.spot)
    }
    CardBody {
        id: body
        card: card
        width: card.width
        height: card.height
        lift: (card.chosen || card.pondered) && !card.dragged ? 0.08 : card.raised ? 8 / card.height : 0
    }

    Hover {
        id: hover
        enabled: card.offered
        cursorShape: card.canPlay ? Qt.PointingHandCursor : Qt.ArrowCursor
        onHoveredChanged: if (!hovered) card.table.refusals.left(card)
    }
    readonly property bool telling: dimmed && (hover.hovered || ringed || table.refusals.refused === card)
    onTellingChanged: table.refusals.tell(card, telling)
    Tap { // only the uppermost card wins: the press is taken at once
        enabled: card.home === null || card.home.passive !== true
        onTapped: card.press()
        onPressedChanged: if (pressed) card.table.pressedBy(point.device)
    }
    CardDrag {
        card: card
    }
}
