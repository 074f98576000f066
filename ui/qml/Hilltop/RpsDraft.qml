// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes

// What stands between the two rows of the draft: which pick it is, what wins a game, and the way of the gift.
Item {
    id: draft
    required property var page
    readonly property var at: page.at
    readonly property var style: page.style
    readonly property bool beside: page.pick < 2 // where there is room beside the dealt cards
    readonly property real textX: beside ? at.dealtX + 2 * at.dealtCard + at.dealtGap + 28 : at.pad + 8
    readonly property real textWidth: beside ? width - at.pad - textX : at.dealtX - 20 - textX
    readonly property real first: at.dealtX + at.dealtCard / 2
    readonly property real second: first + at.dealtCard + at.dealtGap

    Column {
        x: draft.textX
        y: draft.beside ? draft.at.dealtY : Math.max(draft.at.dealtY, draft.at.padY + draft.at.plateHeight + (draft.at.tight ? 96 : 116))
        width: Math.min(draft.textWidth, 240)
        spacing: 4
        Text {
            width: parent.width
            text: draft.page.view.round ? qsTr("Pick %1 of 5").arg(draft.page.view.round) : ""
            color: draft.style.text
            elide: Text.ElideRight
            font.pixelSize: draft.style.title
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Text {
            width: parent.width
            visible: draft.page.choosing
            text: draft.page.mine.me ? qsTr("Keep one card. The other goes to %1.").arg(draft.page.theirs.name)
                                     : qsTr("One card is kept, the other goes to %1.").arg(draft.page.theirs.name)
            color: draft.style.text
            wrapMode: Text.Wrap
            font.pixelSize: draft.style.normal
        }
        Item {
            width: 1
            height: 6
        }
        RpsWins {
            visible: draft.at.upper > 380
            style: draft.style
            width: parent.width
        }
    }
    // The card given away goes up to that slot.
    Shape {
        id: way
        readonly property real foot: draft.at.dealtY - 8
        readonly property real head: draft.at.topBottom + 2
        visible: draft.page.choosing
        ShapePath {
            strokeColor: "#B3FFFFFF"
            strokeWidth: 1.5
            strokeStyle: ShapePath.DashLine
            dashPattern: [3, 3]
            fillColor: "transparent"
            startX: draft.first
            startY: way.foot
            PathLine { x: draft.first; y: way.foot - 8 }
            PathLine { x: draft.at.giftX; y: way.foot - 8 }
            PathLine { x: draft.at.giftX; y: way.head }
        }
        ShapePath {
            strokeColor: "#B3FFFFFF"
            strokeWidth: 1.5
            strokeStyle: ShapePath.DashLine
            dashPattern: [3, 3]
            fillColor: "transparent"
            startX: draft.second
            startY: way.foot
            PathLine { x: draft.second; y: way.foot - 8 }
            PathLine { x: draft.at.giftX; y: way.foot - 8 }
        }
        ShapePath {
            strokeColor: "#E6FFFFFF"
            strokeWidth: 1.5
            fillColor: "transparent"
            startX: draft.at.giftX - 5
            startY: way.head + 6
            PathLine { x: draft.at.giftX; y: way.head }
            PathLine { x: draft.at.giftX + 5; y: way.head + 6 }
        }
    }
}
