// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What the match was worth to everybody before the cards of this round were dealt, the best first, beside a hint.
Rectangle {
    id: chances
    objectName: "chances"
    required property ZipdeckPage page
    readonly property Style style: page.style
    readonly property var values: page.scene.chances
    readonly property real rowHeight: Math.min(24, (height - 12) / (values.length + 1))
    readonly property real most: Math.max(1, ...values.map(chance => chance.value))
    readonly property real error: Math.max(0, ...values.map(chance => chance.error))
    readonly property list<int> order: values.map((chance, seat) => seat).sort((a, b) => values[b].value - values[a].value || a - b)

    radius: 8
    color: style.plate

    function digits(value: real): string { return Number(value).toLocaleString(Qt.locale(), "f", 0); } // qmllint disable unqualified

    component Cell: Text {
        readonly property var list: chances // qmllint disable unqualified
        textFormat: Text.PlainText
        height: list.rowHeight
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
        color: list.style.text
        font.pixelSize: list.style.small
    }
    Cell {
        x: 12
        y: 6
        width: parent.width - 24 - unit.width
        text: qsTr("Chance to win before this round")
        color: chances.style.second
    }
    Cell {
        id: unit
        x: parent.width - width - 12
        y: 6
        width: implicitWidth
        text: qsTr("%, ± %1").arg(Number(chances.error).toLocaleString(Qt.locale(), "f", 1)) // qmllint disable unqualified
        color: chances.style.second
    }
    Repeater {
        model: chances.order.length
        delegate: Item {
            id: line
            required property int index
            readonly property var owner: chances // qmllint disable unqualified
            readonly property int seat: owner.order[index] || 0
            readonly property real value: owner.values[seat] ? owner.values[seat].value : 0
            readonly property bool mine: seat === owner.page.me
            x: 12
            y: 6 + (index + 1) * owner.rowHeight
            width: owner.width - 24
            height: owner.rowHeight
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: chance to win %2 %").arg(owner.page.name(seat)).arg(owner.digits(value))
            Cell {
                id: who
                width: Math.min(120, line.width * 0.38)
                text: line.owner.page.name(line.seat)
                font.weight: line.mine ? Font.DemiBold : Font.Normal
            }
            Rectangle {
                x: who.width + 8
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(2, (line.width - x - 40) * line.value / line.owner.most)
                height: 6
                radius: 1
                color: line.mine ? "#FFFFFF" : "#99FFFFFF"
            }
            Cell {
                x: line.width - width
                width: 32
                horizontalAlignment: Text.AlignRight
                text: line.owner.digits(line.value)
                font.weight: Font.DemiBold
            }
        }
    }
}
