// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The middle of the table while I am asked: one cell for each point of my card, brackets name who would get it, dashed
// cells I would pay myself.
Item {
    id: shares
    required property ZipdeckPage page
    readonly property ZipdeckPlan plan: page.plan
    readonly property bool wide: width > 620
    readonly property bool roomy: height >= (wide ? 118 : 150)
    readonly property bool big: page.at.wide && page.at.panel.height >= 180
    readonly property int line: big ? Style.normal : Style.small // letters
    readonly property real cellHeight: big ? 36 : 20
    readonly property real buttonHeight: big ? 40 : 32
    readonly property real used: plan.worth === 0 ? title.height : wide ? hint.y + hint.height : ways.y + buttonHeight // height
    readonly property real cellGap: plan.worth > 10 ? 4 : 8
    readonly property real cell: Math.min(page.at.wide ? 110 : 72, (width + cellGap) / Math.max(1, plan.worth) - cellGap)
    readonly property list<int> seats: plan.left > 0 ? [...plan.parts, page.me] : plan.parts // mine: what I pay myself
    function share(nth: int): int { return nth < plan.parts.length ? plan.share(seats[nth]) : plan.left; }
    function before(nth: int): int { return Array.from(seats).slice(0, nth).reduce((sum, seat, i) => sum + share(i), 0); }

    SpokenText {
        id: title
        width: shares.wide && shares.plan.worth > 0 ? parent.width - ways.width - 16 : parent.width
        horizontalAlignment: shares.wide && shares.plan.worth > 0 ? Text.AlignLeft : Text.AlignHCenter
        height: shares.wide ? shares.buttonHeight : shares.big ? 30 : 20
        verticalAlignment: Text.AlignVCenter
        text: shares.plan.worth === 0 ? qsTr("Your card has no points to share out")
              : qsTr("A correct call gives away %n point(s)", "", shares.plan.worth)
        smallest: 10
        font.pixelSize: shares.big ? Style.large : shares.page.at.wide ? Style.title : Style.normal
        font.weight: Font.DemiBold
    }
    Item {
        id: bar
        x: shares.wide ? 0 : (parent.width - width) / 2
        y: title.height + (shares.big ? 16 : 8)
        width: shares.plan.worth * (shares.cell + shares.cellGap) - shares.cellGap
        height: shares.cellHeight + (shares.big ? 30 : 24)
        Repeater {
            model: Rows { owner: shares; of: shares.plan.worth }
            delegate: Item {
                id: point
                required property int index
                required property ZipdeckShares owner
                readonly property bool given: index < owner.plan.given
                x: index * (owner.cell + owner.cellGap)
                width: owner.cell
                height: owner.cellHeight
                Rectangle {
                    anchors.fill: parent
                    visible: point.given
                    radius: 4
                    color: Style.amber
                }
                DashedBox {
                    anchors.fill: parent
                    visible: !point.given
                }
            }
        }
        Repeater {
            model: Rows { owner: shares; of: shares.seats }
            delegate: Item {
                id: part
                required property int index
                required property int modelData // seat
                required property ZipdeckShares owner
                readonly property int share: owner.share(index)
                x: owner.before(index) * (owner.cell + owner.cellGap)
                y: owner.cellHeight + 4
                width: share * (owner.cell + owner.cellGap) - owner.cellGap
                height: 20
                Rectangle { width: parent.width; height: 1; y: 4; color: Style.faint }
                Rectangle { width: 1; height: 4; color: Style.faint }
                Rectangle { width: 1; height: 4; x: parent.width - 1; color: Style.faint }
                BriefText {
                    y: 6
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    brief: part.share
                    whole: part.modelData === part.owner.page.me ? qsTr("you %1").arg(part.share)
                          : qsTr("%1 %2").arg(part.owner.page.name(part.modelData)).arg(part.share)
                    font.pixelSize: part.owner.line
                }
            }
        }
    }
    Words {
        id: hint
        visible: shares.roomy && shares.plan.worth > 0
        y: bar.y + bar.height + 6
        width: parent.width
        horizontalAlignment: shares.wide ? Text.AlignLeft : Text.AlignHCenter
        text: shares.plan.left > 0 ? qsTr("You pay what you don’t give away: %1.").arg(shares.page.pointWords(shares.plan.left))
                                   : qsTr("Click a player to give everything. Use + and − for single points.")
        color: Style.second
        smallest: Style.small
        font.pixelSize: shares.line
    }
    Row {
        id: ways
        visible: shares.plan.worth > 0
        x: shares.wide ? parent.width - width : (parent.width - width) / 2
        y: shares.wide ? 0 : bar.y + bar.height + (!shares.roomy ? 4 : shares.big ? 38 : 28)
        spacing: 8
        Repeater {
            model: Rows { owner: shares; of: shares.page.at.others > 1 ? ["fewest", "evenly", "none"] : ["fewest", "none"] }
            delegate: ActionButton {
                id: way
                required property string modelData
                required property int index
                required property ZipdeckShares owner
                table: owner.page.table
                visible: owner.visible && owner.plan.worth > 0
                height: owner.buttonHeight
                width: words.width + 58
                order: 3
                title: modelData === "fewest" ? qsTr("All to the leader") : modelData === "evenly" ? qsTr("Evenly") : qsTr("Clear")
                keyText: owner.page.table.key(index + 3)
                onPressed: owner.plan.use(modelData)
                Measured {
                    id: words
                    text: way.title
                    font.pixelSize: 14
                    font.weight: Font.DemiBold
                }
            }
        }
    }
}
