// SPDX-License-Identifier: GPL-3.0-or-later

// How wide Words would be, laid out as they are; TextMetrics rounds letters to whole pixels, which Words don't.
Words {
    readonly property real advanceWidth: implicitWidth

    visible: false
}
