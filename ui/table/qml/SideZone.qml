// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Small side cards of a player, those that are left or those spent; `before` others lie to their left.
Zone {
    required property real start
    required property real step // from one card to the next
    property int before: 0

    x: start + before * step
    width: Math.max(0, held - 1) * step + cardWidth
    height: cardWidth * 1.4
    minWidth: cardWidth
}
