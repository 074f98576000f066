// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A pointer that stays above. A finger does not: it leaves as soon as it has tapped, and in Qt 6.8 after the tap.
HoverHandler {
    acceptedDevices: PointerDevice.AllDevices & ~PointerDevice.TouchScreen
}
