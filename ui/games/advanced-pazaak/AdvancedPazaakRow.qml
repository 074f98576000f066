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
    most: page.view.rules.nine_cards ? 9 : 0

    Repeater {
        model: Rows { owner: line; of: line.at.underCards >= 24 && line.held <= 9 ? Array.from(line.player.changes) : [] }
        delegate: AdvancedPazaakBracket {
            required property advancedPazaakChange modelData
            required property AdvancedPazaakRow owner
            y: owner.at.cardHeight + 3
            pitch: owner.pitch
            half: owner.at.cardWidth / 2
            from: modelData.at
            changed: modelData.changed
            words: modelData.doubles ? qsTr("doubled") : qsTr("flipped")
        }
    }
}
