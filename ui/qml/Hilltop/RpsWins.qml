// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What decides a game, in its order.
Column {
    id: wins
    required property Style style
    spacing: 3
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("What wins: first a pair with the base card, then the higher number, then Rock beats Scissors, Scissors beats Paper, Paper beats Rock")

    component Line: Text {
        width: wins.width
        color: wins.style.text
        elide: Text.ElideRight
        font.pixelSize: wins.style.small
    }
    component Sign: Image {
        width: 16
        height: 16
        sourceSize: Qt.size(16, 16)
    }

    Line {
        text: qsTr("What wins a game")
        color: wins.style.second
    }
    Line { text: qsTr("1  a pair with the base card") }
    Line { text: qsTr("2  the higher number") }
    Row {
        spacing: 5
        Line {
            width: implicitWidth
            text: "3"
        }
        Sign { source: "cards/sign-rock.svg" }
        Line {
            width: implicitWidth
            text: qsTr("beats")
        }
        Sign { source: "cards/sign-scissors.svg" }
        Line {
            width: implicitWidth
            text: qsTr("beats")
        }
        Sign { source: "cards/sign-paper.svg" }
        Line {
            width: implicitWidth
            text: qsTr("beats")
        }
        Sign { source: "cards/sign-rock.svg" }
    }
}
