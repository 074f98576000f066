// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// Where a note on the table covers neither cards nor words: as near as possible to where it would like to be.
QtObject {
    id: free
    required property Item note
    required property point wish
    property point at: free.wish
    readonly property string shown: note.visible ? note.width + "," + note.height + "," + wish.x + "," + wish.y : "" // a change calls look()
    onShownChanged: moved.ask()
    readonly property Later moved: Later {
        onDue: free.look()
    }

    function look() {
        if (free.note && free.note.visible)
            free.at = free.find(free.taken());
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
            } else
                Array.from(item.children).forEach(walk);
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
