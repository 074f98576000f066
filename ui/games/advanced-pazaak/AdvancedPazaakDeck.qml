// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The choice of a side deck: all kinds laid out with their counts, ready-made and own decks beside them, what is chosen in
// the tray.
Item {
    id: deck
    required property var page
    readonly property AdvancedPazaakPlan ofPlan: plan
    readonly property Style style: page.style
    readonly property real pad: page.at.pad
    readonly property real trayHeight: Math.round(style.clamp(height * 0.27, 132, 200))
    readonly property real listWidth: style.clamp(width * 0.22, 176, 300)
    readonly property real labelWidth: style.clamp(width * 0.11, 66, 150)
    readonly property var shown: page.cards.rows.filter(row => row.some(word => plan.most(word) > 0))
    readonly property bool specials: plan.most("tie") > 0
    readonly property real captions: specials ? 34 : 0 // under the special cards
    readonly property real lineHeight: (height - trayHeight - 8 - captions) / Math.max(1, shown.length)
    readonly property real cellWidth: (width - 2 * pad - labelWidth - listWidth - 16) / 6
    readonly property real cardWidth: Math.floor(Math.min(cellWidth - 40, (lineHeight - 16) / 1.4, 96))
    readonly property real barWidth: page.at.barWidth
    readonly property real placeStep: Math.min(68, (width - 2 * pad - barWidth - 24) / Math.max(plan.size, 5))

    readonly property bool begun: page.choosing && plan.ready.length > 0
    onBegunChanged: if (begun) plan.begin()

    AdvancedPazaakPlan {
        id: plan
        page: deck.page
        readonly property real trayHeight: deck.trayHeight
    }
    Repeater {
        model: deck.visible ? deck.shown : []
        delegate: Item {
            id: line
            required property var modelData
            required property int index
            readonly property var owner: deck // qmllint disable unqualified
            x: owner.pad
            y: 4 + index * owner.lineHeight
            width: owner.width - 2 * owner.pad - owner.listWidth - 16
            height: owner.lineHeight
            Rectangle {
                visible: line.index > 0
                width: parent.width
                height: 1
                color: "#26FFFFFF"
            }
            Column {
                y: 8
                width: line.owner.labelWidth - 6
                Text {
                    textFormat: Text.PlainText
                    width: parent.width
                    text: line.modelData[0] === "+1" ? qsTr("Plus") : line.modelData[0] === "-1" ? qsTr("Minus") : line.modelData[0] === "+-1" ? qsTr("Either sign") : qsTr("Special")
                    color: line.owner.style.text
                    wrapMode: Text.Wrap
                    font.pixelSize: line.owner.style.normal
                    font.weight: Font.DemiBold
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
                Text {
                    textFormat: Text.PlainText
                    width: parent.width
                    visible: line.height >= 84
                    text: qsTr("%n each", "at most so many of a kind", line.owner.ofPlan.most(line.modelData[0]))
                    color: line.owner.style.second
                    wrapMode: Text.Wrap
                    font.pixelSize: line.owner.style.small
                }
            }
            Repeater {
                model: line.modelData
                delegate: AdvancedPazaakKind {
                    required property string modelData
                    required property int index
                    readonly property var at: deck // qmllint disable unqualified
                    plan: at.ofPlan
                    word: modelData
                    cardWidth: at.cardWidth
                    cellWidth: at.cellWidth
                    x: at.labelWidth + index * at.cellWidth
                    y: (line.height - height) / 2 // qmllint disable unqualified
                }
            }
        }
    }
    AdvancedPazaakDecks {
        visible: deck.visible
        plan: plan
        x: deck.width - deck.pad - width
        y: 8
        width: deck.listWidth
        height: deck.height - deck.trayHeight - 16
    }
    Rectangle {
        id: tray
        y: deck.height - deck.trayHeight
        width: deck.width
        height: deck.trayHeight
        color: deck.style.tray
        Rectangle {
            width: parent.width
            height: 1
            color: "#26FFFFFF"
        }
        Text {
            id: heading
            textFormat: Text.PlainText
            x: deck.pad
            y: 8
            width: deck.width - 2 * deck.pad - deck.barWidth - 24
            text: qsTr("Your side deck: %1 of %2.").arg(plan.chosen.length).arg(plan.size) + " " + qsTr("%n of them are drawn for the match.", "", plan.rules.hand_size)
            color: deck.style.text
            wrapMode: Text.Wrap
            font.pixelSize: deck.style.normal
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Repeater {
            model: deck.visible ? plan.size : 0
            delegate: AdvancedPazaakPlace {
                readonly property var at: deck // qmllint disable unqualified
                plan: at.ofPlan
                x: at.pad + index * at.placeStep
                y: heading.y + heading.height + 8 // qmllint disable unqualified
                width: Math.min(at.placeStep - 6, (at.trayHeight - 76) / 1.4)
                height: width * 1.4
            }
        }
        Column {
            x: deck.width - deck.pad - deck.barWidth
            y: 12
            width: deck.barWidth // the house deck lies beside the lower line
            spacing: 8
            ActionButton {
                width: parent.width
                height: Math.min(56, (deck.trayHeight - 32) / 2)
                table: deck.page.table
                visible: deck.visible
                allowed: plan.left === 0
                reason: qsTr("%n more card(s) are needed.", "", plan.left)
                keyText: plan.left === 0 ? deck.page.scene.keys["end"] || "" : ""
                title: plan.left === 0 ? qsTr("Use this deck") : qsTr("%n more", "cards", plan.left)
                stopId: "use"
                order: -1
                fill: plan.left === 0 ? "#F2B632" : "#1FFFFFFF"
                line: plan.left === 0 ? "#F2B632" : "#6BFFFFFF"
                ink: plan.left === 0 ? "#1D2126" : "white"
                best: deck.page.scene.hintLevel > 0 && plan.same(deck.page.scene.hintWord.split(" ").slice(1))
                value: deck.page.scene.worths[plan.words] || ""
                onPressed: plan.use()
            }
            Row {
                spacing: 8
                ActionButton {
                    width: (deck.barWidth - 48) / 2
                    height: 36
                    table: deck.page.table
                    visible: deck.visible
                    title: plan.before ? qsTr("Undo") : qsTr("Clear")
                    stopId: "clear"
                    onPressed: plan.before ? plan.undo() : plan.lay([])
                }
                Text {
                    textFormat: Text.PlainText
                    width: (deck.barWidth - 48) / 2
                    height: 36
                    visible: deck.page.scene.hintText !== ""
                    text: deck.page.scene.hintText
                    color: deck.style.hint
                    wrapMode: Text.Wrap
                    font.pixelSize: deck.style.small
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
            }
        }
    }
}
