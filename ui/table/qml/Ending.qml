// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The end of a match, by and by: all has been told, a pause, the cards that won are lit, then the words. They stay lit
// beside the sheet. Where nothing moves, the sheet comes at once.
QtObject {
    id: ending
    required property TableScene scene
    required property bool spotted // cards that won lie on the table
    readonly property TableMotion motion: scene ? scene.motion : null
    readonly property bool running: !!motion && motion.banner
    property bool shines: false
    property bool speaks: false
    readonly property bool lit: shines || !!motion && motion.sheetBelow
    readonly property bool dark: running && shines && spotted // around them

    onRunningChanged: {
        ending.shines = ending.speaks = false;
        if (ending.running)
            ending.steps.restart();
        else
            ending.steps.stop();
    }
    readonly property SequentialAnimation steps: SequentialAnimation {
        PauseAnimation { duration: ending.motion ? ending.motion.moveMs * 3 / 2 : 0 }
        PropertyAction { target: ending; property: "shines"; value: true }
        PauseAnimation { duration: ending.motion ? ending.motion.moveMs * 3 : 0 }
        PropertyAction { target: ending; property: "speaks"; value: true }
    }
}
