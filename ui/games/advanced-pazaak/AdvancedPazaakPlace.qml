// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// A place of the side deck that is being chosen; its card goes back by a click, its digit, or a drag out of the tray.
Stop {
    id: place
    required property AdvancedPazaakPlan plan
    required property int index
    readonly property AdvancedPazaakPage page: plan.page
    readonly property string word: plan.chosen[index] || ""
    readonly property advancedPazaakSide side: page.view.sideNamed(word)

    table: page.table
    reachable: visible && word !== ""
    label: word === "" ? "" : qsTr("Side card %1").arg(side.text)
    stopId: "place " + index
    keyText: word !== "" ? table.key(index + 1) : ""
    Accessible.role: reachable ? Accessible.Button : Accessible.Graphic
    Accessible.name: reachable ? qsTr("Put back: %1").arg(label) : ""
    Accessible.ignored: !reachable
    onPressed: plan.take(word)

    DashedSlot {
        visible: place.word === ""
        width: place.width
        height: place.width * 1.4
    }
    Picture {
        id: picture
        visible: place.word !== ""
        width: place.width
        z: drag.active ? 10 : 0
        shape: 1.4
        unit: place.table.unit
        source: place.side.word === "" ? "" : "cards/advanced-pazaak/" + place.side.drawing + (width <= 44 ? "-small" : "") + ".svg"
        DragHandler {
            id: drag
            onActiveChanged: {
                if (active)
                    return;
                const at = picture.mapToItem(place.page, picture.width / 2, picture.height / 2);
                picture.x = 0;
                picture.y = 0;
                if (at.y < place.page.height - place.plan.trayHeight)
                    place.press();
            }
        }
        Tap {
            onTapped: place.press()
            onPressedChanged: if (pressed) place.table.pressedBy(point.device)
        }
        Hover { cursorShape: Qt.PointingHandCursor }
        FocusRing {
            visible: place.ringed
            radius: 5
        }
    }
    KeyBadge {
        visible: text !== "" && place.width >= 26
        x: (place.width - width) / 2
        y: place.width * 1.4 + 4
        text: place.keyText
    }
}
