// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// A small picture of a card that lies elsewhere or nowhere to be seen.
Item {
    id: mini
    required property rpsCard card
    required property real unit // of the table
    property bool gone: false
    property string label: ""
    readonly property string sign: card.sign
    readonly property string name: (sign === "rock" ? qsTr("Rock %1") : sign === "paper" ? qsTr("Paper %1") : qsTr("Scissors %1")).arg(card.number)

    implicitWidth: 30
    implicitHeight: width * 1.4
    Accessible.role: Accessible.Graphic
    Accessible.name: label === "" ? name : qsTr("%1, %2").arg(name).arg(label)

    Picture {
        width: mini.width
        shape: 1.4
        unit: mini.unit
        source: mini.sign === "" ? "" : "cards/" + mini.sign + "-" + mini.card.number + (mini.width > 44 ? ".svg" : "-small.svg")
    }
    Picture {
        visible: mini.gone
        opacity: 0.46
        width: mini.width
        shape: 1.4
        unit: mini.unit
        source: "cards/edge-veil.svg"
    }
}
