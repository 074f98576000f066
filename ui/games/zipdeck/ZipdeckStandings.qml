// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Who has how many points, fewest first, and while I share out what a right call, and a wrong one, would make of them.
// Where there is no room for all: the best, me, and those who get something.
Item {
    id: standings
    required property ZipdeckPage page
    property int columns: 1
    readonly property real gap: 24
    readonly property real columnWidth: (width - (columns - 1) * gap) / columns
    readonly property Style style: page.style
    readonly property bool sharing: page.asked && page.plan.worth > 0
    readonly property bool failing: sharing && width >= 230 // room for what a wrong call would come to
    readonly property real numbers: sharing ? 112 + (failing ? 52 : 0) : 60
    readonly property bool large: page.at.wide && height >= 26 * (page.scene.seatCount + 1)
    readonly property int rowHeight: large ? 28 : 20
    readonly property int room: Math.max(1, Math.floor((height - rowHeight) / rowHeight)) * columns
    readonly property list<int> totals: visible ? Array(page.scene.seatCount).fill(0).map((zero, seat) => page.pointsShown(seat)) : []
    readonly property list<int> order: Array.from(totals).map((total, seat) => seat).sort((a, b) => totals[a] - totals[b] || a - b)
    readonly property list<int> kept: Array.from(order).filter(seat => special(seat)).slice(0, room)
    readonly property list<int> shown: {
        let free = room - kept.length;
        const keep = Array.from(kept);
        return Array.from(order).filter(seat => keep.includes(seat) || free-- > 0);
    }
    function special(seat: int): bool { return seat === standings.page.me || standings.sharing && standings.page.plan.share(seat) > 0; }
    function more(seat: int): int {
        return !standings.sharing ? 0 : seat === standings.page.me ? standings.page.plan.left : standings.page.plan.share(seat);
    }

    component Cell: Text {
        readonly property var list: standings // qmllint disable unqualified
        textFormat: Text.PlainText
        height: list.rowHeight
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
        color: list.style.text
        font.pixelSize: list.large ? list.style.normal : list.style.small
    }
    Row {
        width: standings.columnWidth
        Cell {
            width: parent.width - standings.numbers
            text: standings.sharing ? qsTr("By your call") : width < 120 ? qsTr("Fewest win") : qsTr("Fewest points win")
            color: standings.style.second
        }
        Cell {
            visible: standings.sharing
            width: 52
            horizontalAlignment: Text.AlignRight
            text: qsTr("now")
            color: standings.style.second
        }
        Cell {
            width: 60
            horizontalAlignment: Text.AlignRight
            text: standings.sharing ? qsTr("if right") : qsTr("points")
            color: standings.style.second
        }
        Cell {
            visible: standings.failing
            width: 52
            horizontalAlignment: Text.AlignRight
            text: qsTr("wrong")
            color: standings.style.second
        }
    }
    Grid {
        id: table
        y: standings.rowHeight
        rows: Math.ceil(standings.shown.length / standings.columns)
        flow: Grid.TopToBottom
        columnSpacing: standings.gap
        Repeater {
            model: standings.shown.length
            delegate: Row {
                id: line
                required property int index
                readonly property var owner: standings // qmllint disable unqualified
                readonly property int seat: owner.shown[index] || 0
                readonly property int points: owner.totals[seat] || 0
                readonly property int more: owner.more(seat)
                readonly property int place: 1 + Array.from(owner.totals).filter(total => total < points).length
                readonly property bool mine: seat === owner.page.me
                width: owner.columnWidth
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1, place %2, %3").arg(owner.page.name(seat)).arg(place).arg(owner.page.pointWords(points))
                Cell {
                    width: 24
                    text: line.place
                    color: line.owner.style.second
                }
                Cell {
                    width: line.width - 24 - line.owner.numbers
                    text: line.owner.page.name(line.seat)
                    font.weight: line.mine ? Font.DemiBold : Font.Normal
                }
                Cell {
                    visible: line.owner.sharing
                    width: 52
                    horizontalAlignment: Text.AlignRight
                    text: line.points
                }
                Cell {
                    width: 60
                    horizontalAlignment: Text.AlignRight
                    text: line.points + line.more
                    color: line.owner.sharing && line.more === 0 ? line.owner.style.second : line.owner.style.text
                    font.weight: line.more > 0 || line.mine ? Font.DemiBold : Font.Normal
                }
                Cell {
                    objectName: "wrong"
                    visible: line.owner.failing
                    width: 52
                    horizontalAlignment: Text.AlignRight
                    text: line.points + (line.mine ? line.owner.page.view.fine : 0)
                    color: line.mine ? line.owner.style.text : line.owner.style.second
                    font.weight: line.mine ? Font.DemiBold : Font.Normal
                }
            }
        }
    }
}
