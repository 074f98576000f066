// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A button of the result sheet, in the colours of the system.
ActionButton {
    required property SystemPalette colours

    height: 40
    ink: colours.text
    fill: colours.base
    line: colours.mid
}
