// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What a player would get from me, with the steps.
Row {
    id: stepper
    required property ZipdeckPage page
    required property int seat
    property real gap: 8
    readonly property int share: page.plan.share(seat)

    spacing: gap
    ZipdeckStep {
        sign: "-"
        label: qsTr("%1: one point less").arg(stepper.page.name(stepper.seat))
        able: stepper.share > 0
        onPressed: stepper.page.plan.add(stepper.seat, -1)
    }
    Heading {
        width: 28
        height: 28
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideNone
        text: stepper.share
        color: stepper.share > 0 ? Style.amber : Style.second
        font.pixelSize: Style.title
    }
    ZipdeckStep {
        sign: "+"
        label: qsTr("%1: one point more").arg(stepper.page.name(stepper.seat))
        able: stepper.share < stepper.page.plan.worth
        onPressed: stepper.page.plan.add(stepper.seat, 1)
    }
}
