// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// What I may do in my turn: play the chosen side card and stand or end, or do so without one.
Item {
    id: actions
    required property AdvancedPazaakPage page
    required property AdvancedPazaakHand hand
    readonly property TableScene scene: page.scene
    readonly property bool small: height < 170 // a line each
    readonly property string shown: hand.word === "" ? "" : hand.value === 0 ? hand.ready.text : page.cards.signed(hand.value)
    readonly property real buttonHeight: Math.min(54, (height - 24) / 4)

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
                large: !owner.small && owner.buttonHeight >= 50
                keyText: owner.page.table.key((modelData.plays ? 1 : 3) + (modelData.stands ? 0 : 1))
                stopId: "word " + (modelData.plays ? modelData.stands ? "card stand" : "card end" : modelData.word)
                primary: modelData.plays
                best: modelData.word === owner.scene.answers.hintWord && owner.scene.answers.hintLevel > 0
                value: owner.scene.answers.worths[modelData.word] || ""
                onPressed: owner.scene.answer(modelData.word)
            }
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
