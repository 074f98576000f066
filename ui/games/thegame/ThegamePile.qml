// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// All of a pile in one column: where it goes, who wishes what of it, room for its cards, what a chosen card would do.
Pressable {
    id: pile
    required property ThegamePage page
    required property int index
    readonly property ThegameMeasures at: page.at
    readonly property thegamePile shown: page.view.piles[index]
    readonly property int held: shown.cards.length
    readonly property string name: "pile-" + index // of its zone
    readonly property CardBase chosen: table.chosen
    readonly property int looked: chosen ? chosen.value : page.myTurn ? page.pointedAt : 0 // the card it tells of
    readonly property thegameStep next: page.view.step(index, looked)
    readonly property int room: shown.rises ? 99 - shown.top : shown.top - 2 // numbers that still come
    readonly property bool fits: chosen !== null && next.fits
    readonly property bool jump: chosen !== null && next.jumps
    readonly property bool latest: page.view.last.pile === index
    readonly property bool jumped: latest && page.view.latest.jumps
    readonly property bool hinted: page.hintPile === index
    readonly property string word: looked > 0 ? page.view.play(looked, index) : ""
    readonly property string worth: page.scene.answers.worths[word] || ""
    readonly property bool over: fits && (pointed || table.dragging !== null && page.dragZone === name)
    property int before: -1 // cards at the last look

    readonly property ToldText made: ToldText {
        table: pile.table
        now: pile.latest ? pile.page.lastPlay() : ""
    }
    readonly property bool refusing: chosen !== null && !fits && page.scene.position.interactive
    table: page.table
    reachable: fits && page.scene.position.interactive
    telling: refusing && table.refusals.refused === pile
    cursor: reachable ? Qt.PointingHandCursor : Qt.ArrowCursor
    label: effect.text
    stopId: "pile " + index
    keyText: table.key(index + 1)

    radius: 8
    color: Style.tray
    border.color: over || jump || hinted ? Style.amber : fits ? Style.open : "transparent"
    border.width: over || jump || hinted ? 2 : 1

    Accessible.role: reachable ? Accessible.Button : Accessible.Grouping
    Accessible.name: (shown.rises ? qsTr("Pile %1, rising, at %2") : qsTr("Pile %1, falling, at %2")).arg(index + 1).arg(shown.top)
    Accessible.description: [effect.text, ...Array.from(page.speakers).map(seat => qsTr("%1 wishes %2").arg(page.name(seat)).arg(page.level(seat, index)))].filter(t => t !== "").join(", ")

    function signed(by: int): string { return (pile.shown.rises === (by > 0) ? "+" : "−") + Math.abs(by); } // back as well
    onPressed: {
        if (pile.reachable)
            pile.page.scene.dropCard(pile.chosen.row, pile.name, -1);
        else if (pile.refusing)
            pile.refuse();
        else
            pile.table.goOn();
    }
    // The rules say why.
    function refuse() {
        pile.page.scene.answer(pile.word);
        pile.reason = pile.page.scene.motion.live;
        pile.table.refusals.refused = pile;
    }
    readonly property bool told: table.tagsTold
    onToldChanged: if (told) look()
    // Once all that follows from the new view is known.
    onHeldChanged: known.ask()
    Later {
        id: known
        onDue: pile.look()
    }
    function look() {
        if (told && held === before + 1 && jumped && page.scene.motion.moveMs > 0)
            cheer.begin();
        before = told ? held : before;
    }

    Picture {
        id: arrow
        x: 12
        y: (pile.at.titleHeight - height) / 2 + 2
        width: 20
        source: pile.shown.rises ? "cards/arrow-up.svg" : "cards/arrow-down.svg"
    }
    BriefText {
        anchors.left: arrow.right
        anchors.leftMargin: 6
        anchors.right: badge.left
        anchors.rightMargin: 6
        anchors.verticalCenter: arrow.verticalCenter
        whole: (pile.shown.rises ? qsTr("rising, room: %1") : qsTr("falling, room: %1")).arg(pile.room)
        brief: pile.shown.rises ? qsTr("rising") : qsTr("falling")
        smallest: Style.small - 2
        font.weight: Font.DemiBold
    }
    Rectangle { // how much of it is used up
        x: 12
        y: pile.at.titleHeight - 2
        width: pile.width - 24
        height: 3
        radius: 1.5
        color: Style.later
        Rectangle {
            width: parent.width * (1 - pile.room / 98)
            height: parent.height
            radius: 1.5
            color: pile.room < 20 ? Style.bad : Style.second
        }
    }
    KeyBadge {
        id: badge
        x: pile.width - width - 12
        anchors.verticalCenter: arrow.verticalCenter
        opacity: pile.chosen ? pile.fits ? 1 : 0.4 : 0.6
        text: pile.keyText
    }
    Column {
        x: 12
        y: pile.at.titleHeight + 4
        width: pile.width - 24
        Repeater {
            model: Rows { owner: pile; of: pile.page.speakers }
            delegate: ThegameLevel {
                required property int modelData
                required property ThegamePile owner
                page: owner.page
                width: owner.width - 24
                height: owner.at.wishHeight
                name: owner.page.name(modelData)
                level: owner.page.level(modelData, owner.index)
            }
        }
    }
    ThegameStart {
        visible: pile.held === 0
        start: pile.page.view.startOf(pile.index)
        wanted: pile.over
        width: pile.at.cardWidth
        x: (pile.width - width) / 2
        y: pile.at.cardY
    }
    ThegameEffect {
        id: effect
        y: pile.at.effectY
        width: pile.width
        height: pile.at.effectHeight
        text: own.field >= 0 ? own.told
              : pile.worth !== "" ? qsTr("%1: %2").arg(pile.looked).arg(pile.signed(pile.next.gap)) + qsTr(", worth %1").arg(pile.worth)
              : pile.looked > 0 ? !pile.next.fits ? qsTr("%1 does not fit").arg(pile.looked)
                                         : pile.next.jumps ? qsTr("%1: jump back 10").arg(pile.looked) : qsTr("%1: %2").arg(pile.looked).arg(pile.signed(pile.next.gap))
              : own.told !== "" ? own.told : pile.made.text
        filled: pile.looked > 0 && pile.next.fits
        shade: pile.page.gapColour(pile.next.gap)
        warm: pile.looked === 0 && pile.jumped
        strong: warm
        opacity: pile.looked > 0 && !pile.next.fits ? 0.8 : 1
        size: pile.at.tight ? Style.small : Style.normal
    }
    ThegameWish {
        id: own
        table: pile.table
        page: pile.page
        visible: pile.page.maySay
        x: 12
        y: pile.height - height - 10
        width: pile.width - 24
        height: pile.at.ownHeight
        pile: pile.index
        level: pile.page.myWishes[pile.index]
        heard: level === pile.page.level(pile.page.me, pile.index)
        onWished: level => pile.page.wish(pile.index, level)
    }
    ThegameLevel { // what I wish, while others think
        visible: pile.page.maySpeak && !pile.page.maySay
        page: pile.page
        x: 12
        y: own.y + own.height - height - 3
        width: pile.width - 36
        height: 18
        name: pile.page.name(pile.page.me)
        level: own.level
    }
    ThegameCheer {
        id: cheer
        z: 1
        x: (pile.width - width) / 2
        y: pile.at.cardY
        width: pile.at.cardWidth
        height: width * 1.4
    }
}
