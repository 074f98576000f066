// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What decides a game, in its order. Who has seen it often enough finds it folded, and unfolds it by a click.
Column {
    id: wins
    required property TableBase table
    property bool known: false
    property bool unfolded: false
    readonly property bool whole: !known || unfolded
    readonly property real least: order.implicitWidth
    spacing: 3

    component Line: Caption {
        width: parent ? parent.width : 0
    }
    component Sign: Picture {
        width: 16
    }

    Pressable {
        id: head
        readonly property real inset: wins.known ? 8 : 0
        x: -inset
        width: wins.known ? title.implicitWidth + 38 : parent.width
        height: title.implicitHeight + (wins.known ? 6 : 0)
        radius: 4
        table: wins.table
        live: wins.known
        reachable: visible && wins.known
        order: 3
        color: wins.known && pointed ? Style.button : "transparent"
        label: title.text
        stopId: "what wins"
        onPressed: wins.unfolded = !wins.unfolded
        Accessible.role: wins.known ? Accessible.Button : Accessible.StaticText
        Caption {
            id: title
            anchors.verticalCenter: parent.verticalCenter
            x: head.inset
            width: parent.width - 2 * x
            text: qsTr("What wins a game")
            color: Style.second
            Accessible.ignored: true
        }
        CountTriangle {
            visible: wins.known
            x: head.inset + title.implicitWidth + 8
            anchors.verticalCenter: parent.verticalCenter
            scale: 0.7
            ink: Style.second
            below: wins.unfolded
        }
    }
    Column {
        visible: wins.whole
        width: parent.width
        spacing: wins.spacing
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("What wins: first a pair with the base card, then the higher number, then Rock beats Scissors, Scissors beats Paper, Paper beats Rock")
        Accessible.ignored: !visible
        Line { text: qsTr("1  a pair with the base card") }
        Line { text: qsTr("2  the higher number") }
        Row {
            id: order
            spacing: 5
            Caption { text: "3" }
            Sign { source: "cards/sign-rock.svg" }
            Caption { text: qsTr("beats") }
            Sign { source: "cards/sign-scissors.svg" }
            Caption { text: qsTr("beats") }
            Sign { source: "cards/sign-paper.svg" }
            Caption { text: qsTr("beats") }
            Sign { source: "cards/sign-rock.svg" }
        }
    }
}
