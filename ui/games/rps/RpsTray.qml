// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// My part of the table without the cards: plate, what is in my deck, and what is asked.
Tray {
    id: tray
    required property RpsPage page
    readonly property RpsMeasures at: page.at
    readonly property rpsView view: page.view
    readonly property bool drafting: page.drafting
    readonly property real edge: at.tight ? 10 : 20

    SeatPlate {
        id: plate
        x: tray.at.pad
        y: tray.edge
        width: tray.at.plateWidth
        height: tray.at.plateHeight
        table: tray.page.table
        who: tray.page.mine
    }
    // The cards of the draft by sign.
    Row {
        id: signs
        visible: tray.drafting
        x: Math.max(tray.at.columnX, (tray.width - width) / 2) // right of what is asked
        y: tray.height - height - (tray.at.tight ? 6 : 14)
        height: 24
        spacing: 20
        Repeater {
            model: Rows { owner: tray; of: ["rock", "paper", "scissors"] }
            delegate: Row {
                id: entry
                required property RpsTray owner
                required property string modelData // the sign
                readonly property string name: modelData === "rock" ? qsTr("Rock") : modelData === "paper" ? qsTr("Paper") : qsTr("Scissors")
                readonly property string numbers: Array.from(entry.owner.view.drafted(modelData)).join("  ")
                spacing: 6
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: %2").arg(name).arg(numbers === "" ? qsTr("none") : numbers)
                Picture {
                    width: 18
                    source: "cards/sign-" + entry.modelData + ".svg"
                }
                Heading {
                    text: entry.name
                    font.pixelSize: Style.small
                }
                Caption {
                    text: entry.numbers === "" ? "–" : entry.numbers
                }
            }
        }
    }
    // The games: what is still to be drawn.
    Caption {
        id: heading
        visible: !tray.drafting
        x: tray.at.pad + 8
        y: plate.y + plate.height + (tray.at.tight ? 4 : 12)
        width: tray.at.plateWidth - 8
        text: tray.view.stock.length > 0 ? qsTr("to draw, shuffled") : qsTr("no cards left to draw")
        color: Style.second
        smallest: 10
    }
    Flow {
        visible: !tray.drafting
        x: tray.at.pad + 48
        y: tray.at.tight ? 74 : 102
        width: tray.at.plateWidth - 44
        spacing: 4
        Repeater {
            model: Rows { owner: tray; of: tray.drafting ? [] : Array.from(tray.view.stock) }
            delegate: RpsMini {
                required property rpsCard modelData
                required property RpsTray owner
                unit: owner.page.table.unit
                width: 28
                card: modelData
                label: qsTr("still to draw")
            }
        }
    }
    RpsWins {
        id: wins
        table: tray.page.table
        known: tray.view.games.length >= 3
        visible: !tray.drafting && tray.height > 200 && least <= width
        x: bar.x
        y: tray.edge
        width: tray.at.barWidth
    }
    ActionBar {
        id: bar
        flows: true
        table: tray.page.table
        x: tray.drafting ? tray.at.pad + 8 : tray.width - tray.at.pad - width
        y: tray.drafting ? plate.y + plate.height + 10 : wins.visible ? wins.y + wins.height + (tray.at.tight ? 10 : 20) : tray.edge
        width: tray.drafting ? tray.at.plateWidth - 8 : tray.at.barWidth
        height: tray.height - y - 8
    }
}
