// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// What the deck can do: from each count, how likely one of the cards drawn makes exactly 20.
Item {
    id: bars
    required property AdvancedPazaakPlan plan
    readonly property real floor: height - 18
    readonly property alias heading: words.height

    Accessible.role: Accessible.Grouping
    Accessible.name: words.text

    Caption {
        id: words
        width: parent.width
        text: qsTr("Chance, in %, that a card drawn makes exactly 20 from:")
        color: Style.second
        wrapMode: Text.Wrap
    }
    Repeater {
        model: Rows { owner: bars; of: [14, 15, 16, 17, 18, 19, 21, 22, 23, 24, 25, 26] }
        delegate: Item {
            id: bar
            required property int modelData
            required property int index
            required property AdvancedPazaakBars owner
            readonly property real chance: owner.plan.page.view.chance(owner.plan.chosen, modelData)
            readonly property real room: owner.floor - owner.heading - 16
            width: owner.width / 12
            x: index * width
            height: owner.height
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("From %1: %2 %").arg(modelData).arg(Math.round(100 * chance))
            Accessible.ignored: !owner.visible
            Rectangle {
                x: 1
                width: parent.width - 2
                height: Math.max(1, bar.chance * bar.room)
                y: bar.owner.floor - height
                color: Style.second
            }
            Caption {
                anchors.horizontalCenter: parent.horizontalCenter
                y: bar.owner.floor - Math.max(1, bar.chance * bar.room) - 15
                visible: bar.chance > 0
                text: Math.round(100 * bar.chance)
            }
            Caption {
                anchors.horizontalCenter: parent.horizontalCenter
                y: bar.owner.floor + 2
                text: bar.modelData
                color: Style.second
            }
        }
    }
}
