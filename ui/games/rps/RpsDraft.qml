// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes
import Hilltop

// The text between the two rows of the draft: which pick it is, what wins a game, and the way of the gift.
Item {
    id: draft
    required property RpsPage page
    required property real giftX // where the gift goes
    readonly property RpsMeasures at: page.at
    readonly property real first: at.dealtX + at.dealtCard / 2
    readonly property real second: first + at.dealtCard + at.dealtGap

    readonly property bool given: page.view.phase === "gift"

    function give(row: int) {
        const card = draft.page.table.cardItem(row);
        if (card)
            draft.page.scene.answer(draft.page.view.giving(card.kind, card.value));
    }

    Column {
        x: draft.at.pad + 8
        y: Math.max(draft.at.dealtY, draft.at.padY + draft.at.plateHeight + (draft.at.tight ? 100 : 116))
        width: draft.at.dealtX - 24 - x
        spacing: 4
        Heading {
            width: parent.width
            horizontalAlignment: Text.AlignRight
            text: draft.page.view.round > 0 ? qsTr("Pick %1 of 5").arg(draft.page.view.round) : ""
            smallest: 12
            font.pixelSize: Style.title
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Words {
            width: parent.width
            visible: draft.page.choosing && !draft.page.over
            text: draft.page.mine.me ? qsTr("Keep one card. The other goes to %1.").arg(draft.page.theirs.name)
                                     : qsTr("One card is kept, the other goes to %1.").arg(draft.page.theirs.name)
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignRight
        }
    }
    RpsWins {
        table: draft.page.table
        x: draft.at.dealtX + 2 * draft.at.dealtCard + draft.at.dealtGap + 24
        y: draft.at.dealtY + 4
        visible: width > Math.max(190, least) && draft.at.upper > 340
        width: draft.width - draft.at.pad - x
    }
    // What has just changed hands.
    Row {
        visible: draft.given
        x: draft.at.dealtX + draft.at.dealtCard + draft.at.dealtGap / 2 - width / 2
        y: draft.at.dealtY + 4
        spacing: 20
        Repeater {
            model: Rows { owner: draft; of: draft.given ? [false, true] : [] }
            delegate: Column {
                id: moved
                required property RpsDraft owner
                required property bool modelData // received
                readonly property rpsCard card: modelData ? owner.page.view.got : owner.page.view.gave
                readonly property string text: modelData ? owner.page.mine.me ? qsTr("you received") : qsTr("%1 received").arg(owner.page.mine.name)
                                               : owner.page.mine.me ? qsTr("you gave") : qsTr("%1 gave").arg(owner.page.mine.name)
                spacing: 8
                RpsMini {
                    unit: moved.owner.page.table.unit
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: Math.round(moved.owner.at.dealtCard * 0.8)
                    card: moved.card
                    label: moved.text
                }
                Words {
                    width: Math.max(moved.owner.at.dealtCard, 130)
                    text: moved.text
                    horizontalAlignment: Text.AlignHCenter
                }
            }
        }
    }
    // The card given away goes up to that slot.
    Shape {
        id: way
        readonly property real foot: draft.at.dealtY - 8
        readonly property real head: draft.at.topBottom + 2
        visible: draft.page.choosing && !draft.page.over
        ShapePath {
            strokeColor: Style.way
            strokeWidth: 1.5
            strokeStyle: ShapePath.DashLine
            dashPattern: [3, 3]
            fillColor: "transparent"
            startX: draft.first
            startY: way.foot
            PathLine { x: draft.first; y: way.foot - 8 }
            PathLine { x: draft.giftX; y: way.foot - 8 }
            PathLine { x: draft.giftX; y: way.head }
        }
        ShapePath {
            strokeColor: Style.way
            strokeWidth: 1.5
            strokeStyle: ShapePath.DashLine
            dashPattern: [3, 3]
            fillColor: "transparent"
            startX: draft.second
            startY: way.foot
            PathLine { x: draft.second; y: way.foot - 8 }
            PathLine { x: draft.giftX; y: way.foot - 8 }
        }
        ShapePath {
            strokeColor: Style.wayHead
            strokeWidth: 1.5
            fillColor: "transparent"
            startX: draft.giftX - 5
            startY: way.head + 6
            PathLine { x: draft.giftX; y: way.head }
            PathLine { x: draft.giftX + 5; y: way.head + 6 }
        }
    }
}
