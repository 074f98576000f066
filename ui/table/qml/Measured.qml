// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// How wide Words would be.
TextMetrics {
    font.family: Style.family
    font.pixelSize: Style.normal
}
