// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What the rounds so far have shown: who called what, and with a hint, in the last of the table's three columns, how
// likely everybody is to win.
Item {
    id: told
    required property ZipdeckPage page
    readonly property bool hinted: page.scene.chances.length > 0

    ZipdeckCalls {
        page: told.page
        width: told.hinted ? told.width - told.page.at.plateWidth - told.page.at.gap : told.width
        height: told.height
    }
    Loader { // seldom wanted, and then made
        active: told.hinted
        x: told.width - width
        width: told.page.at.plateWidth
        height: told.height
        sourceComponent: ZipdeckChances {
            page: told.page // qmllint disable unqualified
        }
    }
}
