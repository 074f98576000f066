// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The root of every page with a table: the surface, the cards of the match above the game's own layout, and the keys.
FocusScope {
    id: root
    property var scene: null
    readonly property Style style: Style {}
    readonly property color backColor: scene ? Qt.darker(scene.colors.edge, 1.75) : "black"
    property bool keysUsed: false // the focus ring shows once keys are used
    property bool hurry: false // what is moved now arrives at once
    property int flying: 0
    property Item dragging: null
    property Item teller: null // the dimmed card that tells why
    property var zones: []
    property var stops: [] // what the focus can rest on
    property var plainKinds: ({})
    property string lastStop

    readonly property bool busy: scene !== null && (scene.resting || flying > 0)

    focus: true
    activeFocusOnTab: true
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
            if (overlay.itemAt(i) && overlay.itemAt(i).row === row)
                return overlay.itemAt(i);
        return null;
    }
    function faceOf(kind: string): string {
        return root.plainKinds[kind] ? "PlainFace.qml" : kind.charAt(0).toUpperCase() + kind.slice(1) + "Face.qml";
    }
    function noFaceFor(kind: string) {
        const known = Object.assign({}, root.plainKinds);
        known[kind] = true;
        root.plainKinds = known;
    }
    function tell(item: Item, telling: bool) {
        if (telling)
            root.teller = item;
        else if (root.teller === item)
            root.teller = null;
    }

    // A click or key that nothing else wants: what is flying arrives, and a rest ends.
    function goOn() {
        if (!root.scene)
            return;
        if (root.flying > 0) {
            root.hurry = true;
            for (let i = 0; i < overlay.count; ++i)
                if (overlay.itemAt(i))
                    overlay.itemAt(i).finish();
            Qt.callLater(() => root.hurry = false);
        }
        root.scene.goOn();
    }

    function addStop(item: Item) {
        root.stops.push(item);
        root.stopChanged(item);
    }
    function removeStop(item: Item) {
        root.stops = root.stops.filter(s => s !== item);
        if (item.activeFocus)
            focus.park();
    }
    function stopChanged(item: Item) {
        if (!item.reachable && item.activeFocus)
            focus.park();
        else if (item.reachable && root.keysUsed && item.stopId === root.lastStop && root.activeFocus && !focus.current())
            item.forceActiveFocus();
    }

    QtObject {
        id: focus
        function reachable(): var { return root.stops.filter(s => s.reachable); }
        function current(): var { return root.stops.find(s => s.activeFocus) || null; }
        function park() { rest.forceActiveFocus(); }
        function middle(item: Item): point { return item.mapToItem(root, item.width / 2, item.height / 2); }
        function go(item: Item) {
            root.lastStop = item.stopId;
            item.forceActiveFocus();
        }
        // Reading order: from left to right within a line, lines from top to bottom.
        function sorted(): var {
            const lines = s => Math.round(focus.middle(s).y / 40);
            return focus.reachable().sort((a, b) => a.order - b.order || lines(a) - lines(b) || focus.middle(a).x - focus.middle(b).x);
        }
        function start(): bool {
            const all = focus.sorted();
            if (all.length === 0)
                return false;
            focus.go(all.find(s => s.stopId === root.lastStop) || all[0]);
            return true;
        }
        function step(by: int): bool {
            const all = focus.sorted();
            const at = all.indexOf(focus.current());
            if (at < 0)
                return all.length > 0 && (focus.go(by > 0 ? all[0] : all[all.length - 1]), true);
            if (at + by < 0 || at + by >= all.length)
                return false;
            focus.go(all[at + by]);
            return true;
        }
        function move(dx: int, dy: int): bool {
            const from = focus.current();
            if (!from)
                return focus.start();
            const here = focus.middle(from);
            let best = null, least = Infinity;
            for (const s of focus.reachable()) {
                const there = focus.middle(s);
                const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
                const across = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
                if (s === from || along < 4 || along + 2 * across >= least)
                    continue;
                best = s;
                least = along + 2 * across;
            }
            if (best)
                focus.go(best);
            return best !== null;
        }
        function typed(text: string): bool {
            const stop = text === "" ? null : focus.reachable().find(s => s.keyText === text);
            if (stop)
                stop.press();
            return stop !== null && stop !== undefined;
        }
    }

    Keys.onPressed: event => {
        const modifiers = [Qt.Key_Shift, Qt.Key_Control, Qt.Key_Alt, Qt.Key_AltGr, Qt.Key_Meta, Qt.Key_CapsLock, Qt.Key_NumLock];
        if (!root.scene || modifiers.includes(event.key) || (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))) {
            event.accepted = false;
            return;
        }
        root.keysUsed = true;
        const arrows = [[Qt.Key_Left, -1, 0], [Qt.Key_Right, 1, 0], [Qt.Key_Up, 0, -1], [Qt.Key_Down, 0, 1]];
        const arrow = arrows.find(a => a[0] === event.key);
        const stop = focus.current();
        if (event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab)
            event.accepted = focus.step(event.key === Qt.Key_Tab ? 1 : -1);
        else if (focus.typed(event.text))
            event.accepted = true;
        else if (root.scene.resting)
            root.goOn();
        else if (arrow)
            event.accepted = focus.move(arrow[1], arrow[2]) || root.busy;
        else if (stop && [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space].includes(event.key))
            stop.press();
        else if (root.busy)
            root.goOn();
        else
            event.accepted = false;
    }

    TableLight {
        anchors.fill: parent
        centre: root.scene ? root.scene.colors.centre : "black"
        edge: root.scene ? root.scene.colors.edge : "black"
    }
    TapHandler {
        gesturePolicy: TapHandler.WithinBounds
        onTapped: {
            rest.forceActiveFocus();
            root.goOn();
        }
        onPressedChanged: if (pressed) root.keysUsed = false
    }
    Item {
        id: rest // holds the focus while no card or button does
        focus: true
    }
    Loader {
        id: layout
        anchors.fill: parent
        active: root.scene !== null && root.width > 0
        function find() {
            const name = root.scene ? root.scene.gameId.split("-").map(w => w.charAt(0).toUpperCase() + w.slice(1)).join("") : "";
            if (name !== "")
                setSource(name + "Table.qml", { "table": root });
        }
        onStatusChanged: if (status === Loader.Error) setSource("GenericTable.qml", { "table": root })
        Component.onCompleted: find()
        Connections {
            target: root
            function onSceneChanged() { layout.find(); }
        }
        Connections {
            target: root.scene
            ignoreUnknownSignals: true
            function onGameIdChanged() { layout.find(); }
        }
    }
    Repeater {
        model: root.scene ? root.scene.menu : null
        delegate: CardTag { table: root }
    }
    Item {
        id: cards
        anchors.fill: parent
        Repeater {
            id: overlay
            model: root.scene ? root.scene.cards : null
            delegate: CardItem { table: root }
        }
    }
    ReasonTip {
        table: root
    }
    Item {
        // Screen readers hear the last announcement through the name of this item.
        width: 1
        height: 1
        Accessible.role: Accessible.AlertMessage
        Accessible.name: root.scene ? root.scene.live : ""
    }
}
