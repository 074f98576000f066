// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// My part of the Zip Deck table: who I am and what the last round brought, room for my card, and the two answers.
Tray {
    id: tray
    required property ZipdeckPage page
    readonly property ZipdeckPlan plan: page.plan
    readonly property bool tight: height < 200
    readonly property real edge: tight ? 12 : 24
    readonly property real cardWidth: Math.floor(Math.min(180, (height - 2 * edge + 4) / 1.4))
    readonly property real cardX: Math.round((width - cardWidth) / 2)
    readonly property real deckWidth: tight ? 34 : 44
    readonly property real barX: cardX + cardWidth + 24
    readonly property real barWidth: Math.min(width - barX - page.at.pad, 360)
    readonly property real chance: page.view.highest_permille / 10
    readonly property bool forWatching: !page.scene.position.interactive && page.view.phase === "call"

    readonly property ToldText own: ToldText {
        table: tray.page.table
        now: tray.page.words.own()
    }

    SeatPlate {
        id: plate
        table: tray.page.table
        who: tray.page.table.seatAt(tray.page.me)
        note: tray.page.words.place(tray.page.me)
        moves: who.turn && tray.page.asked
        x: tray.page.at.pad
        y: tray.edge
        width: tray.page.at.sideWidth
        height: tray.tight ? 42 : large ? 60 : 48
        large: tray.page.at.wide
    }
    ZipdeckChips {
        visible: x + width + 16 < tray.cardX
        page: tray.page
        seat: tray.page.me
        x: plate.x + plate.width + 16
        y: Math.min(8, plate.y)
        width: 28
        height: plate.y + plate.height - y
    }
    ZipdeckSpeech {
        page: tray.page
        seat: tray.page.me
        small: true
        x: plate.x + 8
        y: plate.y + plate.height + (tray.tight ? 4 : 10)
    }
    Column {
        id: words
        visible: tray.page.scene.motion.said[tray.page.me] === undefined
        x: plate.x + 8
        y: plate.y + plate.height + (tray.tight ? 6 : 12)
        width: tray.page.at.sideWidth - 8
        spacing: 2
        Words {
            width: parent.width
            visible: text !== ""
            text: tray.own.text
            wrapMode: Text.Wrap
            maximumLineCount: 2
            font.pixelSize: tray.height >= 240 ? Style.normal : Style.small
            textFormat: Text.StyledText
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        SpokenText {
            width: parent.width
            visible: tray.page.asked
            text: qsTr("A wrong call costs you %1.").arg(tray.page.view.fine)
            smallest: Style.small
            font.pixelSize: tray.height >= 240 ? Style.normal : Style.small
        }
    }
    Column {
        visible: tray.page.view.deck > 0
        x: plate.x + 8 + tray.deckWidth + 10
        y: tray.height - tray.deckWidth * 0.7 - 12 - height / 2
        width: tray.page.at.sideWidth - tray.deckWidth - 18
        Caption {
            width: parent.width
            visible: tray.page.asked
            text: qsTr("Round %1 of %2").arg(tray.page.view.round).arg(tray.page.view.rounds)
        }
        Caption {
            width: parent.width
            text: qsTr("Cards 0 to %1").arg(tray.page.view.deck - 1)
            color: Style.second
        }
    }
    Column {
        visible: tray.page.asked
        x: tray.barX
        y: tray.edge
        width: tray.barWidth
        spacing: tray.tight ? 8 : 12
        ActionButton {
            width: parent.width
            height: tray.tight ? 50 : tray.page.at.wide ? 72 : 60
            table: tray.page.table
            visible: tray.page.asked
            title: qsTr("Zip Deck!")
            detail: tray.plan.worth === 0 ? qsTr("if right: costs nothing")
                    : tray.plan.left > 0 ? qsTr("if right: gives %1, you pay %2").arg(tray.plan.given).arg(tray.plan.left)
                    : qsTr("if right: gives %1, you pay nothing").arg(tray.plan.given)
            keyText: tray.page.table.key(1)
            stopId: "word zip"
            best: tray.page.view.calls(tray.page.scene.answers.hintWord)
            value: tray.page.scene.answers.worths[tray.plan.word] || ""
            large: tray.page.at.wide
            onPressed: tray.page.call()
        }
        ActionButton {
            width: parent.width
            height: tray.tight ? 50 : tray.page.at.wide ? 72 : 60
            table: tray.page.table
            visible: tray.page.asked
            title: qsTr("Say nothing")
            detail: qsTr("costs %1 if %2 is the highest").arg(tray.page.view.fine).arg(Math.max(0, tray.page.view.card))
            keyText: tray.page.table.key(2)
            stopId: "word pass"
            best: tray.page.scene.answers.hintWord === "pass"
            value: tray.page.table.worthOf("pass")
            large: tray.page.at.wide
            onPressed: tray.page.scene.answer("pass")
        }
        SpokenText {
            width: parent.width
            visible: text !== ""
            text: tray.page.words.advice()
            color: Style.hint
            wrapMode: Text.Wrap
            maximumLineCount: tray.tight ? 2 : 3
            font.pixelSize: tray.tight ? Style.small : Style.normal
        }
    }
    SpokenText {
        visible: tray.forWatching && tray.page.view.card >= 0 && tray.width > 560
        x: tray.barX
        y: tray.edge
        width: tray.barWidth
        text: qsTr("%1 is the highest with a probability of %2 %.").arg(Math.max(0, tray.page.view.card)).arg(Number(tray.chance).toLocaleString(Qt.locale(), "f", 1))
        color: Style.second
        wrapMode: Text.Wrap
    }
}
