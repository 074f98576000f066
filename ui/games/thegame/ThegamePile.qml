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
    readonly property thegameStep next: page.view.step(index, chosen ? chosen.value : 0)
    readonly property bool fits: chosen !== null && next.fits
    readonly property bool jump: chosen !== null && next.jumps
    readonly property bool latest: page.view.last.pile === index
    readonly property bool jumped: latest && page.view.latest.jumps
    readonly property bool hinted: page.hintPile === index
    readonly property string word: chosen ? page.view.play(chosen.value, index) : ""
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

    function signed(by: int): string { return (pile.shown.rises ? "+" : "−") + by; }
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
    Heading {
        anchors.left: arrow.right
        anchors.leftMargin: 6
        anchors.right: badge.left
        anchors.verticalCenter: arrow.verticalCenter
        text: pile.shown.rises ? qsTr("rising") : qsTr("falling")
        smallest: Style.small - 2
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
        y: pile.at.titleHeight
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
              : pile.worth !== "" ? qsTr("%1: %2").arg(pile.chosen.value).arg(pile.signed(pile.next.gap)) + qsTr(", worth %1").arg(pile.worth)
              : pile.chosen ? !pile.fits ? qsTr("%1 does not fit").arg(pile.chosen.value)
                                         : pile.jump ? qsTr("%1: jump back 10").arg(pile.chosen.value) : qsTr("%1: %2").arg(pile.chosen.value).arg(pile.signed(pile.next.gap))
              : own.told !== "" ? own.told : pile.made.text
        filled: pile.fits
        shade: pile.page.gapColour(pile.next.gap)
        warm: !pile.chosen && pile.jumped
        strong: warm
        opacity: pile.chosen && !pile.fits ? 0.8 : 1
        size: pile.at.tight ? Style.small : Style.normal
    }
    ThegameWish {
        id: own
        table: pile.table
        page: pile.page
        visible: pile.page.maySpeak
        x: 12
        y: pile.height - height - 10
        width: pile.width - 24
        height: pile.at.ownHeight
        pile: pile.index
        level: pile.page.myWishes[pile.index]
        heard: level === pile.page.level(pile.page.me, pile.index)
        onWished: level => pile.page.wish(pile.index, level)
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
