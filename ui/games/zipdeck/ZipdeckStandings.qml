// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// Who came to how many points, fewest first; where there is no room for all, the best and me. During the match the seats
// say it.
Item {
    id: standings
    required property ZipdeckPage page
    property int columns: 1
    readonly property real gap: 24
    readonly property real columnWidth: (width - (columns - 1) * gap) / columns
    readonly property real numbers: 60
    readonly property bool large: page.at.wide && height >= 26 * (page.scene.position.seatCount + 1)
    readonly property int rowHeight: large ? 28 : 20
    readonly property int room: Math.max(1, Math.floor((height - rowHeight) / rowHeight)) * columns
    readonly property list<int> totals: visible ? Array(page.scene.position.seatCount).fill(0).map((zero, seat) => page.pointsShown(seat)) : []
    readonly property list<int> order: Array.from(totals).map((total, seat) => seat).sort((a, b) => totals[a] - totals[b] || a - b)
    readonly property list<int> kept: Array.from(order).filter(seat => seat === page.me).slice(0, room)
    readonly property list<int> shown: {
        let free = room - kept.length;
        const keep = Array.from(kept);
        return Array.from(order).filter(seat => keep.includes(seat) || free-- > 0);
    }

    component Cell: Words {
        required property bool large
        height: large ? 28 : 20
        verticalAlignment: Text.AlignVCenter
        smallest: 10
        font.pixelSize: large ? Style.normal : Style.small
    }
    Row {
        width: standings.columnWidth
        Cell {
            large: standings.large
            width: parent.width - standings.numbers
            text: width < 120 ? qsTr("Fewest win") : qsTr("Fewest points win")
            color: Style.second
        }
        Cell {
            large: standings.large
            width: 60
            horizontalAlignment: Text.AlignRight
            text: qsTr("points")
            color: Style.second
        }
    }
    Grid {
        id: table
        y: standings.rowHeight
        rows: Math.ceil(standings.shown.length / standings.columns)
        flow: Grid.TopToBottom
        columnSpacing: standings.gap
        Repeater {
            model: Rows { owner: standings; of: standings.shown.length }
            delegate: Row {
                id: line
                required property int index
                required property ZipdeckStandings owner
                readonly property int seat: owner.shown[index] || 0
                readonly property int points: owner.totals[seat] || 0
                readonly property int place: 1 + Array.from(owner.totals).filter(total => total < points).length
                readonly property bool mine: seat === owner.page.me
                width: owner.columnWidth
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1, place %2, %3").arg(owner.page.name(seat)).arg(place).arg(owner.page.pointWords(points))
                Cell {
                    large: line.owner.large
                    width: 24
                    text: line.place
                    color: Style.second
                }
                Cell {
                    large: line.owner.large
                    width: line.width - 24 - line.owner.numbers
                    text: line.owner.page.name(line.seat)
                    font.weight: line.mine ? Font.DemiBold : Font.Normal
                }
                Cell {
                    large: line.owner.large
                    width: 60
                    horizontalAlignment: Text.AlignRight
                    text: line.points
                    font.weight: line.mine ? Font.DemiBold : Font.Normal
                }
            }
        }
    }
}
