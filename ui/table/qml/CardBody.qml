// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What is seen of a card: two shadows, rings, face or back, veil. It turns over when the face changes.
CardShape {
    id: body
    property real squeeze: 1
    property real ms: 0
    property bool turned: false // on its way
    onTurnedChanged: if (turned) takeFace()
    readonly property bool turning: turnOver.running
    onTurningChanged: card.table.acting += turning ? 1 : -1
    Component.onDestruction: if (turning) card.table.acting--
    y: -lift * height
    transform: Scale {
        origin.x: body.width / 2
        xScale: body.squeeze
    }
    Behavior on lift {
        NumberAnimation { duration: body.card.scene && body.card.scene.motion.moveMs > 0 ? 90 : 0; easing.type: Easing.OutQuad }
    }

    function takeFace() {
        if (body.shownKind !== body.kind)
            body.shownValue = 0; // no face is asked for a value of another one
        body.shownKind = body.kind;
        body.shownValue = body.value;
    }
    // Shows the face the model names, within `ms` or at once.
    function turn(ms: real) {
        if (body.shownKind === body.kind && body.shownValue === body.value)
            return;
        turnOver.stop();
        body.squeeze = 1;
        body.turned = false;
        body.ms = ms;
        if (ms > 0)
            turnOver.start();
        else
            body.takeFace();
    }
    function finish() { turnOver.complete(); }

    SequentialAnimation {
        id: turnOver
        NumberAnimation { target: body; property: "squeeze"; to: 0; duration: body.ms / 2; easing.type: Easing.InQuad }
        // A script would run, and fail, where the table has just gone.
        PropertyAction { target: body; property: "turned"; value: true }
        NumberAnimation { target: body; property: "squeeze"; to: 1; duration: body.ms / 2; easing.type: Easing.OutQuad }
    }

    CardShadow { body: body; visible: body.solid && !body.card.dimmed } // soft, all around
    CardEdge { of: body; ink: "shade"; visible: body.solid && !body.card.dimmed && !body.card.flying; opacity: 0.22; drop: body.raised ? 3 : 1 } // where it lies
    Loader { // seldom wanted, and then made
        active: body.card.ringed || body.card.marked || body.card.aimedAt || body.card.lit
        Component.onCompleted: setSource("CardRings.qml", { "body": body })
    }
    Loader {
        id: face
        readonly property string drawing: body.card.table.faceOf(body.shownKind)
        anchors.fill: parent
        opacity: body.card.dimmed && body.cut ? 0.55 : 1
        onDrawingChanged: setSource(drawing, { "body": body })
    }
    Loader {
        active: body.card.dimmed || body.card.hinted
        Component.onCompleted: setSource("CardMarks.qml", { "body": body })
    }
}
