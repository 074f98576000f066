// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// How wide Words would be.
TextMetrics {
    readonly property real room: Math.ceil(advanceWidth) + 1 // in which nothing is cut: laid out they may be wider by a part of a pixel

    font.family: Style.family
    font.pixelSize: Style.normal
}
