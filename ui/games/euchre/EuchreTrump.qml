// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What is trump and who made it; at the right, room for the cards left over.
Rectangle {
    id: block
    required property EuchrePage page
    readonly property EuchreMeasures at: page.at
    readonly property string trump: page.trump
    readonly property ToldText made: ToldText {
        table: block.page.table
        now: block.page.words.maker()
    }
    readonly property real restX: width - restWidth * 1.7 - (at.tight ? 6 : 12)
    readonly property real restY: at.tight ? 8 : 12
    readonly property real restWidth: at.tight ? 12 : width < 196 ? 22 : 26

    radius: 8
    color: Style.plate
    Accessible.role: Accessible.StaticText
    Accessible.name: trump === "" ? qsTr("Trump: %1").arg(suit.text) : qsTr("Trump: %1, %2").arg(suit.text).arg(maker.text)
    Accessible.ignored: !visible

    Rectangle {
        id: sign
        x: block.at.tight ? 8 : 12
        y: block.at.tight ? 6 : 10
        width: block.at.tight ? 28 : 40
        height: width
        radius: 6
        color: block.trump === "" ? "transparent" : Style.white
        border.color: Style.faint
        border.width: block.trump === "" ? 1 : 0
        Image {
            visible: block.trump !== ""
            anchors.centerIn: parent
            width: parent.width * 0.66
            height: width
            sourceSize.width: 64
            sourceSize.height: 64
            source: block.page.suitPicture(block.trump)
        }
        Words {
            visible: block.trump === ""
            anchors.centerIn: parent
            text: "?"
            color: Style.second
            font.pixelSize: Style.title
        }
    }
    Column {
        x: sign.x + sign.width + (block.at.tight ? 6 : 10)
        y: sign.y + (sign.height - height) / 2
        width: (block.page.aside ? block.restX - 8 : block.width - 4) - x
        Caption {
            text: qsTr("Trump")
            visible: !block.at.tight
            color: Style.second
        }
        Words {
            id: suit
            width: parent.width
            text: block.trump === "" ? block.at.tight ? qsTr("no trump yet") : qsTr("not named yet") : block.page.words.suit(block.trump)
            smallest: 10
            font.weight: block.trump === "" ? Font.Normal : Font.DemiBold
        }
    }
    Caption {
        id: maker
        x: sign.x
        y: block.height - height - (block.at.tight ? 6 : 9)
        width: block.width - 2 * x
        text: block.made.text
        smallest: 10
    }
}
