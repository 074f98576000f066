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

    component Line: Text {
        id: line
        textFormat: Text.PlainText
        required property var owner
        width: line.owner.width
        color: line.owner.style.text
        elide: Text.ElideRight
        font.pixelSize: line.owner.style.small
    }
    component Sign: Image {
        width: 16
        height: 16
        sourceSize.width: 32
        sourceSize.height: 32
    }

    Line {
        owner: wins
        text: qsTr("What wins a game")
        color: wins.style.second
    }
    Line { owner: wins; text: qsTr("1  a pair with the base card") }
    Line { owner: wins; text: qsTr("2  the higher number") }
    Row {
        id: order
        spacing: 5
        Line {
            owner: wins
            width: implicitWidth
            text: "3"
        }
        Sign { source: "cards/sign-rock.svg" }
        Line {
            owner: wins
            width: implicitWidth
            text: qsTr("beats")
        }
        Sign { source: "cards/sign-scissors.svg" }
        Line {
            owner: wins
            width: implicitWidth
            text: qsTr("beats")
        }
        Sign { source: "cards/sign-paper.svg" }
        Line {
            owner: wins
            width: implicitWidth
            text: qsTr("beats")
        }
        Sign { source: "cards/sign-rock.svg" }
    }
}
