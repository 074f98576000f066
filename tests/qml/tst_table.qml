// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Hilltop

Item {
    id: root
    width: 1000
    height: 700

    SceneMock { id: mock }
    CardTable {
        id: table
        scene: mock
        width: root.width
        height: root.height
    }

    TestCase {
        name: "Table"
        when: windowShown

        function init() {
            mock.gameId = "pazaak";
            table.width = 1000;
            table.height = 700;
            mock.deal(3, 3);
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
            return [{ "tag": "stand", "key": "1", "call": "choose 0" }, { "tag": "end", "key": "2", "call": "choose 1" },
                    { "tag": "card", "key": "3", "call": "playCard 36" }];
        }
        function test_digitsPlay(data) {
            keyClick(data.key);
            compare(mock.calls, [data.call]);
        }
        function test_unknownDigitDoesNothing() {
            keyClick("9");
            compare(mock.calls, []);
        }
        function test_arrowsAndEnter() {
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Return);
            compare(mock.calls, ["playCard 36"]);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Space);
            compare(mock.calls, ["playCard 36", "playCard 37"]);
        }
        function test_clickPlays() {
            const card = sideCard(1);
            mouseClick(card, card.width / 2, card.height / 2);
            compare(mock.calls, ["playCard 37"]);
        }
        function test_dimmedCardTellsWhy() {
            const card = sideCard(2);
            verify(card.dimmed);
            mouseClick(card, card.width / 2, card.height / 2);
            compare(mock.calls.filter(c => c.startsWith("playCard")), []);
            compare(card.reason, "Not now.");
        }
        function test_restGoesOn_data() {
            return [{ "tag": "key", "key": true }, { "tag": "click", "key": false }];
        }
        function test_restGoesOn(data) {
            mock.menu.clear();
            mock.resting = true;
            if (data.key)
                keyClick(Qt.Key_Space);
            else
                mouseClick(table, 500, 8);
            compare(mock.calls, ["goOn"]);
        }
        function test_notInteractive() {
            mock.interactive = false;
            keyClick("1");
            const card = sideCard(0);
            mouseClick(card, card.width / 2, card.height / 2);
            compare(mock.calls.filter(c => c !== "goOn"), []);
            mock.interactive = true;
        }
        function test_cardFliesToItsPlace() {
            const card = sideCard(0);
            const from = card.y;
            mock.cards.setProperty(card.row, "zone", "row");
            mock.cards.setProperty(card.row, "place", 3);
            mock.cards.setProperty(card.row, "count", 4);
            tryVerify(() => card.y < from);
        }

        // Nothing lies outside, whatever the size and however many cards there are.
        function test_everythingFits_data() {
            const rows = [];
            for (const size of [[660, 430], [712, 430], [800, 560], [1000, 700], [1640, 980]])
                for (const cards of [[0, 2], [4, 4], [9, 10]])
                    for (const game of ["pazaak", "sixth"])
                        rows.push({ "tag": [game, size, cards].join(" "), "size": size, "cards": cards, "game": game });
            return rows;
        }
        function test_everythingFits(data) {
            if (data.game !== "pazaak")
                ignoreWarning(/No such file or directory/);
            mock.gameId = data.game;
            table.width = data.size[0];
            table.height = data.size[1];
            mock.deal(data.cards[0], data.cards[1]);
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
