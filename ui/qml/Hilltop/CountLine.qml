// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// From 0 to 20 and over: both totals on one line, and where each side card would lead.
Item {
    id: line
    required property var table
    required property var upper // {name, total, from}
    required property var lower
    property bool lowerTurn: false
    property var leads: [] // values of the side cards that may be played
    readonly property int goal: 20
    readonly property int most: 26
    readonly property real unit: width / most
    readonly property var totals: leads.map(v => lower.total + v).filter(t => t <= most)
    readonly property real axis: Math.round(height / 2)

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Count line")

    // Does a text around this point of the line meet the label or a lead below?
    function taken(point: int, half: real): bool {
        const at = point * line.unit;
        return (at + half > mine.labelStart - 4 && at - half < mine.labelEnd + 4) || line.totals.some(t => Math.abs(t * line.unit - at) < half + 13);
    }

    Repeater {
        model: line.most + 1
        delegate: Item {
            id: tick
            required property int index
            readonly property bool far: index > line.goal
            x: Math.round(index * line.unit)
            y: line.axis

            Rectangle {
                readonly property real reach: tick.index === line.goal ? 20 : tick.index % 5 === 0 && !tick.far ? 7 : 4
                x: tick.index === line.goal ? -1 : -0.5
                y: -reach
                width: tick.index === line.goal ? 2 : 1
                height: 2 * reach
                color: tick.index === line.goal ? "white" : tick.index % 5 === 0 && !tick.far ? "#D9FFFFFF" : "#66FFFFFF"
            }
            Text {
                visible: !tick.far && tick.index % 5 === 0 && !line.taken(tick.index, width / 2)
                x: -width / 2
                y: 20
                text: tick.index
                color: "white"
                opacity: tick.index === line.goal ? 1 : 0.85
                font.pixelSize: line.table.style.small
                font.bold: tick.index === line.goal
            }
        }
    }
    Rectangle {
        y: line.axis - 1
        width: line.goal * line.unit
        height: 2
        color: "#D9FFFFFF"
    }
    Row {
        x: line.goal * line.unit + 4
        y: line.axis - 1
        spacing: 5
        clip: true
        width: (line.most - line.goal) * line.unit - 4
        Repeater {
            model: Math.ceil((line.most - line.goal) * line.unit / 10)
            delegate: Rectangle { width: 5; height: 2; color: "#99FFFFFF" }
        }
    }
    Text {
        x: (line.goal + 3.4) * line.unit - width / 2
        y: line.axis + 20
        visible: !line.taken(23, width / 2 + 8)
        text: qsTr("over")
        color: "white"
        opacity: 0.85
        font.pixelSize: line.table.style.small
    }
    Repeater {
        model: line.leads
        delegate: Item {
            id: lead
            required property int modelData
            readonly property int point: line.lower.total + modelData
            x: Math.min(point, line.most) * line.unit
            y: line.axis
            visible: point <= line.most

            CountTriangle {
                x: -7
                y: 6
                hollow: true
                below: true
                ink: line.table.style.amber
            }
            Text {
                x: -width / 2
                y: 20
                text: qsTr("+%1").arg(lead.modelData)
                color: "white"
                font.pixelSize: line.table.style.small
            }
        }
    }
    CountMark {
        y: line.axis
        table: line.table
        name: line.upper.name
        total: line.upper.total
        from: line.upper.from
        below: false
        ink: "white"
        unit: line.unit
        most: line.most
    }
    CountMark {
        id: mine
        y: line.axis
        table: line.table
        name: line.lower.name
        total: line.lower.total
        from: line.lower.from
        below: true
        aside: line.leads.length > 0 && line.leads[0] * line.unit < width / 2 + 40
        ink: line.lowerTurn ? line.table.style.amber : "white"
        unit: line.unit
        most: line.most
    }
}
