// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What a player would get from me, with the steps; nothing yet: only the first step.
Row {
    id: stepper
    required property ZipdeckPage page
    required property int seat
    property bool whole: true // both steps and the number, whatever is given
    readonly property int share: page.plan.share(seat)

    spacing: 4
    ZipdeckStep {
        visible: stepper.whole || stepper.share > 0
        sign: "-"
        label: qsTr("%1: one point less").arg(stepper.page.name(stepper.seat))
        able: stepper.share > 0
        onPressed: stepper.page.plan.add(stepper.seat, -1)
    }
    Heading {
        visible: stepper.whole || stepper.share > 0
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
