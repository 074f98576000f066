// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// What the parts of the table know of the match. RpsTable is one, with all that is drawn.
GamePage {
    id: page
    readonly property rpsView view: scene.position.view
    readonly property bool drafting: view.stage !== "games"
    readonly property bool choosing: view.phase === "draft"
    readonly property int pick: drafting && view.round > 0 ? view.round - 1 : 0
    readonly property tableSeat mine: table.seatAt(me)
    readonly property tableSeat theirs: table.seatAt(other)

    readonly property RpsMeasures at: RpsMeasures {
        width: page.width
        height: page.height
        picks: page.view.picks
        drafting: page.drafting
    }
}
