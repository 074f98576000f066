// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// From a card that flips or doubles to those it changed: a dot at each of them, and words below.
Item {
    id: bracket
    required property real pitch
    required property real half // of a card's width
    required property int from
    required property list<int> changed
    required property string words
    readonly property real begin: Math.min(bracket.from, bracket.changed[0]) * pitch + half
    readonly property real end: Math.max(bracket.from, bracket.changed[bracket.changed.length - 1]) * pitch + half

    Accessible.role: Accessible.StaticText
    Accessible.name: bracket.words

    Rectangle {
        x: bracket.begin
        y: 9
        width: bracket.end - bracket.begin
        height: 1
        color: Style.second
    }
    Repeater {
        model: Rows { owner: bracket; of: [...bracket.changed, bracket.from] }
        delegate: Item {
            required property int modelData
            required property AdvancedPazaakBracket owner
            x: modelData * owner.pitch + owner.half
            Rectangle {
                x: -0.5
                width: 1
                height: 9
                color: Style.second
            }
            Rectangle {
                visible: parent.modelData !== parent.owner.from
                x: -3.5
                y: -1
                width: 7
                height: 7
                radius: 3.5
                color: Style.white
            }
        }
    }
    Caption {
        x: (bracket.begin + bracket.end - width) / 2
        y: 11
        text: bracket.words
        Accessible.ignored: true
    }
}
