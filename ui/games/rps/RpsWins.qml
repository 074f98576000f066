// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What decides a game, in its order.
Column {
    id: wins
    required property Style style
    readonly property real least: order.implicitWidth
    spacing: 3
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("What wins: first a pair with the base card, then the higher number, then Rock beats Scissors, Scissors beats Paper, Paper beats Rock")

    component Line: PlainText {
        id: line
        required property Style style
        width: parent ? parent.width : 0
        color: line.style.text
        elide: Text.ElideRight
        font.pixelSize: line.style.small
    }
    component Sign: Image {
        width: 16
        height: 16
        sourceSize.width: 32
        sourceSize.height: 32
    }

    Line {
        style: wins.style
        text: qsTr("What wins a game")
        color: wins.style.second
    }
    Line { style: wins.style; text: qsTr("1  a pair with the base card") }
    Line { style: wins.style; text: qsTr("2  the higher number") }
    Row {
        id: order
        spacing: 5
        Line {
            style: wins.style
            width: implicitWidth
            text: "3"
        }
        Sign { source: "cards/sign-rock.svg" }
        Line {
            style: wins.style
            width: implicitWidth
            text: qsTr("beats")
        }
        Sign { source: "cards/sign-scissors.svg" }
        Line {
            style: wins.style
            width: implicitWidth
            text: qsTr("beats")
        }
        Sign { source: "cards/sign-paper.svg" }
        Line {
            style: wins.style
            width: implicitWidth
            text: qsTr("beats")
        }
        Sign { source: "cards/sign-rock.svg" }
    }
}
