// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The open cards of one player, and below them which card flipped or doubled which.
CountRow {
    id: line
    required property AdvancedPazaakPage page
    required property advancedPazaakSeat player

    table: page.table
    at: page.at
    shown: page.dealt
    goesOn: page.view.phase === "act" && !player.stood
    numbered: page.view.rules.nine_cards

    // Cards that changed others: {at, changed, words}.
    function changers(): var {
        const list = [];
        Array.from(line.player.row).forEach((card, i) => {
            const changed = [];
            if (card.side === "double" && i > 0)
                changed.push(i - 1);
            for (let j = 0; j < i && card.side; ++j)
                if (line.page.cards.changes(card.side, line.player.row[j]))
                    changed.push(j);
            if (changed.length > 0)
                list.push({ "at": i, "changed": changed, "words": card.side === "double" ? qsTr("doubled") : qsTr("flipped") });
        });
        return list;
    }

    Repeater {
        model: Rows { owner: line; of: line.at.underCards >= 24 && line.held <= 9 ? line.changers() : [] }
        delegate: AdvancedPazaakBracket {
            required property var modelData
            required property AdvancedPazaakRow owner
            y: owner.at.cardHeight + 3
            pitch: owner.pitch
            half: owner.at.cardWidth / 2
            from: modelData.at
            changed: modelData.changed
            words: modelData.words
            style: owner.page.style
        }
    }
}
