// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A score that counts up to its new value and swells a little on the way. It falls at once, and nothing moves where
// people want no motion or a position is jumped to. Show `shown` and scale the number by `swell`; screen readers get `goal`.
QtObject {
    id: count
    required property TableBase table
    required property int goal
    property int shown: 0
    property real swell: 1
    property bool begun: false
    readonly property int beat: table.scene ? table.scene.motion.beatMs : 0
    readonly property int ms: table.scene ? table.scene.motion.moveMs : 0
    readonly property string text: shown < 0 ? "−" + -shown : shown

    function follow() {
        count.run.stop();
        if (count.begun && count.ms > 0 && count.goal > count.shown) {
            rise.to = count.goal; // a binding would still have the old goal here
            return count.run.start();
        }
        count.shown = count.goal;
        count.swell = 1;
    }
    onGoalChanged: follow()
    Component.onCompleted: {
        follow();
        begun = true;
    }
    readonly property ParallelAnimation run: ParallelAnimation {
        NumberAnimation { id: rise; target: count; property: "shown"; duration: count.beat; easing.type: Easing.OutQuad }
        SequentialAnimation {
            NumberAnimation { target: count; property: "swell"; to: 1.22; duration: count.ms * 0.8; easing.type: Easing.OutQuad }
            NumberAnimation { target: count; property: "swell"; to: 1; duration: count.ms * 1.2; easing.type: Easing.InOutQuad }
        }
    }
}
