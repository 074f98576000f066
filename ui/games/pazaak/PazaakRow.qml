// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The open cards of one player: house cards, and the side card played.
Zone {
    required property PazaakMeasures at

    name: "row"
    x: at.rowX
    width: at.rowWidth
    height: at.lineHeight
    cardWidth: at.cardWidth
    gap: at.gap
}
