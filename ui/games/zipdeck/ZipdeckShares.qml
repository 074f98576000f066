// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The middle of the table while I am asked: one cell for each point of my card, brackets name who would get it, dashed
// cells I would pay myself.
Item {
    id: shares
    required property ZipdeckPage page
    readonly property ZipdeckPlan plan: page.plan
    readonly property Style style: page.style
    readonly property bool wide: width > 620
    readonly property bool roomy: height >= (wide ? 118 : 150)
    readonly property real cellGap: plan.worth > 10 ? 4 : 8
    readonly property real cell: Math.min(page.at.wide ? 110 : 72, (width + cellGap) / Math.max(1, plan.worth) - cellGap)
    readonly property var parts: plan.left > 0 ? plan.parts.concat([{ "seat": page.me, "share": plan.left }]) : plan.parts
    function before(nth: int): int { return shares.parts.slice(0, nth).reduce((sum, part) => sum + part.share, 0); }

    Text {
        id: title
        textFormat: Text.PlainText
        width: shares.wide && shares.plan.worth > 0 ? parent.width - ways.width - 16 : parent.width
        horizontalAlignment: shares.wide && shares.plan.worth > 0 ? Text.AlignLeft : Text.AlignHCenter
        height: shares.wide ? 32 : 20
        verticalAlignment: Text.AlignVCenter
        text: shares.plan.worth === 0 ? qsTr("Your card has no points to share out")
              : qsTr("A correct call gives away %n point(s)", "", shares.plan.worth)
        color: shares.style.text
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
        font.pixelSize: shares.page.at.wide ? shares.style.title : shares.style.normal
        font.weight: Font.DemiBold
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Item {
        id: bar
        x: shares.wide ? 0 : (parent.width - width) / 2
        y: title.height + 8
        width: shares.plan.worth * (shares.cell + shares.cellGap) - shares.cellGap
        height: 44
        Repeater {
            model: shares.plan.worth
            delegate: Item {
                id: point
                required property int index
                readonly property var owner: shares // qmllint disable unqualified
                readonly property bool given: index < owner.plan.given
                x: index * (owner.cell + owner.cellGap)
                width: owner.cell
                height: 20
                Rectangle {
                    anchors.fill: parent
                    visible: point.given
                    radius: 4
                    color: point.owner.style.amber
                }
                DashedBox {
                    anchors.fill: parent
                    visible: !point.given
                }
            }
        }
        Repeater {
            model: shares.parts
            delegate: Item {
                id: part
                required property int index
                required property var modelData
                readonly property var owner: shares // qmllint disable unqualified
                x: owner.before(index) * (owner.cell + owner.cellGap)
                y: 24
                width: modelData.share * (owner.cell + owner.cellGap) - owner.cellGap
                height: 20
                Rectangle { width: parent.width; height: 1; y: 4; color: "#80FFFFFF" }
                Rectangle { width: 1; height: 4; color: "#80FFFFFF" }
                Rectangle { width: 1; height: 4; x: parent.width - 1; color: "#80FFFFFF" }
                BriefText {
                    y: 6
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    brief: part.modelData.share
                    whole: part.modelData.seat === part.owner.page.me ? qsTr("you %1").arg(part.modelData.share)
                          : qsTr("%1 %2").arg(part.owner.page.name(part.modelData.seat)).arg(part.modelData.share)
                    color: part.owner.style.text
                    font.pixelSize: part.owner.style.small
                }
            }
        }
    }
    Text {
        textFormat: Text.PlainText
        visible: shares.roomy && shares.plan.worth > 0
        y: bar.y + bar.height + 6
        width: parent.width
        horizontalAlignment: shares.wide ? Text.AlignLeft : Text.AlignHCenter
        text: shares.plan.left > 0 ? qsTr("You pay what you don’t give away: %1.").arg(shares.page.pointWords(shares.plan.left))
                                   : qsTr("Click a player to give everything. Use + and − for single points.")
        color: shares.style.second
        elide: Text.ElideRight
        font.pixelSize: shares.style.small
    }
    Row {
        id: ways
        visible: shares.plan.worth > 0
        x: shares.wide ? parent.width - width : (parent.width - width) / 2
        y: shares.wide ? 0 : bar.y + bar.height + (shares.roomy ? 28 : 4)
        spacing: 8
        Repeater {
            model: shares.page.at.others > 1 ? ["fewest", "evenly", "none"] : ["fewest", "none"]
            delegate: ActionButton {
                id: way
                required property string modelData
                required property int index
                readonly property var owner: shares // qmllint disable unqualified
                table: owner.page.table
                visible: owner.visible && owner.plan.worth > 0
                height: 32
                width: words.width + 58
                order: 3
                title: modelData === "fewest" ? qsTr("All to the leader") : modelData === "evenly" ? qsTr("Evenly") : qsTr("Clear")
                keyText: owner.page.table.key(index + 3)
                onPressed: owner.plan.use(modelData)
                TextMetrics {
                    id: words
                    text: way.title
                    font.pixelSize: 14
                    font.weight: Font.DemiBold
                }
            }
        }
    }
}
