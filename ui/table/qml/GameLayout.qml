// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The layout of the game on the table: <Id>Table.qml, or a plain one. With the result shown below the table, the tray
// hangs out of sight and what lies above it fills the table; while the sheet comes up, as far as it has come.
Loader {
    id: layout
    required property TableBase table
    readonly property TableScene scene: table.scene
    readonly property Item stage: table.stage
    readonly property string gameId: scene ? scene.drawing.gameId : ""
    readonly property bool sheetBelow: scene ? scene.motion.sheetBelow : false
    readonly property real sheetPart: scene ? scene.motion.sheetPart : 1

    width: stage.width
    height: stage.height
    active: layout.scene !== null && table.width > 0

    function find() {
        if (layout.gameId === "")
            return;
        const own = layout.scene.drawing.ownFile("Table");
        const found = Qt.createComponent(own).status !== Component.Error;
        setSource(found ? own : "GenericTable.qml", { "table": layout.table });
    }
    // The height of a tray follows from that of its layout, mostly in proportion: a few rounds find both.
    function fit() {
        let height = layout.stage.height;
        layout.height = height;
        for (let i = 0; i < 8 && layout.sheetBelow && layout.table.resultPlace; ++i) {
            const above = layout.table.resultPlace.mapToItem(layout.stage, 0, 0).y;
            if (Math.abs(above - layout.stage.height) < 0.1)
                break;
            height *= layout.stage.height / Math.max(1, above);
            layout.height = height;
        }
        if (layout.sheetPart < 1)
            layout.height = layout.stage.height + (height - layout.stage.height) * layout.sheetPart;
    }
    onLoaded: layout.fit()
    Component.onCompleted: find()
    onGameIdChanged: find()
    onSheetBelowChanged: fit()
    onSheetPartChanged: fit()
    Connections {
        target: layout.stage
        function onHeightChanged() { layout.fit(); }
    }
    Connections {
        target: layout.table
        function onResultPlaceChanged() { layout.fit(); }
    }
}
