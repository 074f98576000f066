// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Hilltop
import Hilltop.Test

Item {
    id: root
    width: 1000
    height: 700

    LaidScene { id: laid }
    CardTable {
        id: table
        scene: laid
        width: root.width
        height: root.height
    }

    Component {
        id: counting
        CountLine {
            goal: 20
            width: 330
            height: 110
            leadTotals: [2, 3, 4, 5, 6, 7]
            leadTexts: ["+2", "+3", "+4", "+5", "+6", "+7"]
        }
    }

    TestCase {
        name: "Table"
        when: windowShown

        function init() {
            table.width = 1000;
            table.height = 700;
            laid.deal(false, 3, 3);
            table.forceActiveFocus();
            settle();
        }
        // Cards go where they belong in a turn of the event loop of their own.
        function settle() {
            wait(0);
            tryVerify(() => table.atRest);
        }
        function everyCard() {
            const found = [];
            const walk = item => {
                if (item.zone !== undefined && item.row !== undefined && item.place !== undefined)
                    found.push(item);
                for (let i = 0; i < item.children.length; ++i)
                    walk(item.children[i]);
            };
            walk(table);
            return found;
        }
        function sideCard(place) {
            return everyCard().find(c => c.zone === "side" && c.place === place);
        }

        function test_digitsPlay_data() {
            return [{ "tag": "end", "key": "1", "call": "chosen end" }, { "tag": "stand", "key": "2", "call": "chosen stand" },
                    { "tag": "card", "key": "3", "call": "chosen play 1" }];
        }
        function test_digitsPlay(data) {
            keyClick(data.key);
            compare(laid.calls, [data.call]);
        }
        function test_unknownDigitDoesNothing() {
            keyClick("9");
            compare(laid.calls, []);
        }
        function test_arrowsAndEnter() {
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Return);
            compare(laid.calls, ["chosen play 1"]);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Space);
            compare(laid.calls, ["chosen play 1", "chosen play 2"]);
        }
        function test_clickPlays() {
            const card = sideCard(1);
            mouseClick(card, card.width / 2, card.height / 2);
            compare(laid.calls, ["chosen play 2"]);
        }
        function test_dimmedCardTellsWhy() {
            const card = sideCard(2);
            verify(card.dimmed);
            mouseClick(card, card.width / 2, card.height / 2);
            compare(laid.calls.filter(c => c.startsWith("chosen")), []);
            compare(card.reason, "There is no such side card.");
        }
        function test_restGoesOn_data() {
            return [{ "tag": "key", "key": true }, { "tag": "click", "key": false }];
        }
        function test_restGoesOn(data) {
            laid.rest();
            settle();
            if (data.key)
                keyClick(Qt.Key_Space);
            else
                mouseClick(table, 500, 8);
            compare(laid.calls, ["go on"]);
        }
        function test_notInteractive() {
            laid.watch(true);
            keyClick("1");
            const card = sideCard(0);
            mouseClick(card, card.width / 2, card.height / 2);
            compare(laid.calls.filter(c => c !== "go on"), []);
            laid.watch(false);
        }
        function test_cardFliesToItsPlace() {
            const card = sideCard(2);
            const from = card.y;
            laid.playLast();
            tryVerify(() => card.y < from);
        }

        function allOf(item, wanted) {
            return Array.from(item.children).reduce((found, child) => found.concat(allOf(child, wanted)), wanted(item) ? [item] : []);
        }
        // Places are shown as they are reached: one beside the cards of each row.
        function test_theNextPlaceAlone() {
            for (const cards of [0, 3, 9]) {
                laid.deal(false, cards, 2);
                settle();
                const places = allOf(table, item => item.objectName === "next" && item.visible);
                compare(places.length, 2);
                for (const place of places) {
                    const x = place.mapToItem(table, 0, 0).x;
                    const right = Math.max(0, ...everyCard().filter(c => c.zone === "row").map(c => c.x));
                    verify(cards === 0 || x > right, x + " after " + right);
                }
            }
        }
        // Whatever stands beside it.
        function test_theGoalIsAlwaysInSight() {
            const shown = allOf(table, item => item.leadTotals !== undefined)[0];
            for (const total of [18, 19, 20, 21, 22]) {
                const line = createTemporaryObject(counting, root, { "table": shown.table, "upper": shown.upper, "lower": shown.lower,
                                                                     "leadTotals": [total - 1, total, total + 1] });
                const goal = allOf(line, item => item.visible && item.text === "20");
                compare(goal.length, 1);
                const at = goal[0].mapToItem(line, 0, 0, goal[0].width, goal[0].height);
                verify(Math.abs(at.y + at.height / 2 - line.height / 2) < 2 && at.x > 20 * line.unit);
            }
        }

        // Where points are closer than texts are wide, too.
        function test_everyLeadHasItsText() {
            const shown = allOf(table, item => item.leadTotals !== undefined)[0];
            const line = createTemporaryObject(counting, root, { "table": shown.table, "upper": shown.upper, "lower": shown.lower });
            verify(line !== null);
            const texts = allOf(line, item => item.visible && typeof item.text === "string" && item.text.startsWith("+") && item.font !== undefined);
            compare(texts.map(text => text.text), ["+2", "+3", "+4", "+5", "+6", "+7"]);
            const boxes = texts.map(text => text.mapToItem(line, 0, 0, text.width, text.height));
            for (let i = 0; i < boxes.length; ++i) {
                verify(boxes[i].y + boxes[i].height <= line.height, boxes[i]);
                for (const other of boxes.slice(i + 1))
                    verify(boxes[i].x + boxes[i].width <= other.x || boxes[i].y + boxes[i].height <= other.y || other.y + other.height <= boxes[i].y,
                           boxes[i] + " meets " + other);
            }
        }

        // Nothing lies outside, whatever the size and however many cards there are.
        function test_everythingFits_data() {
            const rows = [];
            for (const size of [[660, 430], [712, 430], [800, 560], [1000, 700], [1640, 980]])
                for (const cards of [[0, 2], [4, 4], [9, 10]])
                    for (const plain of [false, true])
                        rows.push({ "tag": [plain, size, cards].join(" "), "size": size, "cards": cards, "plain": plain });
            return rows;
        }
        function test_everythingFits(data) {
            table.width = data.size[0];
            table.height = data.size[1];
            laid.deal(data.plain, data.cards[0], data.cards[1]);
            settle();
            const seen = everyCard().filter(c => c.visible);
            verify(seen.length >= 2 * data.cards[0] + data.cards[1]);
            for (const card of seen) {
                const box = card.mapToItem(table, 0, 0, card.width, card.height);
                verify(box.x >= -1 && box.y >= -1 && box.x + box.width <= table.width + 1 && box.y + box.height <= table.height + 1,
                       card.zone + " " + card.place + " at " + box);
                verify(card.width >= 16);
            }
        }
    }
}
