// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The moment two cards meet: once both lie open, the winner runs at the loser, hits, and goes back. Without
// motion only what comes of it is seen.
Item {
    id: impact
    required property TableBase table
    required property int winner // seat; -1: nothing has been decided
    required property real reach // of the run
    property int beat: 0 // 1: the winner runs, 2: it has hit
    readonly property bool begun: beat > 0
    readonly property bool hits: beat === 1
    property bool running: false
    onRunningChanged: table.acting += running ? 1 : -1
    Component.onDestruction: if (running) table.acting--

    onWinnerChanged: {
        pause.stop();
        impact.running = impact.winner >= 0 && impact.table.scene.motion.moveMs > 0 && !impact.table.hurry;
        impact.beat = impact.winner < 0 || impact.running ? 0 : 2;
        if (impact.running)
            pause.restart();
    }

    Timer {
        id: pause
        interval: impact.table.scene.motion.moveMs * (impact.beat === 0 ? 0.3 : 0.8)
        onTriggered: {
            impact.beat++;
            impact.running = impact.beat < 2;
            if (impact.running)
                pause.restart();
            else if (impact.table.scene.motion.moveMs > 0)
                burst.restart();
        }
    }
    Repeater {
        model: Rows { owner: impact; of: 10 }
        delegate: Item {
            id: ray
            required property int index
            required property RpsImpact owner
            rotation: index * 36 + 11
            Rectangle {
                y: -2
                x: 14 + 60 * ray.owner.spread
                width: 26 * (1 - ray.owner.spread) + 6
                height: 4
                radius: 2
                color: Style.white
                opacity: ray.owner.spread > 0 ? 1 - ray.owner.spread : 0
            }
        }
    }
    property real spread: 0
    NumberAnimation {
        id: burst
        target: impact
        property: "spread"
        from: 0.05
        to: 1
        duration: impact.table.scene.motion.moveMs * 1.6
        easing.type: Easing.OutCubic
    }
}
