// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Who called what in the last rounds, a row a player, and the round that runs: a ring is a call, bold the highest card,
// beside it what was paid.
Rectangle {
    id: calls
    objectName: "calls"
    required property ZipdeckPage page
    readonly property Style style: page.style
    readonly property real rowHeight: Math.min(24, (height - 12) / (page.scene.seatCount + 1))
    readonly property real nameWidth: Math.min(190, width * 0.2)
    readonly property real column: Math.min(62, (width - nameWidth - 16) / 13)
    readonly property int room: Math.max(1, Math.floor((width - nameWidth - 16) / column) - 1)
    readonly property var rounds: Array.from(page.scene.past).slice(-room)
    readonly property bool running: !page.shown // this round's cards are not shown yet
    readonly property list<int> seats: Array(page.scene.seatCount).fill(0).map((zero, nth) => (page.me + 1 + nth) % page.scene.seatCount) // mine last, as I sit

    radius: 8
    color: style.plate

    // The words of one player's rounds, latest first.
    function spoken(seat: int): string {
        return calls.rounds.slice().reverse().map(round => {
            const card = round.called[seat] ? qsTr("%1 called").arg(round.cards[seat]) : round.cards[seat];
            return round.paid[seat] > 0 ? qsTr("%1, paid %2").arg(card).arg(round.paid[seat]) : card;
        }).join("; ");
    }

    component Cell: Text {
        readonly property var list: calls // qmllint disable unqualified
        textFormat: Text.PlainText
        height: list.rowHeight
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: Text.AlignHCenter
        elide: Text.ElideRight
        color: list.style.text
        font.pixelSize: list.style.small
    }
    Rectangle { // the round that runs
        visible: calls.running
        x: calls.nameWidth + 8 + calls.rounds.length * calls.column
        y: 3
        width: calls.column
        height: parent.height - 6
        radius: 6
        color: "#1FFFFFFF"
        border.color: calls.style.amber
        border.width: 1
    }
    Row {
        x: 12
        y: 6
        Cell {
            width: calls.nameWidth - 4
            horizontalAlignment: Text.AlignLeft
            text: qsTr("Round")
            color: calls.style.second
        }
        Repeater {
            model: calls.rounds.length + (calls.running ? 1 : 0)
            delegate: Cell {
                required property int index
                readonly property var owner: calls // qmllint disable unqualified
                width: owner.column
                text: index < owner.rounds.length ? owner.rounds[index].round : owner.page.view.round
                font.weight: index < owner.rounds.length ? Font.Normal : Font.DemiBold
            }
        }
    }
    Repeater {
        model: calls.seats.length
        delegate: Row {
            id: line
            required property int index
            readonly property var owner: calls // qmllint disable unqualified
            readonly property int seat: owner.seats[index] || 0
            readonly property bool mine: seat === owner.page.me
            x: 12
            y: 6 + (index + 1) * owner.rowHeight
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2").arg(owner.page.name(seat)).arg(owner.spoken(seat))
            Cell {
                width: line.owner.nameWidth - 4
                horizontalAlignment: Text.AlignLeft
                text: line.owner.page.name(line.seat)
                font.weight: line.mine ? Font.DemiBold : Font.Normal
            }
            Repeater {
                model: line.owner.rounds.length
                delegate: Item {
                    id: cell
                    required property int index
                    readonly property var owner: calls // qmllint disable unqualified
                    readonly property int seat: line.seat // qmllint disable unqualified
                    readonly property var round: owner.rounds[index]
                    readonly property int card: round ? round.cards[seat] : -1
                    readonly property int paid: round ? round.paid[seat] : 0
                    width: owner.column
                    height: owner.rowHeight
                    Rectangle {
                        visible: cell.round !== undefined && cell.round.called[cell.seat]
                        anchors.centerIn: number
                        width: Math.max(24, number.implicitWidth + 12)
                        height: Math.min(20, parent.height - 2)
                        radius: height / 2
                        color: "transparent"
                        border.color: cell.owner.style.text
                    }
                    Cell {
                        id: number
                        width: parent.width * (cell.paid > 0 ? 0.62 : 1)
                        text: cell.card < 0 ? "" : cell.card
                        font.weight: cell.round !== undefined && cell.round.top === cell.seat ? Font.Bold : Font.Normal
                        font.underline: cell.round !== undefined && cell.round.top === cell.seat
                    }
                    Cell {
                        visible: cell.paid > 0
                        x: number.width
                        width: parent.width - x
                        horizontalAlignment: Text.AlignLeft
                        text: qsTr("+%1").arg(cell.paid)
                        color: cell.owner.style.hint
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 9
                    }
                }
            }
            Cell {
                visible: line.owner.running
                width: line.owner.column
                text: line.mine && line.owner.page.view.card >= 0 ? line.owner.page.view.card : "?"
                font.weight: Font.DemiBold
            }
        }
    }
    Cell {
        visible: calls.rounds.length < 8
        x: calls.width - width - 12
        y: calls.height - height - 4
        horizontalAlignment: Text.AlignRight
        text: qsTr("ring: called, underline: highest, +: paid")
        color: calls.style.second
    }
}
