// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// Where silence is an answer too: a button that passes, with the time until that happens by itself, and the others at
// this screen who could answer instead.
Column {
    id: pass
    required property TableBase table
    property real buttonHeight: 56
    readonly property TableScene scene: table ? table.scene : null
    readonly property int silences: scene ? scene.answers.silences : 0
    onSilencesChanged: restart()
    readonly property int count: visible ? 1 + scene.position.speakers.length : 0
    property real rest: 0 // of the time, 1 to 0
    readonly property int seconds: running.running ? Math.max(1, Math.ceil(rest * running.duration / 1000)) : 0

    visible: scene ? scene.answers.mayPass && scene.position.interactive : false
    spacing: 8

    function restart() {
        running.stop();
        pass.rest = 0;
        running.duration = pass.scene ? Math.max(0, pass.scene.answers.silenceMs) : 0;
        if (running.duration > 0)
            running.start();
    }
    Component.onCompleted: restart()
    NumberAnimation {
        id: running
        target: pass
        property: "rest"
        from: 1
        to: 0
    }

    Repeater { // made when it is seen, since tables come later than their parts
        model: Rows { owner: pass; of: pass.visible ? 1 : 0 }
        delegate: ActionButton {
            id: button
            required property PassButtons owner
            table: owner.table
            width: owner.width
            height: owner.buttonHeight
            stopId: "pass"
            order: 2 // after the answers
            title: owner.scene.answers.saysNext !== "" ? qsTr("Done") : qsTr("Pass")
            detail: owner.seconds > 0 ? qsTr("in %n seconds", "", owner.seconds) : ""
            keyText: owner.table.keyOf("pass")
            onPressed: owner.scene.pass()

            Rectangle {
                anchors.bottom: parent.bottom
                anchors.margins: 1
                x: 1
                width: button.owner.rest * (button.width - 2)
                height: 4
                radius: 2
                color: Style.amber
            }
        }
    }
    Repeater {
        model: Rows { owner: pass; of: pass.visible ? Array.from(pass.scene.position.speakers) : [] }
        delegate: ActionButton {
            required property tableSeat modelData
            required property PassButtons owner
            table: owner.table
            width: owner.width
            height: owner.buttonHeight
            order: 2
            stopId: "speaker " + modelData.seat
            title: qsTr("%1 answers").arg(modelData.name)
            detail: qsTr("pass the screen")
            onPressed: owner.scene.callSpeaker(modelData.seat)
        }
    }
}
