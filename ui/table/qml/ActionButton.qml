// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// One thing to do: the digit that does it, what it is, what it leads to, and at the right what it is worth.
Pressable {
    id: button
    required property string title
    property string detail
    property string value
    property string side // more about it at the right, in small letters; not beside a value
    property bool best: false
    property bool primary: false // what moves on, in amber
    readonly property color ink: primary ? Style.dark : Style.white
    readonly property color fill: primary ? Style.amber : Style.button
    property color line: primary ? Style.amber : Style.buttonEdge
    property bool centredTitle: false
    property bool large: false // letters, where the title has room for them
    readonly property bool fits: title18.advanceWidth <= words.width // in large letters
    readonly property bool grand: large && fits
    readonly property bool stacked: value !== "" && width < 260 && height >= 38 // what it is worth takes the second line

    label: title
    stopId: title
    implicitHeight: 52
    implicitWidth: 208
    radius: 6
    color: pointed && allowed ? Qt.tint(fill, Style.button) : fill
    border.color: best ? Style.amber : line
    border.width: best ? 2 : 1
    opacity: allowed ? 1 : 0.46

    Accessible.description: allowed ? detail + (detail !== "" && value + side !== "" ? ", " : "") + value + side : reason

    KeyBadge {
        id: badge
        x: 12
        anchors.verticalCenter: parent.verticalCenter
        text: button.keyText
        ink: button.ink
    }
    Measured {
        id: title18
        text: button.title
        font.pixelSize: Style.title
        font.weight: Font.DemiBold
    }
    Column {
        id: words
        anchors.left: badge.visible ? badge.right : parent.left
        anchors.leftMargin: 10
        anchors.right: button.side === "" ? worth.left : more.left
        anchors.verticalCenter: parent.verticalCenter

        Heading {
            width: parent.width
            text: button.title
            color: button.ink
            smallest: button.table.least
            font.pixelSize: button.grand ? Style.title : Style.normal
        }
        Words {
            width: parent.width
            visible: text !== "" && !button.stacked
            text: button.detail
            color: button.ink
            opacity: 0.85
            wrapMode: Text.Wrap
            maximumLineCount: Math.max(1, Math.floor((button.height - 18) / (button.grand ? 18 : 15)))
            smallest: maximumLineCount > 1 ? 0 : button.table.least
            font.pixelSize: button.grand ? Style.normal : Style.small
        }
        Worth {
            visible: button.stacked
            text: button.value
            best: button.best
        }
    }
    Worth {
        id: worth
        anchors.right: parent.right
        anchors.rightMargin: 12
        anchors.verticalCenter: parent.verticalCenter
        text: button.value
        best: button.best
        visible: !button.stacked && (text !== "" || best)
    }
    Caption {
        id: more
        anchors.right: parent.right
        anchors.rightMargin: 10
        anchors.verticalCenter: parent.verticalCenter
        visible: text !== ""
        width: Math.min(implicitWidth, button.width * 0.6)
        text: button.side
        color: button.ink
        opacity: 0.85
        smallest: button.table.least
    }
}
