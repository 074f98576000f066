// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The choice of a side deck: all kinds with their counts, decks beside them, what is chosen in the tray. Before the first
// match a ready-made one.
Item {
    id: deck
    required property AdvancedPazaakPage page
    readonly property AdvancedPazaakPlan ofPlan: plan
    readonly property real pad: page.at.pad
    readonly property real trayHeight: Math.round(Style.clamp(height * 0.27, 132, 200))
    readonly property real listWidth: Style.clamp(width * 0.21, 150, 290)
    // A line for each sign, and the special cards in columns beside them, with words under or beside each.
    readonly property real labelWidth: width < 1100 ? 0 : 84
    readonly property var lines: Array.from(["plus", "minus", "either"]).map(kind => plan.pool.filter(side => side.kind === kind)).filter(row => row.length > 0)
    readonly property var specials: plan.pool.filter(side => side.special)
    readonly property int specialColumns: Math.ceil(specials.length / Math.max(1, lines.length))
    readonly property real specialGap: specialColumns > 0 ? pad : 0
    readonly property real room: width - 2 * pad - labelWidth - listWidth - 16 - specialGap
    readonly property real lineHeight: (height - trayHeight - 8) / Math.max(1, lines.length)
    readonly property real steps: lineHeight < 124 || room / (6 + 1.3 * specialColumns) < 76 ? 0 : 28 // height of the steps under a card
    readonly property real captions: specialColumns > 0 ? 30 : 0
    readonly property real underCard: Math.min(room / (6 + 1.3 * specialColumns) - 12, (lineHeight - 14 - Math.max(steps, captions)) / 1.4)
    readonly property real besideCard: Math.min((room - 80 * specialColumns) / (6 + specialColumns) - 8, (lineHeight - 14 - steps) / 1.4)
    readonly property bool beside: besideCard > underCard
    readonly property real cardWidth: Math.floor(Math.max(24, Math.min(beside ? besideCard : underCard, 110)))
    readonly property real cellWidth: beside ? (room - 80 * specialColumns) / (6 + specialColumns) : room / (6 + 1.3 * specialColumns)
    readonly property real specialWidth: beside ? cellWidth + 80 : cellWidth * 1.3
    readonly property real trayText: heading.y + heading.height + 8
    readonly property real barWidth: page.at.barWidth
    readonly property real placeStep: Math.min(68, (width - 2 * pad - barWidth - 24) / Math.max(plan.size, 5))
    readonly property bool begun: page.choosing && plan.page.view.ready.length > 0
    onBegunChanged: if (begun) plan.begin()
    property bool wished: false // to build one before the first match
    readonly property bool building: visible && (wished || plan.played)

    AdvancedPazaakPlan {
        id: plan
        page: deck.page
        trayHeight: deck.trayHeight
    }
    AdvancedPazaakFirst {
        visible: deck.visible && !deck.building
        anchors.fill: parent
        plan: plan
        onOthers: deck.wished = true
    }
    component Kind: AdvancedPazaakKind {
        required property AdvancedPazaakDeck owner
        plan: owner.ofPlan
        cardWidth: owner.cardWidth
    }
    Repeater {
        model: Rows { owner: deck; of: deck.building ? deck.lines.length : 0 }
        delegate: Item {
            id: line
            required property int index
            required property AdvancedPazaakDeck owner
            readonly property var cards: owner.lines[index] || []
            readonly property string kind: cards.length > 0 ? cards[0].kind : ""
            x: owner.pad
            y: 4 + index * owner.lineHeight
            width: owner.labelWidth + 6 * owner.cellWidth
            height: owner.lineHeight
            Column {
                visible: line.owner.labelWidth > 0
                y: 12
                width: line.owner.labelWidth - 6
                SpokenText {
                    width: parent.width
                    text: line.kind === "plus" ? qsTr("Plus") : line.kind === "minus" ? qsTr("Minus") : qsTr("Either sign")
                    wrapMode: Text.Wrap
                    font.weight: Font.DemiBold
                }
                Caption {
                    width: parent.width
                    text: qsTr("%n each", "at most so many of a kind", line.cards.length > 0 ? line.cards[0].most : 0)
                    color: Style.second
                    wrapMode: Text.Wrap
                }
            }
            Repeater {
                model: Rows { owner: line.owner; of: line.cards }
                delegate: Kind {
                    required property advancedPazaakSide modelData
                    required property int index
                    side: modelData
                    steps: owner.steps
                    x: owner.labelWidth + index * owner.cellWidth
                    y: 8
                    width: owner.cellWidth
                }
            }
        }
    }
    Repeater {
        model: Rows { owner: deck; of: deck.building ? deck.specials : [] }
        delegate: Kind {
            required property advancedPazaakSide modelData
            required property int index
            side: modelData
            captions: Math.max(owner.captions, owner.lineHeight - 10 - owner.cardWidth * 1.4)
            beside: owner.beside
            x: owner.pad + owner.labelWidth + 6 * owner.cellWidth + owner.specialGap + index % owner.specialColumns * width
            y: 12 + Math.floor(index / owner.specialColumns) * owner.lineHeight
            width: owner.specialWidth
        }
    }
    AdvancedPazaakDecks {
        visible: deck.building
        plan: plan
        x: deck.width - deck.pad - width
        y: 8
        width: deck.listWidth
        height: deck.height - deck.trayHeight - 16
    }
    Tray {
        id: tray
        visible: deck.building
        y: deck.height - deck.trayHeight
        width: deck.width
        height: deck.trayHeight
        SpokenText {
            id: heading
            x: deck.pad
            y: 8
            width: deck.width - 2 * deck.pad - deck.barWidth - 24
            text: qsTr("Your side deck: %1 of %2.").arg(plan.chosen.length).arg(plan.size) + " " + qsTr("%n of them are drawn for the match.", "", plan.rules.hand_size)
            wrapMode: Text.Wrap
        }
        Repeater {
            model: Rows { owner: deck; of: deck.building ? plan.size : 0 }
            delegate: AdvancedPazaakPlace {
                required property AdvancedPazaakDeck owner
                plan: owner.ofPlan
                x: owner.pad + index * owner.placeStep
                y: owner.trayText
                width: Math.min(owner.placeStep - 6, (owner.trayHeight - 76) / 1.4)
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
                visible: deck.building
                allowed: plan.left === 0
                reason: qsTr("%n more cards are needed.", "", plan.left)
                keyText: plan.left === 0 ? deck.page.table.keyOf("end") : ""
                title: plan.left === 0 ? qsTr("Use this deck") : qsTr("%n more", "cards", plan.left)
                stopId: "use"
                order: -1
                primary: plan.left === 0
                best: deck.page.scene.answers.hintLevel > 0 && plan.same(deck.page.view.deckIn(deck.page.scene.answers.hintWord))
                value: deck.page.scene.answers.worths[plan.words] || ""
                onPressed: plan.use()
            }
            Row {
                spacing: 8
                ActionButton {
                    width: (deck.barWidth - 48) / 2
                    height: 36
                    table: deck.page.table
                    visible: deck.building
                    title: plan.before ? qsTr("Undo") : qsTr("Clear")
                    stopId: "clear"
                    onPressed: plan.before ? plan.undo() : plan.lay([])
                }
                SpokenText {
                    width: (deck.barWidth - 48) / 2
                    height: 36
                    elide: Text.ElideNone
                    visible: deck.page.scene.answers.hintText !== ""
                    text: deck.page.scene.answers.hintText
                    color: Style.hint
                    wrapMode: Text.Wrap
                    font.pixelSize: Style.small
                }
            }
        }
    }
}
