// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// How many small cards are left, written behind them.
Text {
    required property Zone zone
    required property Zone spent
    required property int many
    required property Style style

    x: Math.max(many > 0 ? zone.x + zone.width : 0, spent.held > 0 ? spent.x + spent.width : 0, zone.x) + 10
    y: zone.y + (zone.height - height) / 2
    text: qsTr("%n left", "side cards", many)
    color: style.text
    font.pixelSize: style.small
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%n side card(s) left", "", many)
}
