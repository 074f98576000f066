// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Where the focus can rest, see TableFocus: pressed by keys and by a screen reader.
Rectangle {
    id: stop
    required property TableBase table
    property string stopId
    property string label
    property string keyText
    property string reason // why it must not be pressed
    property int order: 1
    property bool allowed: true
    property bool pointed: false // at, by the mouse
    property bool reachable: visible && enabled && (allowed || reason !== "")
    property bool telling: reachable && !allowed && (pointed || ringed || table.refusals.refused === stop)
    readonly property bool ringed: activeFocus && table.keysUsed

    signal pressed

    color: "transparent"
    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.description: allowed ? "" : reason
    Accessible.focusable: reachable
    Accessible.focused: activeFocus
    Accessible.ignored: !visible
    Accessible.onPressAction: stop.press()

    function press() {
        stop.table.refusals.refused = null;
        if (stop.allowed)
            stop.pressed();
        else if (stop.reason !== "")
            stop.table.refusals.refuse(stop, stop.reason);
    }

    onTellingChanged: table.refusals.tell(stop, telling)
    onReachableChanged: table.stops.changed(stop)
    Component.onCompleted: table.stops.add(stop)
    Component.onDestruction: {
        table.refusals.forget(stop);
        table.stops.remove(stop);
    }
}
