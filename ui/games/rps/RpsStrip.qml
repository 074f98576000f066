// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The score: a cell for each of the ten games, high and filled where I won, low and dark where the other did.
Row {
    id: strip
    required property TableBase table
    required property rpsView view
    required property int me
    property int newest: -1 // who wins a game that is still being decided
    required property string mine
    required property string theirs
    readonly property real scoreWidth: (width - view.most_games * (cell + 4)) / 2
    readonly property real cell: Style.clamp((width - 200) / view.most_games - 4, 16, 30)

    spacing: 4
    height: 28

    component Score: SpokenText {
        id: score
        required property TableBase table
        required property int games // won
        readonly property CountUp counted: CountUp {
            table: score.table
            goal: score.games
        }
        height: parent ? parent.height : 0
        elide: Text.ElideMiddle
        verticalAlignment: Text.AlignVCenter
        font.weight: Font.DemiBold
        scale: counted.swell
        transformOrigin: horizontalAlignment === Text.AlignRight ? Item.Right : Item.Left
    }
    function count(seat: int): int {
        return strip.view.seats[seat].games - (seat === strip.newest ? 1 : 0);
    }

    Score {
        table: strip.table
        games: strip.count(strip.me)
        width: strip.scoreWidth
        text: qsTr("%1  %2").arg(strip.mine).arg(counted.text)
        horizontalAlignment: Text.AlignRight
        rightPadding: 8
    }
    Repeater {
        model: Rows { owner: strip; of: strip.view.most_games }
        delegate: Rectangle {
            id: mark
            required property RpsStrip owner
            required property int index
            readonly property rpsGame game: index < owner.view.games.length - (owner.newest < 0 ? 0 : 1) ? owner.view.games[index] : owner.view.none
            readonly property bool played: game.winner >= 0
            readonly property bool won: game.winner === mark.owner.me
            anchors.verticalCenter: parent ? parent.verticalCenter : undefined
            width: mark.owner.cell
            height: 24
            radius: 4
            color: won ? Style.white : played ? Style.lost : "transparent"
            border.color: played ? "transparent" : Style.empty
            Accessible.role: Accessible.StaticText
            Accessible.name: !played ? qsTr("Game %1: not played").arg(index + 1)
                                   : qsTr("Game %1: %2").arg(index + 1).arg(won ? mark.owner.mine : mark.owner.theirs)
            Caption {
                anchors.centerIn: parent
                text: mark.played ? (mark.won ? mark.owner.mine : mark.owner.theirs).charAt(0).toUpperCase() : mark.index + 1
                color: mark.won ? Style.dark : Style.text
                opacity: mark.played ? 1 : 0.85
                font.weight: mark.played ? Font.DemiBold : Font.Normal
            }
        }
    }
    Score {
        table: strip.table
        games: strip.count(1 - strip.me)
        width: strip.scoreWidth
        text: qsTr("%1  %2").arg(counted.text).arg(strip.theirs)
        leftPadding: 8
    }
}
