// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Where the focus may rest on a table (cards and each Stop alike) and how keys move it. A stop where there may be more or
// less of something has change(by). With nothing to rest on, this item itself holds the focus.
Item {
    id: rest
    required property Item stage
    required property real unit
    property bool keysUsed: false
    readonly property int kLookedAt: 9 // order of stops that do nothing; arrows reach them only from one another
    property var stops: []
    property Item lookedAt: null // the stop that does nothing and was gone to by keys
    property string last: "" // the stop used last; the focus returns when it can be reached again

    focus: true

    function add(item: var) {
        rest.stops.push(item);
        rest.changed(item);
    }
    function remove(item: var) {
        rest.stops = rest.stops.filter(s => s !== item);
        if (item.activeFocus)
            rest.forceActiveFocus();
    }
    function changed(item: var) {
        if (!item.reachable && item.activeFocus)
            rest.forceActiveFocus();
        else if (item.reachable && item.order !== rest.kLookedAt && rest.keysUsed && item.stopId === rest.last && rest.activeFocus)
            item.forceActiveFocus();
    }
    function current(): var {
        return rest.stops.find(s => s.activeFocus) || null;
    }
    function reachable(): var {
        return rest.stops.filter(s => s.reachable);
    }
    function middle(item: var): point {
        return item.mapToItem(rest.stage, item.width / 2, item.height / 2);
    }
    // Reading order: cards before buttons, from left to right within a line, lines from top to bottom.
    function sorted(): var {
        const line = s => Math.round(rest.middle(s).y / 40);
        return rest.reachable().sort((a, b) => a.order - b.order || line(a) - line(b) || rest.middle(a).x - rest.middle(b).x);
    }
    function go(item: var) {
        rest.last = item.stopId;
        rest.lookedAt = item.order === rest.kLookedAt ? item : null;
        item.forceActiveFocus();
    }
    // Tab and Shift+Tab; false at the end of the table.
    function step(by: int): bool {
        const all = rest.sorted();
        const at = all.indexOf(rest.current());
        const next = at >= 0 ? at + by : by > 0 ? 0 : all.length - 1;
        if (next < 0 || next >= all.length)
            return false;
        rest.go(all[next]);
        return true;
    }
    // The same by the key, which shows the ring.
    function tab(by: var): var {
        rest.keysUsed = true;
        return rest.step(by);
    }
    // Arrows: to the nearest stop in that direction. To the left of all there is none: that is where a look back begins.
    function move(dx: int, dy: int): bool {
        const now = rest.current();
        const looking = now !== null && now === rest.lookedAt;
        const from = now === null || looking || now.order !== rest.kLookedAt ? now : null; // a card just played is none
        const all = rest.sorted().filter(s => (s.order === rest.kLookedAt) === looking);
        if (!from && all.length > 0 && dx >= 0) {
            rest.go(all.find(s => s.stopId === rest.last) || all[0]);
            return true;
        }
        let nearest = null, least = Infinity;
        for (const s of from ? all : []) {
            const x = rest.middle(s).x - rest.middle(from).x, y = rest.middle(s).y - rest.middle(from).y;
            const along = x * dx + y * dy, away = along + 2 * Math.abs(x * dy + y * dx);
            if (s !== from && along >= 4 && away < least) {
                nearest = s;
                least = away;
            }
        }
        if (nearest)
            rest.go(nearest);
        return nearest !== null;
    }
    // Where the cards of my hand lie, in pixels of the window.
    function handArea(cards: var): rect {
        let left = Infinity, top = Infinity, right = 0, bottom = 0;
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i);
            if (!card || !card.visible || !card.home || !card.home.hand || card.seat < 0 || !card.spot)
                continue;
            left = Math.min(left, card.spot.x);
            top = Math.min(top, card.spot.y);
            right = Math.max(right, card.spot.x + card.spot.wide);
            bottom = Math.max(bottom, card.spot.y + card.spot.wide * 1.4);
        }
        const unit = rest.unit;
        return right > 0 ? Qt.rect(left * unit, top * unit, (right - left) * unit, (bottom - top) * unit) : Qt.rect(0, 0, 0, 0);
    }

    // The stop that the key with that label plays, or one that can only say why not.
    function typed(label: string): bool {
        const named = s => s.keyText === label;
        const stop = label === "" ? null : rest.reachable().find(named) || rest.stops.find(s => s.refusing === true && named(s));
        if (stop)
            stop.press();
        return !!stop;
    }

    // True if the key of that meaning was used.
    function key(meaning: string): bool {
        const stop = rest.current();
        switch (meaning) {
        case "left": return rest.move(-1, 0);
        case "right": return rest.move(1, 0);
        case "up": return rest.move(0, -1);
        case "down": return rest.move(0, 1);
        case "play":
            if (stop)
                stop.press();
            return stop !== null;
        case "more":
        case "less":
            if (!stop || !stop.change)
                return false;
            stop.change(meaning === "more" ? 1 : -1);
            return true;
        }
        return false;
    }
}
