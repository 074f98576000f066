// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The Game: the others and the stack on top, four piles in columns with all that concerns them, my hand in the tray.
Item {
    id: desk
    required property var table
    readonly property var scene: table.scene
    readonly property var view: scene.view
    readonly property var style: table.style
    // Where several people share the screen, the player to move sits below.
    readonly property bool shared: scene.viewSeat < 0 && scene.interactive && view.turn >= 0 && scene.seats[view.turn].person
    readonly property int me: scene.viewSeat >= 0 ? scene.viewSeat : shared ? view.turn : 0
    readonly property var others: Array.from({ "length": Math.max(0, scene.seatCount - 1) }, (_, i) => (me + 1 + i) % scene.seatCount)
    readonly property bool over: scene.over
    readonly property bool perfect: over && view.ending === "perfect"
    readonly property bool myTurn: scene.interactive && view.phase === "turn" && view.turn === me && !!scene.seats[me] && scene.seats[me].person
    readonly property bool maySpeak: scene.interactive && !over && scene.seatCount > 1 && scene.viewSeat >= 0 && !!scene.seats[me] && scene.seats[me].person
    // Seats whose wishes are written over the piles; a single player has no wishes.
    readonly property var speakers: scene.seatCount < 2 ? [] : maySpeak ? others : others.concat([me])
    readonly property var myWishes: scene.saysNext.startsWith("wish ") ? scene.saysNext.split(" ").slice(1).map(Number)
                                                                      : view.seats ? view.seats[me].wishes : [0, 0, 0, 0]
    readonly property int hintPile: scene.hintWord.includes(">") ? Number(scene.hintWord.split(">")[1]) : -1
    readonly property int dragPile: {
        const d = table.dragging;
        const goal = d && [d.x, d.y] ? table.dropZoneAt(d.x + d.width / 2, d.y + d.height / 2) : null;
        return goal && goal.name.startsWith("pile-") ? Number(goal.name.slice(5)) : -1;
    }

    readonly property ThegameMeasures at: ThegameMeasures {
        width: desk.width
        height: desk.height
        style: desk.table.style
        others: desk.others.length
        speakers: desk.speakers.length
        strips: desk.scene.viewAll && desk.others.length > 0
        asks: desk.maySpeak
        kept: desk.over && hand.held > 0 ? miniWidth * 1.4 + 8 : 0
    }

    function nameOf(seat: int): string { return desk.scene.seats[seat] ? desk.scene.seats[seat].name : ""; }
    function level(seat: int, pile: int): int { return desk.view.seats ? desk.view.seats[seat].wishes[pile] : 0; }
    function wish(pile: int, level: int) {
        const levels = Array.from(desk.myWishes);
        levels[pile] = level;
        desk.scene.sayNext("wish " + levels.join(" "));
    }

    Repeater {
        model: desk.others
        delegate: ThegameSeat {
            required property int modelData
            required property int index
            page: desk // qmllint disable unqualified
            seat: modelData
            x: at.slotX(index)
            y: at.padY
            width: at.slotWidth
            room: at.strips ? 0 : Math.min(56, width * 0.28)
        }
    }
    Repeater {
        model: desk.others
        delegate: Zone {
            required property int modelData
            required property int index
            readonly property var owner: desk // qmllint disable unqualified
            readonly property var at: owner.at
            table: owner.table
            name: "hand"
            seat: modelData
            readonly property real room: at.strips ? at.slotWidth : Math.min(56, at.slotWidth * 0.28)
            x: at.slotX(index) + at.slotWidth - width - (at.strips ? 0 : 8)
            y: at.strips ? at.padY + at.plateHeight + 6 : at.padY + (at.plateHeight - height) / 2
            width: room
            height: cardWidth * 1.4
            cardWidth: at.strips ? at.miniWidth : 20
            easyWidth: cardWidth
            minWidth: cardWidth
            minStep: 0.1
            gap: 3
            arrangement: at.strips ? "open" : ""
        }
    }
    Zone {
        id: stack
        table: desk.table
        name: "stack"
        shape: "pile"
        cardWidth: desk.at.tight ? 28 : 34
        x: desk.at.slotX(desk.at.slots - 1) + 4
        y: desk.at.padY + (desk.at.plateHeight - height) / 2 + 1
        width: cardWidth
        height: cardWidth * 1.4
    }
    ThegameStack {
        page: desk
        x: stack.x + stack.width + 12
        y: desk.at.padY + (desk.at.plateHeight - height) / 2
        width: desk.width - desk.at.left - x
    }

    Repeater {
        id: columns
        model: 4
        delegate: ThegamePile {
            page: desk // qmllint disable unqualified
            visible: !page.perfect
            x: at.columnX(index)
            y: at.columnY
            width: at.columnWidth
            height: at.columnHeight
        }
    }
    Repeater {
        model: 4
        delegate: Zone {
            required property int index
            readonly property var owner: desk // qmllint disable unqualified
            readonly property var at: owner.at
            table: owner.table
            name: "pile-" + index
            shape: "pile"
            takesDrops: true
            gotByPress: true
            got: row => {
                const pile = columns.itemAt(index);
                pile.reachable ? owner.scene.dropCard(row, name, -1) : pile.press();
            }
            dropArea: Qt.rect(at.columnX(index), at.columnY, at.columnWidth, at.columnHeight)
            cardWidth: owner.perfect ? Math.min(72, at.upper * 0.176) : at.cardWidth
            x: owner.perfect ? owner.width / 2 + (index - 2) * (cardWidth + 16) + 8 : at.columnX(index) + (at.columnWidth - width) / 2
            y: owner.perfect ? at.upper - height - 12 : at.columnY + at.cardY
            width: cardWidth
            height: cardWidth * 1.4
        }
    }
    ThegameRidge {
        page: desk
        width: desk.width
        height: desk.at.upper
    }

    ThegameTray {
        id: tray
        visible: !desk.over
        page: desk
        hand: hand
        y: desk.at.upper
        width: parent.width
        height: desk.at.trayHeight
    }
    // My hand lies in the tray; once the match is over, what is left of it lies over the result.
    Zone {
        id: hand
        table: desk.table
        name: "hand"
        seat: desk.me
        hand: !desk.over
        choosing: !desk.over
        centred: true
        arrangement: desk.over ? "small" : ""
        x: desk.at.left
        y: desk.at.upper - height - 8
        width: desk.width - 2 * desk.at.left
        height: desk.at.miniWidth * 1.4
        cardWidth: desk.at.miniWidth
        minWidth: 18
        gap: 4
        states: State {
            when: !desk.over
            PropertyChanges {
                hand.x: tray.handX
                hand.y: desk.at.upper + tray.handTop
                hand.width: tray.handWidth
                hand.height: tray.handHeight
                hand.cardWidth: tray.cardWidth
                hand.minWidth: 44
                hand.easyWidth: hand.cardWidth * 0.7
                hand.minStep: 0.5
                hand.gap: desk.style.clamp(desk.width * 0.014, 6, 18)
            }
        }
    }
    ResultSheet {
        visible: desk.over
        table: desk.table
        y: desk.at.upper
        width: parent.width
        height: desk.at.trayHeight
    }
}
