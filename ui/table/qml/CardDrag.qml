// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A card of a hand follows the pointer; let go over a place that takes it, it is played there, else it flies back.
DragHandler {
    id: drag
    required property CardBase card

    enabled: card.canPlay && card.home !== null && card.home.hand
    onActiveChanged: {
        const card = drag.card, table = card.table;
        if (active) {
            card.dragged = true;
            table.dragging = card;
            if (card.choosing)
                table.chosen = card;
            return;
        }
        table.dragging = null;
        card.dragged = false;
        const goal = table.dropZoneAt(card.x + card.width / 2, card.y + card.height / 2);
        if (goal && goal !== card.home)
            card.take ? card.take(card.row, goal) : goal.got ? goal.got(card.row) : card.scene.dropCard(card.row, goal.name, goal.seat);
        card.settledKey = ""; // refused or taken: it flies from where it was let go
        card.send();
    }
}
