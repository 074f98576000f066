// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A kind of side card: click, Enter, the key for more or a drag into the tray adds one, right click or the key for less
// takes one away.
Item {
    id: kind
    required property var plan
    required property string word
    required property real cardWidth
    readonly property var page: plan.page
    readonly property TableBase table: page.table
    readonly property int count: plan.count(word)
    readonly property int most: plan.most(word)
    readonly property string refusal: plan.refusal(word)
    readonly property string help: page.cards.help(word)
    readonly property string reason: help === "" || refusal !== "" && table.refusals.refused === kind ? refusal : help // of the tip
    readonly property string brief: page.cards.brief(word)
    property real cellWidth: 0
    readonly property bool reachable: visible && most > 0
    readonly property string label: qsTr("Side card %1").arg(page.cards.text(word))
    readonly property string stopId: "kind " + word
    readonly property string keyText: ""
    readonly property int order: 0
    readonly property bool ringed: activeFocus && table.keysUsed
    readonly property bool telling: reachable && reason !== "" && (hover.hovered || ringed || table.refusals.refused === kind)

    implicitWidth: cardWidth + 34
    implicitHeight: cardWidth * 1.4
    visible: most > 0
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("%1: %2 of %3").arg(label).arg(count).arg(most)
    Accessible.description: reason
    Accessible.focusable: reachable
    Accessible.focused: activeFocus
    Accessible.ignored: !visible
    Accessible.onPressAction: kind.press()

    function press() {
        kind.table.refusals.refused = null;
        if (kind.refusal === "")
            kind.plan.add(kind.word);
        else
            kind.table.refusals.refuse(kind, kind.refusal);
    }
    function change(by: int) {
        kind.table.refusals.refused = null;
        by > 0 ? kind.plan.add(kind.word) : kind.plan.take(kind.word);
    }

    onTellingChanged: table.refusals.tell(kind, telling)
    onReachableChanged: table.stops.changed(kind)
    Component.onCompleted: table.stops.add(kind)
    Component.onDestruction: {
        table.refusals.forget(kind);
        table.stops.remove(kind);
    }

    Image {
        visible: kind.count > 0
        x: -3
        y: -3
        width: kind.cardWidth + 6
        height: kind.cardWidth * 1.4 + 6
        sourceSize.width: Math.round(width * kind.table.unit)
        sourceSize.height: Math.round(height * kind.table.unit)
        source: "cards/edge-amber-cut.svg"
    }
    Image {
        id: picture
        width: kind.cardWidth
        height: width * 1.4
        z: drag.active ? 10 : 0
        sourceSize.width: Math.round(width * kind.table.unit)
        sourceSize.height: Math.round(height * kind.table.unit)
        source: "cards/" + kind.page.cards.drawing(kind.word) + (width <= 44 ? "-small" : "") + ".svg"
        DragHandler {
            id: drag
            onActiveChanged: {
                if (active)
                    return;
                const at = picture.mapToItem(kind.page, picture.width / 2, picture.height / 2);
                picture.x = 0;
                picture.y = 0;
                if (at.y > kind.page.height - kind.plan.trayHeight) // qmllint disable
                    kind.plan.add(kind.word);
            }
        }
        Tap {
            onTapped: kind.press()
            onPressedChanged: if (pressed) kind.table.keysUsed = false
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
    }
    Text {
        textFormat: Text.PlainText
        visible: text !== ""
        x: -2
        y: kind.cardWidth * 1.4 + 4
        width: kind.cellWidth - 4
        text: kind.brief
        color: kind.page.style.text
        wrapMode: Text.Wrap
        lineHeight: 0.92
        font.pixelSize: kind.page.style.small
        Accessible.ignored: true
    }
    Column {
        x: kind.cardWidth + 6
        width: 28
        spacing: 2
        Text {
            textFormat: Text.PlainText
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: kind.count + "/" + kind.most
            color: kind.count > 0 ? kind.page.style.text : kind.page.style.second
            font.pixelSize: kind.page.style.normal
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
        Repeater {
            model: ["+", "−"]
            delegate: Rectangle {
                id: step
                required property string modelData
                readonly property var owner: kind // qmllint disable unqualified
                readonly property bool able: modelData === "+" ? owner.refusal === "" : owner.count > 0
                width: 28
                height: Math.min(22, (owner.height - 20) / 2)
                radius: 4
                color: over.hovered && able ? "#3DFFFFFF" : "#1FFFFFFF"
                border.color: "#6BFFFFFF"
                opacity: able ? 1 : 0.4
                Accessible.role: Accessible.Button
                Accessible.name: modelData === "+" ? qsTr("One more: %1").arg(owner.label) : qsTr("One less: %1").arg(owner.label)
                Accessible.ignored: !owner.visible
                Accessible.onPressAction: step.press()
                function press() { step.modelData === "+" ? step.owner.press() : step.owner.plan.take(step.owner.word); }
                Text {
                    textFormat: Text.PlainText
                    anchors.centerIn: parent
                    text: step.modelData
                    color: "white"
                    font.pixelSize: 14
                    Accessible.ignored: true
                }
                Hover { id: over }
                Tap {
                    onTapped: step.press()
                }
            }
        }
    }
}
