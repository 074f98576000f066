// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The card that the dealer picked up, beside the seat until it is played: everybody has seen it.
Item {
    id: picked
    required property EuchrePage page
    readonly property EuchreMeasures at: page.at

    visible: page.picked > 0
    x: at.pickedX(page.picked)
    y: at.pickedY(page.picked)
    width: at.miniWidth
    height: at.miniHeight

    EuchreMini {
        anchors.fill: parent
        page: picked.page
        card: picked.page.view.turned
        label: picked.visible ? qsTr("%1 picked up the %2").arg(picked.page.name(picked.page.view.dealer)).arg(picked.page.words.card(picked.page.view.turned)) : ""
    }
}
