// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// What I stake: a click on a chip lays one, a right click takes one back; the button names what they make.
Item {
    id: stakes
    required property AdvancedPazaakPage page
    readonly property bool asked: visible && page.scene.position.interactive && offers.count > 0
    readonly property int most: page.view.rules.stake
    readonly property bool small: height < 180
    readonly property var chips: chipsFor(most)
    readonly property real chipWidth: Math.min(small ? 40 : 46, (width - 6 * chips.length) / (chips.length + 1))
    property list<int> laid // chips, in that order
    readonly property int stake: Array.from(laid).reduce((sum, value) => sum + value, 0)
    readonly property string answer: page.view.stakeAnswer(stake)

    function chipsFor(most: int): var {
        return most >= 500 ? [1, 10, 100, 500] : most >= 100 ? [1, 5, 25, 100] : Array.from([1, 5, 10, 25]).filter(value => value <= most);
    }
    function add(value: int) { stakes.laid = [...stakes.laid, value]; }
    // The last one of that value.
    function take(value: int) {
        const at = Array.from(stakes.laid).lastIndexOf(value);
        stakes.laid = Array.from(stakes.laid).filter((one, i) => i !== at);
    }
    // To begin with a chip of about a quarter lies there; also for who gets the screen next and shall not see the stake.
    function begin() { stakes.laid = [Math.max(1, ...stakes.chipsFor(stakes.most).filter(value => 4 * value <= stakes.most))]; }
    readonly property int holder: page.me
    onHolderChanged: begin()
    onMostChanged: begin()

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
        id: row
        visible: stakes.asked
        y: heading.height + 6
        spacing: 6
        Repeater {
            model: Rows { owner: stakes; of: stakes.chips }
            delegate: Pressable {
                id: adds
                required property int modelData
                required property AdvancedPazaakStakes owner
                width: owner.chipWidth
                height: width
                radius: width / 2
                visible: owner.asked
                table: owner.page.table
                label: qsTr("Add a chip of %1").arg(modelData)
                stopId: "chip " + modelData
                keyText: modelData === 1 ? table.keyOf("more") : ""
                allowed: owner.stake + modelData <= owner.most
                reason: qsTr("At most %1.").arg(owner.most)
                onPressed: owner.add(modelData)
                AdvancedPazaakChip {
                    value: adds.modelData
                    width: adds.width
                    opacity: adds.allowed ? 1 : 0.46
                    border.color: adds.pointed && adds.allowed ? Style.white : Style.coinEdge
                    border.width: adds.pointed && adds.allowed ? 2 : 1
                }
                Tap {
                    gesturePolicy: TapHandler.DragThreshold
                    acceptedButtons: Qt.RightButton
                    onTapped: adds.owner.take(adds.modelData)
                }
            }
        }
        Pressable {
            id: takes
            width: stakes.chipWidth
            height: width
            radius: width / 2
            visible: stakes.asked
            table: stakes.page.table
            allowed: stakes.stake > 0
            opacity: allowed ? 1 : 0.46
            color: pointed && allowed ? Style.buttonOver : Style.button
            border.color: Style.buttonEdge
            label: qsTr("Take a chip back")
            stopId: "chip back"
            keyText: table.keyOf("less")
            onPressed: stakes.take(stakes.laid[stakes.laid.length - 1])
            Heading {
                anchors.centerIn: parent
                text: "−"
                font.pixelSize: Style.title
                Accessible.ignored: true
            }
        }
    }
    AdvancedPazaakPile {
        id: pile
        readonly property bool roomy: stakes.height - row.y - row.height - button.height >= 16 + height && stakes.page.scene.answers.hintText === ""
        visible: stakes.asked && roomy
        y: row.y + row.height + 8
        width: parent.width
        chips: stakes.laid
    }
    ActionButton {
        id: button
        y: row.y + row.height + 8 + (pile.roomy ? pile.height + 8 : 0)
        width: parent.width
        height: stakes.small ? 40 : 52
        visible: stakes.asked
        table: stakes.page.table
        allowed: stakes.stake > 0
        reason: qsTr("Add a chip first.")
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
