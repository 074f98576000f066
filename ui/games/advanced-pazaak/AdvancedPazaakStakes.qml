// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// What I stake: quick ones, steps, and the button that names it.
Item {
    id: stakes
    required property AdvancedPazaakPage page
    readonly property bool asked: visible && page.scene.position.interactive && offers.count > 0
    readonly property int most: page.view.rules.stake
    readonly property bool small: height < 180
    property int stake: 1
    readonly property string answer: page.view.stakeAnswer(stake)

    function within(value: int): int { return Math.max(1, Math.min(stakes.most, value)); }
    function to(value: int) { stakes.stake = stakes.within(value); }
    onMostChanged: stakes.to(Math.ceil(stakes.most / 4))

    Repeater {
        id: offers
        model: stakes.page.scene.answers.menu
        delegate: Item {}
    }
    SpokenText {
        id: heading
        width: parent.width
        text: stakes.asked ? qsTr("Your stake, 1 to %1. The lower stake counts.").arg(stakes.most) : stakes.page.scene.position.prompt
        color: Style.second
        wrapMode: Text.Wrap
        font.pixelSize: Style.small
    }
    Row {
        id: steps
        visible: stakes.asked
        y: heading.height + 6
        spacing: 6
        Repeater {
            model: Rows { owner: stakes; of: stakes.most > 10 ? [-10, -1, 0, 1, 10] : [-1, 0, 1] }
            delegate: Item {
                id: step
                required property int modelData
                required property AdvancedPazaakStakes owner
                width: owner.most > 10 ? (owner.width - 24) / 5 : (owner.width - 12) / 3
                height: owner.small ? 32 : 40
                Heading {
                    visible: step.modelData === 0
                    anchors.centerIn: parent
                    text: step.owner.stake
                    color: Style.amber
                    font.pixelSize: Style.title
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("Your stake: %1").arg(text)
                }
                ActionButton {
                    anchors.fill: parent
                    visible: step.modelData !== 0 && step.owner.asked
                    table: step.owner.page.table
                    title: step.owner.page.cards.signed(step.modelData)
                    centredTitle: true
                    enabled: step.owner.within(step.owner.stake + step.modelData) !== step.owner.stake
                    opacity: enabled ? 1 : 0.46
                    keyText: Math.abs(step.modelData) !== 1 ? "" : step.owner.page.table.keyOf(step.modelData > 0 ? "more" : "less")
                    stopId: "step " + step.modelData
                    onPressed: step.owner.to(step.owner.stake + step.modelData)
                }
            }
        }
    }
    ActionButton {
        y: steps.y + steps.height + 8
        width: parent.width
        height: stakes.small ? 40 : 52
        visible: stakes.asked
        table: stakes.page.table
        title: qsTr("Stake %1").arg(stakes.stake)
        keyText: stakes.page.table.key(1)
        stopId: "stake"
        primary: true
        best: stakes.page.scene.answers.hintWord === stakes.answer && stakes.page.scene.answers.hintLevel > 0
        value: stakes.page.scene.answers.worths[stakes.answer] || ""
        onPressed: stakes.page.scene.answer(stakes.answer)
    }
    SpokenText {
        y: parent.height - height
        width: parent.width
        visible: stakes.asked && text !== ""
        text: stakes.page.scene.answers.hintText
        color: Style.hint
        wrapMode: Text.Wrap
        font.pixelSize: Style.small
    }
}
