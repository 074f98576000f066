// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// Chips side by side, over each other where there are many: those given, or as few as make a stake.
Item {
    id: pile
    property int stake: 0
    property real chipWidth: 30
    property list<int> chips: {
        const few = [];
        let left = pile.stake;
        for (const value of [500, 100, 25, 10, 5, 1])
            for (; left >= value; left -= value)
                few.push(value);
        return few;
    }
    readonly property real step: chips.length < 2 ? 0 : Math.min(chipWidth + 3, (width - chipWidth) / (chips.length - 1))

    height: chipWidth
    Repeater {
        model: Rows { owner: pile; of: Array.from(pile.chips) }
        delegate: AdvancedPazaakChip {
            required property int modelData
            required property int index
            required property AdvancedPazaakPile owner
            value: modelData
            width: owner.chipWidth
            x: index * owner.step
            bare: index < owner.chips.length - 1 && owner.step < width * 0.9
        }
    }
}
