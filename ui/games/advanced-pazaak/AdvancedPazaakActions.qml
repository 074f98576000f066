// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// What I may do in my turn: end it or stand, with the chosen side card or without one. The first key always ends, the
// second always stands.
Item {
    id: actions
    required property AdvancedPazaakPage page
    required property AdvancedPazaakHand hand
    readonly property TableScene scene: page.scene
    readonly property string shown: hand.word === "" ? "" : hand.value === 0 ? hand.ready.text : page.cards.signed(hand.value)
    readonly property real buttonHeight: Math.min(56, (height - 16) / 3)
    readonly property bool small: buttonHeight < 46 // a line each

    function at(turn: advancedPazaakTurn): string {
        const total = actions.page.cards.number(turn.total);
        return (turn.over ? qsTr("over 20, at %1") : turn.tied ? qsTr("tied at %1") : qsTr("at %1")).arg(total);
    }
    function title(turn: advancedPazaakTurn): string {
        if (turn.plays)
            return turn.stands ? qsTr("%1 and stand").arg(actions.shown) : qsTr("%1, end turn").arg(actions.shown);
        return turn.stands ? qsTr("Stand") : qsTr("End turn");
    }
    function detail(turn: advancedPazaakTurn): string {
        return turn.stands ? actions.at(turn) : (actions.small ? qsTr("from %1") : qsTr("one more card, from %1")).arg(actions.page.cards.number(turn.total));
    }

    Column {
        visible: actions.page.asked
        spacing: 8
        Repeater {
            model: Rows { owner: actions; of: actions.page.asked ? Array.from(actions.page.view.turns(actions.page.me, actions.hand.word, actions.hand.value)) : [] }
            delegate: ActionButton {
                required property advancedPazaakTurn modelData
                required property AdvancedPazaakActions owner
                width: owner.width
                height: owner.buttonHeight
                table: owner.page.table
                enabled: owner.scene.position.interactive
                title: owner.title(modelData)
                detail: owner.small ? "" : owner.detail(modelData)
                side: owner.small && value === "" ? owner.detail(modelData) : ""
                large: !owner.small
                keyText: owner.page.table.key(modelData.stands ? 2 : 1)
                stopId: "word " + (modelData.plays ? modelData.stands ? "card stand" : "card end" : modelData.word)
                primary: modelData.plays
                best: modelData.word === owner.scene.answers.hintWord && owner.scene.answers.hintLevel > 0
                value: owner.scene.answers.worths[modelData.word] || ""
                onPressed: owner.scene.answer(modelData.word)
            }
        }
        ActionButton {
            visible: actions.page.asked && actions.hand.word !== ""
            width: actions.width
            height: Math.min(40, actions.buttonHeight)
            table: actions.page.table
            enabled: actions.scene.position.interactive
            order: 2
            title: qsTr("Put the card back")
            keyText: actions.page.table.keyOf("back")
            stopId: "back"
            onPressed: actions.page.table.chosen = null
        }
    }
    Column {
        visible: !actions.page.asked
        width: actions.width
        spacing: 4
        SpokenText {
            width: parent.width
            text: actions.scene.position.prompt
            color: Style.second
            wrapMode: Text.Wrap
        }
        Heading {
            width: parent.width
            visible: actions.scene.position.resting && actions.scene.position.interactive && !actions.scene.motion.waits
            text: qsTr("Click or press a key to continue")
            wrapMode: Text.Wrap
        }
    }
}
