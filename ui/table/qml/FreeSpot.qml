// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// Where a note on the table covers neither cards nor words: as near as possible to where it would like to be. One that
// stays keeps its place until something else wants it, and covers no shapes either.
QtObject {
    id: free
    required property Item note
    required property point wish
    property bool stays: false
    property point at: free.wish
    readonly property string shown: note.visible ? note.width + "," + note.height + "," + wish.x + "," + wish.y : "" // a change calls look()
    onShownChanged: moved.ask()
    readonly property Later moved: Later {
        onDue: free.look()
    }

    function look() {
        if (!free.note || !free.note.visible)
            return;
        const taken = free.taken();
        const inside = free.at.x + free.note.width <= free.note.parent.width && free.at.y + free.note.height <= free.note.parent.height;
        if (!free.stays || !inside || free.placed !== free.shown || taken.some(part => free.meets(part)))
            free.at = free.find(taken);
        free.placed = free.shown;
    }
    property string placed: "" // what was shown when it was placed
    function meets(part: rect): bool {
        return free.at.x < part.x + part.width && part.x < free.at.x + free.note.width
            && free.at.y < part.y + part.height && part.y < free.at.y + free.note.height;
    }
    // Plates, slots, pictures: what is drawn and is no felt, no tray and no line.
    function drawn(item: var): bool {
        const stage = free.note.parent;
        const shape = item.sourceSize !== undefined || (item.radius !== undefined && item.border !== undefined && item.color !== undefined
            && (item.color.a > 0 || (item.border.width > 0 && item.border.color.a > 0)));
        return shape && item.width > 1 && item.height > 1 && item.width < stage.width * 0.9 && item.height < stage.height * 0.9;
    }
    // All cards, where they will lie, and all words below the item; in the stage's units.
    function taken(): var {
        const stage = free.note.parent, found = [];
        const walk = item => {
            if (!item.visible || item.opacity === 0 || item === free.note)
                return;
            if (item.spot && item.spot.wide)
                found.push(Qt.rect(item.spot.x, item.spot.y, item.spot.wide, item.spot.wide * 1.4));
            else if (typeof item.text === "string" && item.text !== "" && item.contentWidth) {
                const spare = item.width - item.contentWidth;
                const left = item.horizontalAlignment === Text.AlignHCenter ? spare / 2 : item.horizontalAlignment === Text.AlignRight ? spare : 0;
                const corner = item.mapToItem(stage, left, 0);
                found.push(Qt.rect(corner.x, corner.y, item.contentWidth, item.height));
            } else {
                if (free.stays && free.drawn(item))
                    found.push(item.mapToItem(stage, 0, 0, item.width, item.height));
                Array.from(item.children).forEach(walk);
            }
        };
        Array.from(stage.children).forEach(walk);
        return found;
    }
    function find(taken: var): point {
        const note = free.note, edge = 8, step = 12;
        const right = note.parent.width - note.width - edge, bottom = note.parent.height - note.height - edge;
        let best = free.wish, least = Infinity;
        const weigh = (x, y) => {
            let cost = Math.abs(x - free.wish.x) + Math.abs(y - free.wish.y);
            for (const part of taken) {
                const wide = Math.min(x + note.width, part.x + part.width) - Math.max(x, part.x);
                const high = Math.min(y + note.height, part.y + part.height) - Math.max(y, part.y);
                if (wide > 0 && high > 0)
                    cost += 1000 + 10 * wide * high;
                if (cost >= least)
                    return;
            }
            least = cost;
            best = Qt.point(x, y);
        };
        weigh(free.wish.x, free.wish.y);
        for (let y = bottom; y >= edge; y -= step)
            for (let x = edge; x <= right; x += step)
                weigh(x, y);
        return best;
    }
}
