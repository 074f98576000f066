// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A line that says the same in fewer words where its room is too small, and before that in smaller letters; spoken whole.
Words {
    id: line
    property string whole: ""
    property string brief: ""

    text: brief === "" || measured.room <= width ? whole : brief
    smallest: 12
    Accessible.role: Accessible.StaticText
    Accessible.name: whole

    Measured {
        id: measured
        text: line.whole
        font.family: line.font.family
        font.weight: line.font.weight
        font.pixelSize: Math.min(line.smallest, line.font.pixelSize)
    }
}
