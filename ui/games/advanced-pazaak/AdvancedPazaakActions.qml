// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// What I may do in my turn: play the chosen side card and stand or end, or do so without one.
Item {
    id: actions
    required property AdvancedPazaakPage page
    required property AdvancedPazaakHand hand
    readonly property Style style: page.style
    readonly property TableScene scene: page.scene
    readonly property bool small: height < 170 // a line each
    readonly property int total: page.mine.total
    readonly property int reached: hand.word === "" ? total : hand.comesTo(hand.value)
    readonly property bool itself: reached === 20 && page.view.rules.auto_stand
    readonly property string shown: hand.word === "" ? "" : hand.value === 0 ? page.cards.text(hand.word) : page.cards.signed(hand.value)
    readonly property real buttonHeight: Math.min(54, (height - 24) / 4)
    readonly property var words: {
        const list = [];
        if (actions.hand.word !== "") {
            list.push({ "word": actions.page.cards.answer(actions.hand.word, actions.hand.value, true), "key": 1, "with": true, "stands": true });
            if (!actions.itself && actions.reached <= 20)
                list.push({ "word": actions.page.cards.answer(actions.hand.word, actions.hand.value, false), "key": 2, "with": true, "stands": false });
        }
        list.push({ "word": "stand", "key": 3, "with": false, "stands": true });
        if (actions.total <= 20)
            list.push({ "word": "end", "key": 4, "with": false, "stands": false });
        return list;
    }

    function at(value: int): string {
        const total = actions.page.cards.number(value);
        if (value > 20)
            return qsTr("over 20, at %1").arg(total);
        if (actions.page.theirs.stood && actions.page.theirs.total === value)
            return qsTr("tied at %1").arg(total);
        return qsTr("at %1").arg(total);
    }
    function title(entry: var): string {
        if (entry.with)
            return entry.stands ? qsTr("%1 and stand").arg(actions.shown) : qsTr("%1, end turn").arg(actions.shown);
        return entry.stands ? qsTr("Stand") : qsTr("End turn");
    }
    function detail(entry: var): string {
        const total = entry.with ? actions.reached : actions.total;
        return entry.stands || total > 20 ? actions.at(total) : (actions.small ? qsTr("from %1") : qsTr("one more card, from %1")).arg(actions.page.cards.number(total));
    }

    Column {
        visible: actions.page.asked
        spacing: 8
        Repeater {
            model: Rows { owner: actions; of: actions.page.asked ? actions.words : [] }
            delegate: ActionButton {
                required property var modelData
                required property AdvancedPazaakActions owner
                width: owner.width
                height: owner.buttonHeight
                table: owner.page.table
                enabled: owner.scene.position.interactive
                title: owner.title(modelData)
                detail: owner.small ? "" : owner.detail(modelData)
                side: owner.small && value === "" ? owner.detail(modelData) : ""
                large: !owner.small && owner.buttonHeight >= 50
                keyText: owner.page.table.key(modelData.key)
                stopId: "word " + (modelData.with ? modelData.stands ? "card stand" : "card end" : modelData.word)
                fill: modelData.with ? "#F2B632" : "#1FFFFFFF"
                line: modelData.with ? "#F2B632" : "#6BFFFFFF"
                ink: modelData.with ? "#1D2126" : "white"
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
            color: actions.style.second
            wrapMode: Text.Wrap
            font.pixelSize: actions.style.normal
        }
        PlainText {
            width: parent.width
            visible: actions.scene.position.resting && actions.scene.position.interactive && !actions.scene.motion.waits
            text: qsTr("Click or press a key to continue")
            color: actions.style.text
            wrapMode: Text.Wrap
            font.pixelSize: actions.style.normal
            font.weight: Font.DemiBold
        }
    }
}
