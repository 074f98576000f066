// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// A kind of side card: click, Enter, the key for more or a drag into the tray adds one, right click or the key for less
// takes one away.
Stop {
    id: kind
    required property AdvancedPazaakPlan plan
    required property advancedPazaakSide side
    readonly property string word: side.word
    required property real cardWidth
    readonly property AdvancedPazaakPage page: plan.page
    readonly property int count: plan.count(word)
    readonly property int most: side.most
    readonly property string refusal: plan.refusal(word)
    readonly property string help: page.cards.help(word)
    readonly property real stepWidth: Math.min(28, (width - 42) / 2)
    readonly property string brief: page.cards.brief(word)
    property real steps: 0 // height of the steps under the card; 0: a click on the card alone adds
    property real captions: 0 // height of the words under it
    property bool beside: false // the words are at its right

    table: page.table
    stopId: "kind " + word
    label: qsTr("Side card %1").arg(side.text)
    order: 0
    pointed: hover.hovered
    reason: help === "" || refusal !== "" && table.refusals.refused === kind ? refusal : help // of the tip
    reachable: visible && most > 0
    telling: reachable && reason !== "" && (pointed || ringed || table.refusals.refused === kind)
    implicitHeight: cardWidth * 1.4 + steps + captions
    visible: most > 0
    Accessible.name: qsTr("%1: %2 of %3").arg(label).arg(count).arg(most)
    Accessible.description: reason

    onPressed: {
        if (kind.refusal === "")
            kind.plan.add(kind.word);
        else
            kind.table.refusals.refuse(kind, kind.refusal);
    }
    function change(by: int) {
        kind.table.refusals.refused = null;
        by > 0 ? kind.plan.add(kind.word) : kind.plan.take(kind.word);
    }

    Picture {
        visible: kind.count > 0
        x: picture.homeX - 3
        y: -3
        width: kind.cardWidth + 6
        height: kind.cardWidth * 1.4 + 6
        unit: kind.table.unit
        source: "cards/edge-amber-cut.svg"
    }
    Picture {
        id: picture
        readonly property real homeX: kind.beside ? 4 : Math.round((kind.width - kind.cardWidth) / 2)
        x: homeX
        width: kind.cardWidth
        z: drag.active ? 10 : 0
        shape: 1.4
        unit: kind.table.unit
        source: "cards/advanced-pazaak/" + kind.side.drawing + (width <= 44 ? "-small" : "") + ".svg"
        DragHandler {
            id: drag
            onActiveChanged: {
                if (active)
                    return;
                const at = picture.mapToItem(kind.page, picture.width / 2, picture.height / 2);
                picture.x = Qt.binding(() => picture.homeX);
                picture.y = 0;
                if (at.y > kind.page.height - kind.plan.trayHeight)
                    kind.plan.add(kind.word);
            }
        }
        Tap {
            onTapped: kind.press()
            onPressedChanged: if (pressed) kind.table.pressedBy(point.device)
        }
        Tap {
            gesturePolicy: TapHandler.DragThreshold
            acceptedButtons: Qt.RightButton
            onTapped: kind.plan.take(kind.word)
        }
        Hover {
            id: hover
            cursorShape: kind.refusal === "" ? Qt.PointingHandCursor : Qt.ArrowCursor
            onHoveredChanged: if (!hovered) kind.table.refusals.left(kind)
        }
        FocusRing {
            visible: kind.ringed
            radius: 6
        }
        Rectangle { // without steps the card itself says how many of it are chosen
            visible: kind.steps === 0 && kind.count > 0
            x: parent.width - width * 0.7
            y: -6
            width: 20
            height: 20
            radius: 10
            color: Style.amber
            Heading {
                anchors.centerIn: parent
                text: kind.count
                color: Style.dark
                font.pixelSize: Style.small
                Accessible.ignored: true
            }
        }
    }
    Caption {
        visible: text !== "" && implicitHeight <= (kind.beside ? kind.cardWidth * 1.4 : kind.captions + 2) // the tip says it, too
        x: kind.beside ? kind.cardWidth + 12 : 0
        y: kind.beside ? (kind.cardWidth * 1.4 - height) / 2 : kind.cardWidth * 1.4 + kind.steps + 3
        width: kind.width - x - 2
        horizontalAlignment: kind.beside ? Text.AlignLeft : Text.AlignHCenter
        text: kind.brief
        wrapMode: Text.Wrap
        lineHeight: 0.9
        Accessible.ignored: true
    }
    Row {
        id: stepper
        visible: kind.steps > 0
        anchors.horizontalCenter: parent.horizontalCenter
        y: kind.cardWidth * 1.4 + 5
        layoutDirection: Qt.RightToLeft
        Repeater {
            model: Rows { owner: kind; of: ["+", "", "−"] }
            delegate: Item {
                id: step
                required property string modelData
                required property AdvancedPazaakKind owner
                readonly property bool able: modelData === "+" ? owner.refusal === "" : owner.count > 0
                function press() { step.modelData === "+" ? step.owner.press() : step.owner.plan.take(step.owner.word); }
                width: modelData === "" ? 34 : owner.stepWidth
                height: 22
                Accessible.role: Accessible.Button
                Accessible.name: modelData === "+" ? qsTr("One more: %1").arg(owner.label) : qsTr("One less: %1").arg(owner.label)
                Accessible.ignored: !owner.visible || owner.steps === 0 || modelData === ""
                Accessible.onPressAction: step.press()
                Rectangle {
                    visible: step.modelData !== ""
                    anchors.fill: parent
                    radius: 4
                    color: over.hovered && step.able ? Style.buttonOver : Style.button
                    border.color: Style.buttonEdge
                    opacity: step.able ? 1 : 0.4
                }
                Words {
                    anchors.centerIn: parent
                    text: step.modelData === "" ? step.owner.count + "/" + step.owner.most : step.modelData
                    color: step.modelData === "" && step.owner.count === 0 ? Style.second : Style.text
                    opacity: step.able || step.modelData === "" ? 1 : 0.4
                    font.weight: step.modelData === "" ? Font.DemiBold : Font.Normal
                    Accessible.ignored: true
                }
                Hover { id: over }
                Tap {
                    enabled: step.modelData !== ""
                    onTapped: step.press()
                }
            }
        }
    }
}
