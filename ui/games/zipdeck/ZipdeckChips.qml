// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// Points as a stack of chips of 25, 5 and 1; upon them, in amber, those I would give.
Item {
    id: stack
    required property ZipdeckPage page
    required property int seat
    readonly property int added: page.sharing ? page.plan.share(seat) : 0
    readonly property list<int> chips: [...made(page.pointsShown(seat)), ...made(added).map(worth => -worth)]
    readonly property real chipHeight: Math.round(width * 0.36)
    readonly property real lift: chips.length > 1 ? Math.min(chipHeight * 0.7, (height - chipHeight) / (chips.length - 1)) : 0

    // Their worths, the largest first; of very many points not all.
    function made(points: int): list<int> {
        const list = [];
        let left = points;
        for (const worth of [25, 5, 1])
            for (; left >= worth && list.length < 12; left -= worth)
                list.push(worth);
        return list;
    }
    Accessible.ignored: true // the plate tells the number

    Repeater {
        model: Rows { owner: stack; of: stack.chips }
        delegate: Rectangle {
            id: chip
            required property int index
            required property int modelData
            required property ZipdeckChips owner
            readonly property color mark: modelData < 0 || modelData > 1 ? Style.white : owner.page.scene.drawing.edge
            y: owner.height - owner.chipHeight - index * owner.lift
            width: owner.width
            height: owner.chipHeight
            radius: height * 0.45
            color: modelData < 0 ? Style.amber : modelData === 1 ? Style.white : modelData === 5 ? Qt.lighter(owner.page.scene.drawing.edge, 1.5) : Style.dark
            border.color: modelData > 1 ? Style.faint : Style.coinEdge
            Rectangle {
                x: chip.width * 0.24
                y: 1
                width: chip.width * 0.14
                height: chip.height - 2
                color: chip.mark
            }
            Rectangle {
                x: chip.width * 0.62
                y: 1
                width: chip.width * 0.14
                height: chip.height - 2
                color: chip.mark
            }
        }
    }
}
