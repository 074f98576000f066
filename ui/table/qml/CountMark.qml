// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes

// A total on the count line: a triangle that points at the line, and behind it a dotted trail from where a side card
// found the total.
Item {
    id: mark
    required property TableBase table
    required property string name
    required property int total
    required property int from // the total before the side card; as `total` without one
    required property bool below // the line lies above the mark
    required property color ink
    required property real unit // pixels a point
    required property int most // the last point of the line
    property bool aside: false // the label makes room for marks to the right
    property real clear: 8 // up to the text of the nearest of them
    property bool bare: false // and to the left: the number alone
    property real shown: Math.max(0, Math.min(total, most))
    readonly property string caption: mark.name + " " + mark.total // a name may hold anything, also %1
    readonly property real labelStart: x + label.x
    readonly property real labelEnd: labelStart + label.width

    x: shown * unit
    Accessible.role: Accessible.StaticText
    Accessible.name: mark.caption

    Behavior on shown {
        enabled: mark.table.scene.motion.moveMs > 0
        NumberAnimation { duration: mark.table.scene.motion.moveMs; easing.type: Easing.OutCubic }
    }

    CountTriangle {
        ink: mark.ink
        below: mark.below
        x: -7
        y: mark.below ? 6 : -17
    }
    CountTriangle {
        ink: mark.ink
        below: mark.below
        id: before
        visible: mark.from < mark.total && mark.from <= mark.most
        hollow: true
        opacity: 0.75
        x: -7 - (mark.shown - mark.from) * mark.unit
        y: mark.below ? 6 : -17
    }
    Shape {
        visible: before.visible
        opacity: 0.75
        ShapePath {
            strokeColor: mark.ink
            strokeWidth: 2
            strokeStyle: ShapePath.DashLine
            dashPattern: [1, 1.5]
            startX: before.x + 16
            startY: mark.below ? 13 : -11
            PathLine { x: -9; y: mark.below ? 13 : -11 }
        }
    }
    Heading {
        id: label
        readonly property real wish: mark.aside && !mark.bare ? Math.min(8, mark.clear) - width : -width / 2
        // Beside marks to the right there is only the room to the left; without enough of it the number has to do.
        readonly property real room: mark.aside ? Math.min(150, mark.x + 24) : 150
        readonly property bool named: !mark.bare && (room >= 64 || full.advanceWidth <= room)
        x: Math.max(-mark.x - 16, wish)
        y: mark.below ? 20 : -20 - height
        width: Math.min(implicitWidth, room)
        elide: Text.ElideMiddle
        text: named ? mark.caption : mark.total
        font.pixelSize: Style.small
    }
    TextMetrics {
        id: full
        text: mark.caption
        font: label.font
    }
}
