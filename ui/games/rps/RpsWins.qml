// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What decides a game, in its order.
Column {
    id: wins
    readonly property real least: order.implicitWidth
    spacing: 3
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("What wins: first a pair with the base card, then the higher number, then Rock beats Scissors, Scissors beats Paper, Paper beats Rock")

    component Line: Caption {
        width: parent ? parent.width : 0
    }
    component Sign: Picture {
        width: 16
    }

    Line {
        text: qsTr("What wins a game")
        color: Style.second
    }
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
