// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// Before the first match: a ready-made deck lies on the table, and one click takes it. Others are built on request.
Item {
    id: first
    required property AdvancedPazaakPlan plan
    readonly property AdvancedPazaakPage page: plan.page
    readonly property TableAnswers answers: page.scene.answers
    readonly property bool tight: height < 480
    readonly property int columns: width < 800 || plan.size > 10 ? Math.ceil(plan.size / 2) : plan.size
    readonly property int lines: Math.ceil(plan.size / Math.max(1, columns))
    readonly property real gap: tight ? 8 : 12
    readonly property real wordsHeight: words.height + buttons.height + (tight ? 36 : 84)
    readonly property real cardWidth: Math.floor(Math.min(96, (width - 48) / Math.max(1, columns) - gap, ((height - wordsHeight) / lines - gap) / 1.4))
    signal others

    Column {
        anchors.centerIn: parent
        width: parent.width - 48
        spacing: first.tight ? 12 : 28
        Column {
            id: words
            width: parent.width
            spacing: 4
            Heading {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("Your side deck")
                font.pixelSize: first.tight ? Style.title : Style.large
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            SpokenText {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("These cards are a good start.") + " " + qsTranslate("AdvancedPazaakDeck", "%n of them are drawn for the match.", "", first.plan.rules.hand_size)
                color: Style.second
                wrapMode: Text.Wrap
            }
        }
        Grid {
            anchors.horizontalCenter: parent.horizontalCenter
            columns: first.columns
            spacing: first.gap
            Repeater {
                model: Rows { owner: first; of: first.visible ? Array.from(first.plan.chosen) : [] }
                delegate: Picture {
                    required property string modelData
                    required property AdvancedPazaakFirst owner
                    readonly property advancedPazaakSide side: owner.page.view.sideNamed(modelData)
                    width: owner.cardWidth
                    shape: 1.4
                    unit: owner.page.table.unit
                    source: side.word === "" ? "" : "cards/advanced-pazaak/" + side.drawing + (width <= 44 ? "-small" : "") + ".svg"
                    Accessible.role: Accessible.Graphic
                    Accessible.name: qsTranslate("AdvancedPazaakKind", "Side card %1").arg(side.text)
                }
            }
        }
        Column {
            id: buttons
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(320, parent.width)
            spacing: 8
            ActionButton {
                width: parent.width
                height: 52
                visible: first.visible
                table: first.page.table
                title: qsTr("Play with this deck")
                keyText: first.page.table.key(1)
                stopId: "use"
                order: -1
                primary: true
                large: true
                best: first.answers.hintLevel > 0 && first.plan.same(first.page.view.deckIn(first.answers.hintWord))
                value: first.answers.worths[first.plan.words] || ""
                onPressed: first.plan.use()
            }
            ActionButton {
                width: parent.width
                height: 40
                visible: first.visible
                table: first.page.table
                title: qsTr("Build my own deck…")
                keyText: first.page.table.key(2)
                stopId: "build"
                onPressed: first.others()
            }
            SpokenText {
                width: parent.width
                visible: text !== ""
                text: first.answers.hintText
                color: Style.hint
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                font.pixelSize: Style.small
            }
        }
    }
}
