// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// What a card of my hand would leave out on each of the four piles, by number and colour; a frame where it does not fit.
Row {
    id: gaps
    required property ThegamePage page
    required property int value
    required property real room

    spacing: room < 80 ? 1 : 2
    Repeater {
        model: Rows { owner: gaps; of: 4 }
        delegate: Rectangle {
            id: cell
            required property int index
            required property ThegameGaps owner
            readonly property thegameStep step: owner.page.view.step(index, owner.value)
            readonly property int gap: step.gap
            readonly property bool fits: step.fits
            width: Math.max((owner.room - 3 * owner.spacing) / 4, fits ? words.implicitWidth + 1 : 0)
            height: 17
            radius: 4
            readonly property bool far: gap > owner.page.near
            color: !fits ? "transparent" : far ? Style.button : owner.page.gapColour(gap)
            border.color: fits ? "transparent" : Style.spotOver
            Heading {
                id: words
                anchors.centerIn: parent
                visible: cell.fits
                text: cell.step.jumps ? "−" + -cell.gap : cell.gap
                color: cell.far ? Style.bad : Style.dark
                font.pixelSize: Style.small
            }
        }
    }
}
