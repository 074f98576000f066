// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The games above the tray: what the other holds, the three cards of this game, and the score.
Item {
    id: games
    required property RpsPage page
    readonly property RpsMeasures at: page.at
    readonly property rpsView view: page.view
    readonly property TableBase table: page.table
    readonly property bool shown: view.phase === "revealed" || page.over
    readonly property rpsGame last: view.games.length > 0 ? view.games[view.games.length - 1] : view.none
    readonly property rpsSeat theirView: view.seats[page.other]

    function tagOf(seat: int): string {
        if (!games.shown || !games.table.tagsTold || games.last.winner !== seat)
            return "";
        return games.last.pair ? qsTr("wins with a pair") : qsTr("wins the game");
    }
    function doing(who: tableSeat): string {
        return games.shown ? "" : who.answered ? qsTr("has chosen") : who.me ? qsTr("choose") : qsTr("is choosing");
    }
    function pairsLeft(left: int): string {
        if (games.view.base.word === "" || games.page.scene.position.viewSeat < 0)
            return "";
        return left > 0 ? qsTr("%n unseen card(s) make a pair", "", left) : qsTr("no pair possible");
    }

    Caption {
        readonly property real pile: games.at.handX + 3 * (games.at.smallCard + 6) + 14
        readonly property real beside: pile + games.at.smallCard + 10
        readonly property bool under: gifts.visible && beside + implicitWidth > gifts.x
        visible: games.theirView.stock > 0
        x: under ? pile + (games.at.smallCard - width) / 2 : beside
        y: games.at.padY + (under ? games.at.smallCard * 1.4 + 3 : (games.at.smallCard * 1.4 - height) / 2)
        text: qsTr("%n to draw", "cards", games.theirView.stock)
        color: Style.second
    }
    // Gifts are all one knows of the other's deck.
    Row {
        id: gifts
        visible: games.view.given.length > 0 && !games.page.scene.position.viewAll
        anchors.right: parent.right
        anchors.rightMargin: games.at.pad
        y: games.at.padY
        spacing: 8
        Caption {
            height: games.at.smallCard * 1.4
            width: 76
            text: games.page.mine.me ? qsTr("you gave %1").arg(games.page.theirs.name) : qsTr("given by %1").arg(games.page.mine.name)
            wrapMode: Text.Wrap
            maximumLineCount: 3
            horizontalAlignment: Text.AlignRight
            verticalAlignment: Text.AlignVCenter
        }
        Repeater {
            model: Rows { owner: games; of: Array.from(games.view.given) }
            delegate: Column {
                id: gift
                required property RpsGames owner
                required property rpsCard modelData
                readonly property bool held: gift.owner.view.rivalHolds(modelData)
                width: gift.owner.at.smallCard
                spacing: 2
                RpsMini {
                    unit: gift.owner.table.unit
                    width: gift.owner.at.smallCard
                    card: gift.modelData
                    gone: !gift.held
                    label: state.text
                }
                Caption {
                    id: state
                    x: -3 // words take half of the gaps
                    width: gift.owner.at.smallCard + 6
                    horizontalAlignment: Text.AlignHCenter
                    smallest: 9
                    text: gift.held ? qsTr("held") : qsTr("played")
                    color: gift.held ? Style.text : Style.second
                }
            }
        }
    }

    RpsPlace {
        id: myPlace
        x: games.at.gameX
        y: games.at.lineY
        cardWidth: games.at.gameCard
        step: games.at.gameStep
        title: games.page.mine.name
        detail: games.doing(games.page.mine)
        tag: games.tagOf(games.page.me)
        wanted: games.page.mine.turn
        inside: games.page.mine.me && games.page.scene.position.interactive ? qsTr("play a card here") : ""
    }
    RpsPlace {
        id: basePlace
        x: games.at.gameX + games.at.gameStep
        y: games.at.lineY
        cardWidth: games.at.gameCard
        step: games.at.gameStep
        title: qsTr("Base %1 of 10").arg(Math.max(1, games.view.round))
        detail: games.pairsLeft(games.view.pairs_left)
    }
    RpsPlace {
        id: theirPlace
        x: games.at.gameX + 2 * games.at.gameStep
        y: games.at.lineY
        cardWidth: games.at.gameCard
        step: games.at.gameStep
        title: games.page.theirs.name
        detail: games.doing(games.page.theirs)
        tag: games.tagOf(games.page.other)
    }
    RpsPlay {
        table: games.table
        seat: games.page.me
        place: myPlace
        impact: hit
        away: -1
        takesDrops: true
        dropArea: Qt.rect(0, 0, games.width, games.at.upper)
    }
    Zone {
        table: games.table
        name: "base"
        x: basePlace.x
        y: basePlace.y
        width: basePlace.width
        height: basePlace.height
        cardWidth: games.at.gameCard
    }
    RpsPlay {
        table: games.table
        seat: games.page.other
        place: theirPlace
        impact: hit
        away: 1
    }
    RpsImpact {
        id: hit
        table: games.table
        winner: games.shown ? games.last.winner : -1
        reach: 2 * games.at.gameStep - games.at.gameCard * 0.8
        x: (winner === games.page.me ? theirPlace.x : myPlace.x + games.at.gameCard)
        y: games.at.lineY + games.at.gameCard * 0.7
    }
    Zone {
        id: done
        table: games.table
        name: "done"
        shape: "pile"
        x: games.width - games.at.pad - width - 8
        y: games.at.lineY + (games.at.gameCard * 1.4 - height) / 2
        width: games.at.smallCard
        height: width * 1.4
        cardWidth: width
    }
    Caption {
        visible: done.held > 0
        x: done.x + done.width / 2 - width / 2
        y: done.y + done.height + 6
        text: qsTr("played")
        color: Style.second
    }
    RpsStrip {
        x: games.at.pad
        y: games.at.upper - height - 8
        width: games.width - 2 * games.at.pad
        table: games.table
        view: games.view
        newest: hit.running ? games.last.winner : -1
        me: games.page.me
        mine: games.page.mine.name
        theirs: games.page.theirs.name
    }
}
