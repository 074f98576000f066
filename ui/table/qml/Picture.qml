// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A drawing, rendered for the size it is shown at.
Image {
    property real unit: 2 // pixels of the drawing for each of the table
    property real shape: 1 // height for a width of 1
    height: width * shape
    sourceSize.width: Math.round(width * unit)
    sourceSize.height: Math.round(height * unit)
}
