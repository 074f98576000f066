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
    readonly property int share: page.sharing ? page.plan.share(seat) : 0
    readonly property bool giving: page.sharing && seat !== page.me && page.plan.worth > 0
    readonly property bool stepping: giving && (!small || ringed || pointed)
    readonly property bool won: page.over && page.leads(seat)
    readonly property bool told: page.table.tagsTold && (won || page.highest(seat))
    readonly property real inset: small ? 10 : 12
    readonly property real lead: page.tiny && seat !== page.me ? page.at.smallCard + 14 : inset
    readonly property bool tall: small && page.at.tall && seat !== page.me // a line for what was answered, below it the steps
    readonly property real cardX: x + page.at.seatCardX
    readonly property real cardY: y + Math.min(page.at.seatCardY, 58)
    readonly property real wordsX: lead // of the words
    // The portrait: large beside the card, or before the name where there is room for it.
    readonly property real discRoom: big || small && !tall ? 0 : small ? 30 : page.at.face + 6
    readonly property bool pictured: big || discRoom > 0 && named12.advanceWidth + discRoom <= width - wordsX - inset - (small ? total.width + 8 : 0)
    readonly property real nameX: wordsX + (pictured ? discRoom : 0)
    readonly property real badgeY: height - (height < 60 ? 22 : 28)
    readonly property real line: page.at.wordsY // of the name, on a large plate
    readonly property real chipsRoom: big || !small && width >= 190 ? 42 : 0 // at the right
    // Where a payment arrives.
    readonly property point slot: Qt.point(x + width - (big ? 8 : inset), y + (small ? badgeY : 8))

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
    Picture {
        visible: plate.pictured
        x: plate.big ? plate.inset : plate.wordsX
        y: plate.small ? 3 : plate.big ? 10 + (plate.line - 20 - width) / 2 : 7
        width: plate.big ? plate.page.at.face : plate.discRoom - 6
        unit: plate.page.table.unit
        source: plate.page.table.seatAt(plate.seat).portrait
    }
    ZipdeckChips {
        visible: plate.chipsRoom > 0
        page: plate.page
        seat: plate.seat
        x: plate.width - plate.chipsRoom + (plate.chipsRoom - 14 - width) / 2
        y: plate.big ? 34 : 58
        width: plate.big ? 28 : 24
        height: plate.big ? plate.line - 10 - y : 54
    }
    Heading {
        id: title
        x: plate.nameX
        y: plate.small ? (plate.height < 60 ? 3 : 6) : plate.big ? plate.line : 10
        width: plate.width - x - plate.inset - (plate.small ? total.width + (plate.page.tiny ? 4 : 8) : plate.big ? (tag.visible ? tag.width + 8 : 0) : plate.page.badgeRoom(plate.seat))
        objectName: plate.bot === "" ? "own name" : "name" // of a bot: of any length
        text: plate.name
        smallest: 10
        font.pixelSize: plate.big ? Style.title : plate.page.tiny && plate.small && !plate.tall ? Style.small : Style.normal
    }
    BotName {
        anchors.baseline: title.baseline
        x: title.x + title.contentWidth + 6
        room: title.x + title.width - x
        text: plate.bot
    }
    Row {
        id: total
        readonly property real free: plate.width - x - plate.inset - (plate.big && plate.stepping ? stepper.width + 8 : 0)
        x: plate.small ? plate.width - plate.inset - width : plate.nameX
        y: plate.small ? (plate.height < 60 ? 3 : 6) : plate.big ? plate.line + 30 : 30
        spacing: plate.page.tiny ? 2 : 6
        Caption {
            id: fewest
            visible: plate.page.leads(plate.seat) && !(plate.big && plate.page.over)
            text: plate.small || plate.big || plate.chance !== "" || plate.share > 0 ? "▼" : qsTr("▼ fewest")
        }
        Words {
            width: plate.small ? implicitWidth : Math.min(implicitWidth, total.free - (fewest.visible ? fewest.width + 6 : 0))
            text: plate.small ? plate.page.pointsShown(plate.seat)
                  : plate.big && plate.page.over ? plate.page.words.place(plate.seat)
                  : plate.share > 0 && plate.chance === "" ? qsTr("%1 → %2", "points now and after").arg(plate.page.pointsShown(plate.seat)).arg(plate.big || plate.page.leads(plate.seat) ? plate.page.points(plate.seat) + plate.share : plate.page.pointWords(plate.page.points(plate.seat) + plate.share))
                  : plate.page.words.points(plate.seat)
            smallest: plate.small ? 0 : 10
            font.pixelSize: plate.big || plate.tall || plate.small && !plate.page.tiny ? Style.normal : Style.small
        }
        layoutDirection: plate.small ? Qt.LeftToRight : Qt.RightToLeft
    }
    Words {
        id: said
        visible: plate.big ? !plate.stepping && !plate.page.over : plate.tall || !plate.small || !plate.stepping && !speech.visible
        x: plate.small ? plate.lead : plate.big ? total.x + total.width + 10 : plate.inset + 48
        y: plate.tall ? 28 : plate.small ? plate.badgeY + 2 : plate.big ? plate.line + 22 : 56
        width: plate.width - x - plate.inset - (plate.big ? 0 : !plate.small ? plate.chipsRoom : plate.tall ? 0 : plate.share > 0 ? 44 : plate.page.badgeRoom(plate.seat))
        height: plate.tall || plate.big ? 34 : plate.small ? 16 : 56
        horizontalAlignment: plate.big ? Text.AlignRight : Text.AlignLeft
        verticalAlignment: Text.AlignVCenter
        text: !plate.small || plate.tall || whole.advanceWidth <= width ? plate.words : some.advanceWidth <= width ? brief : number
        color: Style.second
        smallest: plate.small && !plate.tall ? 9 : 0
        wrapMode: plate.small && !plate.tall ? Text.NoWrap : Text.Wrap
        maximumLineCount: plate.tall || plate.big ? 2 : plate.small ? 1 : 3
        font.pixelSize: Style.small
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
        id: badge
        visible: plate.small && plate.share > 0 && !plate.stepping
        x: plate.width - plate.inset - width
        y: plate.badgeY
        amount: plate.share
    }
    ZipdeckStepper {
        id: stepper
        visible: plate.stepping
        page: plate.page
        seat: plate.seat
        whole: plate.small
        x: plate.small ? plate.wordsX : plate.width - plate.inset - width
        y: plate.height - 28 - (plate.small ? 3 : 8)
    }
    Caption {
        id: tag
        objectName: "tag"
        visible: !plate.small && !plate.stepping && plate.told
        x: plate.width - width - plate.inset
        y: plate.big ? plate.line + 4 : plate.height - 26
        text: plate.won ? qsTr("won") : qsTr("▲ highest")
        font.weight: Font.DemiBold
    }
    ZipdeckSpeech {
        id: speech
        readonly property real after: plate.stepping ? 0 : plate.share > 0 ? badge.width + 8 : plate.page.badgeRoom(plate.seat) // right of it, on a small plate
        page: plate.page
        seat: plate.seat
        small: plate.small
        room: plate.big ? plate.page.at.seatCardX - plate.inset + 2 // as far as the card
              : plate.width - plate.wordsX - plate.inset - (plate.stepping ? stepper.width + 8 : plate.small ? speech.after : tag.visible ? tag.width + 8 : 0)
        tight: plate.small || plate.big && plate.page.at.face < 100
        x: plate.small ? plate.width - plate.inset - speech.after - width : plate.big ? plate.inset + Math.max(-6, (plate.page.at.face - width) / 2) : plate.wordsX
        y: plate.small ? plate.badgeY : plate.big ? plate.line - 12 - height : plate.height - height - 8
    }
}
