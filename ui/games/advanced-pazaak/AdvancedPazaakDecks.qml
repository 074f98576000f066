// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// Ready-made decks and own ones, laid out by a click; the deck at hand is kept under a name.
Item {
    id: list
    required property AdvancedPazaakPlan plan
    readonly property AdvancedPazaakPage page: plan.page
    readonly property int lines: plan.page.view.ready.length + plan.own.length
    readonly property real rowHeight: Style.clamp((height - 96) / Math.max(1, lines) - 4, 22, 32)
    readonly property var known: plan.own.find(d => plan.same(d.cards)) // the own deck that is laid out
    property bool naming: false
    function titleOf(name: string): string {
        return ({ "versatile": qsTr("Both ways"), "careful": qsTr("Safety net"), "daring": qsTr("Ladder"), "tricks": qsTr("Tricks") })[name] || name;
    }

    Flickable {
        id: flick
        width: parent.width
        height: Math.min(contentHeight, list.height - 44)
        contentHeight: rows.height
        clip: true
        Column {
            id: rows
            width: flick.width - 1
            spacing: 4
            SpokenText {
                text: qsTr("Ready-made decks")
                font.weight: Font.DemiBold
            }
            Repeater {
                model: Rows { owner: list; of: list.visible ? Array.from(list.plan.page.view.ready) : [] }
                delegate: ActionButton {
                    required property advancedPazaakReady modelData
                    required property AdvancedPazaakDecks owner
                    width: owner.width - 1
                    height: owner.rowHeight
                    table: owner.page.table
                    order: 2
                    title: owner.titleOf(modelData.name)
                    side: value === "" ? owner.plan.results(modelData.cards) : ""
                    stopId: "ready " + modelData.name
                    line: owner.plan.same(modelData.cards) ? Style.amber : Style.buttonEdge
                    best: owner.page.scene.answers.hintLevel > 0 && owner.page.scene.answers.hintWord === modelData.answer
                    value: owner.page.scene.answers.worths[modelData.answer] || ""
                    onPressed: owner.plan.lay(modelData.cards)
                }
            }
            SpokenText {
                visible: list.plan.own.length > 0
                text: qsTr("Your decks")
                font.weight: Font.DemiBold
            }
            Repeater {
                model: Rows { owner: list; of: list.visible ? list.plan.own : [] }
                delegate: ActionButton {
                    required property var modelData
                    required property AdvancedPazaakDecks owner
                    width: owner.width - 1
                    height: owner.rowHeight
                    table: owner.page.table
                    order: 2
                    title: modelData.name
                    side: owner.plan.results(modelData.cards)
                    stopId: "own " + modelData.name
                    line: owner.plan.same(modelData.cards) ? Style.amber : Style.buttonEdge
                    onPressed: owner.plan.lay(modelData.cards)
                }
            }
        }
    }
    ActionButton {
        y: flick.height + 8
        x: list.width - width
        width: list.width * 0.42
        height: 32
        table: list.page.table
        visible: list.visible && !list.naming && list.known !== undefined
        order: 2
        title: qsTr("Delete")
        stopId: "delete"
        onPressed: list.plan.forget(list.known.name)
    }
    ActionButton {
        y: flick.height + 8
        width: list.known === undefined ? list.width : list.width * 0.58 - 6
        height: 32
        table: list.page.table
        visible: list.visible && !list.naming
        allowed: list.plan.chosen.length > 0
        reason: qsTr("Choose cards first.")
        order: 2
        title: qsTr("Save as…")
        stopId: "keep"
        onPressed: {
            list.naming = true;
            name.forceActiveFocus();
        }
    }
    Rectangle {
        visible: list.naming
        y: flick.height + 8
        width: list.width
        height: 32
        radius: 6
        color: Style.plate
        border.color: Style.amber
        TextInput {
            id: name
            anchors.fill: parent
            anchors.margins: 7
            color: Style.white
            clip: true
            maximumLength: 24
            selectByMouse: true
            font.family: Style.family
            font.pixelSize: Style.normal
            Accessible.role: Accessible.EditableText
            Accessible.name: qsTr("Deck name")
            Accessible.ignored: !list.naming
            onAccepted: {
                if (text.trim() !== "")
                    list.plan.keepAs(text.trim());
                done();
            }
            Keys.onEscapePressed: done()
            function done() {
                list.naming = false;
                name.clear();
                list.page.table.stops.forceActiveFocus();
            }
            Words {
                visible: name.text === ""
                text: qsTr("Type a name, then press Enter")
                color: Style.second
                Accessible.ignored: true
            }
        }
    }
    AdvancedPazaakBars {
        plan: list.plan
        visible: list.height - y >= 110 && width >= 17 * 12 // else its numbers meet
        y: flick.height + 52
        width: list.width
        height: Math.min(170, list.height - y)
    }
}
