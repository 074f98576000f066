// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A player at the Zip Deck table: name, points, card, last answer; while I am asked, what they would get from me.
Pressable {
    id: plate
    required property ZipdeckPage page
    required property int seat
    property bool small: page.at.compact
    readonly property bool big: page.at.wide
    readonly property string name: page.name(seat)
    readonly property string bot: page.table.seatAt(seat).bot
    readonly property string chance: page.words.chance(seat)
    readonly property string last: answered.text
    readonly property ToldText answered: ToldText {
        table: plate.page.table
        now: plate.page.words.last(plate.seat)
    }
    readonly property string words: !small || chance === "" ? last : last === "" ? chance : chance + ", " + last
    readonly property int share: page.asked ? page.plan.share(seat) : 0
    readonly property bool giving: page.asked && seat !== page.me && page.plan.worth > 0
    readonly property bool stepping: giving && (!small || ringed || pointed)
    readonly property bool won: page.over && page.leads(seat)
    readonly property bool told: page.table.tagsTold && (won || page.highest(seat))
    readonly property real inset: small ? 10 : 12
    readonly property real lead: page.tiny && seat !== page.me ? page.at.smallCard + 14 : inset
    readonly property bool tall: small && page.at.tall && seat !== page.me // a line for what was answered, below it the steps
    readonly property real cardX: x + page.at.seatCardX
    readonly property real cardY: y + Math.min(page.at.seatCardY, 56)
    readonly property real wordsX: big ? page.at.seatCardX + page.at.seatCard + 16 : lead // of the words
    // The portrait stands before the name, where there is room for it.
    readonly property real discRoom: small && !tall ? 0 : big ? 42 : small ? 30 : 40
    readonly property bool pictured: discRoom > 0 && Math.max(named12.advanceWidth, big ? bot12.advanceWidth : 0) + discRoom <= width - wordsX - inset - (small ? total.width + 8 : 0)
    readonly property real nameX: wordsX + (pictured ? discRoom : 0)
    readonly property real badgeY: height - (height < 60 ? 22 : 28)
    // Where a payment arrives.
    readonly property point slot: Qt.point(x + width - inset, y + (small ? badgeY : 8))

    table: page.table
    live: giving
    reachable: visible && giving
    stopId: "seat " + seat
    label: name
    order: 2
    onPressed: page.plan.all(seat)
    function change(by: int) { plate.page.plan.add(plate.seat, by); }

    radius: 8
    color: Style.plate
    border.color: told ? Style.white : Style.amber
    border.width: share > 0 || told ? 2 : 0
    Accessible.role: giving ? Accessible.Button : Accessible.StaticText
    Accessible.name: qsTr("%1, %2, %3").arg(bot === "" ? name : qsTr("%1, %2").arg(name).arg(bot)).arg(page.pointWords(page.points(seat))).arg(words)
                     + (share > 0 ? qsTr(", gets %1 from you").arg(share) : "")
    Accessible.onIncreaseAction: plate.change(1)
    Accessible.onDecreaseAction: plate.change(-1)

    Measured {
        id: named12
        text: plate.name
        font.pixelSize: Style.small
        font.weight: Font.DemiBold
    }
    Measured {
        id: bot12
        text: plate.bot
        font.pixelSize: Style.small
    }
    Picture {
        visible: plate.pictured
        x: plate.wordsX
        y: plate.small ? 3 : plate.big ? 10 : 9
        width: plate.discRoom - 6
        unit: plate.page.table.unit
        source: plate.page.table.seatAt(plate.seat).portrait
    }
    Heading {
        id: title
        x: plate.nameX
        y: plate.small ? (plate.height < 60 ? 3 : 6) : plate.big ? 8 : 10
        width: plate.width - x - plate.inset - (plate.small ? total.width + (plate.page.tiny ? 4 : 8) : plate.page.badgeRoom(plate.seat))
        objectName: plate.bot === "" ? "own name" : "name" // of a bot: of any length
        text: plate.name
        smallest: 10
        font.pixelSize: plate.big ? Style.title : plate.page.tiny && plate.small && !plate.tall ? Style.small : Style.normal
    }
    BotName { // under the name where there is room
        anchors.baseline: title.baseline
        anchors.baselineOffset: plate.big ? 18 : 0
        x: plate.big ? title.x : title.x + title.contentWidth + 6
        room: plate.big ? plate.width - plate.inset - plate.page.badgeRoom(plate.seat) - x : title.x + title.width - x
        text: plate.bot
    }
    Row {
        id: total
        x: plate.small ? plate.width - plate.inset - width : plate.big ? plate.wordsX : plate.nameX
        y: plate.small ? (plate.height < 60 ? 3 : 6) : plate.big ? 50 : 30
        spacing: plate.page.tiny ? 2 : 6
        Caption {
            visible: plate.page.leads(plate.seat)
            text: plate.small || plate.big || plate.chance !== "" || plate.share > 0 ? "▼" : qsTr("▼ fewest")
        }
        Words {
            text: plate.small ? plate.page.pointsShown(plate.seat)
                  : plate.share > 0 && plate.chance === "" ? qsTr("%1 → %2", "points now and after").arg(plate.page.pointsShown(plate.seat)).arg(plate.page.leads(plate.seat) ? plate.page.points(plate.seat) + plate.share : plate.page.pointWords(plate.page.points(plate.seat) + plate.share))
                  : plate.page.words.points(plate.seat)
            font.pixelSize: plate.big || plate.tall || plate.small && !plate.page.tiny ? Style.normal : Style.small
        }
        layoutDirection: plate.small ? Qt.LeftToRight : Qt.RightToLeft
    }
    Words {
        id: said
        visible: !plate.small || plate.tall || !plate.stepping
        x: plate.small ? plate.lead : plate.big ? plate.wordsX : plate.inset + 48
        y: plate.tall ? 28 : plate.small ? plate.badgeY + 2 : plate.big ? 70 : 56
        width: plate.width - x - plate.inset - (!plate.small || plate.tall ? 0 : plate.share > 0 ? 44 : plate.page.badgeRoom(plate.seat))
        height: plate.tall ? 34 : plate.small ? 16 : plate.big ? plate.height - 70 - 46 : 56
        verticalAlignment: plate.big ? Text.AlignTop : Text.AlignVCenter
        text: !plate.small || plate.tall || whole.advanceWidth <= width ? plate.words : some.advanceWidth <= width ? brief : number
        color: Style.second
        smallest: plate.small && !plate.tall ? 9 : 0
        wrapMode: plate.small && !plate.tall ? Text.NoWrap : Text.Wrap
        maximumLineCount: plate.tall ? 2 : plate.small ? 1 : 3
        font.pixelSize: plate.big && plate.height >= 170 ? Style.normal : Style.small
        textFormat: Text.StyledText
        Measured {
            id: whole
            text: plate.words.replace(/<[^>]*>/g, "")
            font.pixelSize: 10
            font.weight: Font.DemiBold
        }
        readonly property string brief: plate.small ? plate.page.words.brief(plate.seat) : ""
        readonly property string number: brief.replace(/<\/b>.*/, "</b>")
        TextMetrics {
            id: some
            text: said.brief.replace(/<[^>]*>/g, "")
            font: whole.font
        }
    }
    ZipdeckBadge {
        visible: plate.small && plate.share > 0 && !plate.stepping
        x: plate.width - plate.inset - width
        y: plate.badgeY
        amount: plate.share
    }
    ZipdeckStepper {
        visible: plate.stepping
        page: plate.page
        seat: plate.seat
        gap: plate.small ? 4 : Math.max(4, (plate.width - plate.wordsX - plate.inset - 84) / 2)
        x: plate.big || plate.tall ? plate.wordsX : plate.inset
        y: plate.height - 28 - (plate.small ? 3 : plate.big ? 14 : 8)
    }
    Caption {
        objectName: "tag"
        visible: !plate.small && !plate.stepping && plate.told
        x: plate.width - width - plate.inset
        y: plate.height - 26 - (plate.big ? 6 : 0)
        text: plate.won ? qsTr("won") : qsTr("▲ highest")
    }
    ZipdeckSpeech {
        page: plate.page
        seat: plate.seat
        small: plate.small
        x: plate.small ? plate.width - plate.inset - width : plate.wordsX
        y: plate.small ? plate.badgeY : plate.height - height - (plate.big ? 14 : 8)
    }
}
