// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// From 0 to the goal and over: both totals on one line, and where each side card would lead.
Item {
    id: root
    required property TableBase table
    required property CountTotal upper
    required property CountTotal lower
    property bool lowerTurn: false
    property list<int> leadTotals // of the side cards that may be played
    property list<string> leadTexts
    required property int goal
    readonly property int most: goal + 6
    readonly property real unit: width / most
    readonly property list<int> totals: Array.from(leadTotals).filter(t => t >= 0 && t <= most)
    // Is a lead within the label's reach on that side of my total?
    function crowded(side: int): bool {
        return Array.from(root.totals).some(t => (t - lower.total) * side > 0 && (t - lower.total) * side * unit < 40);
    }
    readonly property real nearest: Math.min(...Array.from(root.totals).filter(t => t > lower.total).map(t => (t - lower.total) * unit), width)
    readonly property real axis: Math.round(height / 2)
    readonly property real goalRoom: 28 // beside the goal, for its number

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Count line")

    // Does a text around this point of the line meet the label or a lead below?
    function taken(point: int, half: real): bool {
        const at = point * root.unit;
        return (at + half > mine.labelStart - 4 && at - half < mine.labelEnd + 4) || Array.from(root.totals).some(t => Math.abs(t * root.unit - at) < half + 13);
    }

    // The row under the line that has room for the text of a lead beside my label and the leads before it; -1: none.
    // On a short line points are closer than texts are wide, so every other text goes to a second row.
    function rowOf(total: int, half: real): int {
        const last = root.height >= 104 ? [-root.width, -root.width] : [-root.width];
        for (const t of Array.from(new Set(root.totals)).sort((a, b) => a - b)) {
            const at = t * root.unit;
            const row = last.findIndex((before, i) => at - before >= 2 * half + 3
                                       && (i > 0 || at + half <= mine.labelStart - 2 || at - half >= mine.labelEnd + 2));
            if (t === total)
                return row;
            if (row >= 0)
                last[row] = at;
        }
        return 0;
    }

    Repeater {
        model: Rows { owner: root; of: root.most + 1 }
        delegate: CountTick {
            required property CountLine owner
            end: owner.goal
            unit: owner.unit
            taken: owner.taken(index, labelWidth / 2)
            visible: index <= owner.goal || (index - owner.goal) * owner.unit >= owner.goalRoom
            y: owner.axis
        }
    }
    Rectangle {
        y: root.axis - 1
        width: root.goal * root.unit
        height: 2
        color: Style.second
    }
    Row {
        x: root.goal * root.unit + root.goalRoom
        y: root.axis - 1
        spacing: 5
        clip: true
        width: Math.max(0, (root.most - root.goal) * root.unit - root.goalRoom)
        Repeater {
            model: Math.max(0, Math.ceil((root.most - root.goal) * root.unit / 10)) // it has no width before the table has
            delegate: Rectangle { width: 5; height: 2; color: Style.quiet }
        }
    }
    Caption {
        x: (root.goal + 3.4) * root.unit - width / 2
        y: root.axis + 20
        visible: !root.taken(root.goal + 3, width / 2 + 8)
        text: qsTr("over")
        opacity: 0.85
    }
    Repeater {
        model: Rows { owner: root; of: root.leadTotals }
        delegate: CountLead {
            required property int modelData
            required property int index
            required property CountLine owner
            total: modelData
            text: owner.leadTexts[index] || "" // they follow
            x: total * owner.unit
            row: owner.rowOf(total, half)
            visible: total >= 0 && total <= owner.most
            y: owner.axis
        }
    }
    CountMark {
        y: root.axis
        table: root.table
        name: root.upper.name
        total: root.upper.total
        from: root.upper.from
        below: false
        ink: Style.white
        unit: root.unit
        most: root.most
    }
    CountMark {
        id: mine
        y: root.axis
        table: root.table
        name: root.lower.name
        total: root.lower.total
        from: root.lower.from
        below: true
        aside: root.crowded(1)
        clear: root.nearest - 12
        bare: aside && root.crowded(-1)
        ink: root.lowerTurn ? Style.amber : Style.white
        unit: root.unit
        most: root.most
    }
}
