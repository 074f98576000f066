// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The same with its words and my shares: what the parts of the table know. ZipdeckTable is one, with all that is drawn.
ZipdeckFacts {
    id: board
    readonly property ZipdeckWords words: ZipdeckWords {
        page: board
    }
    readonly property ZipdeckPlan plan: ZipdeckPlan {
        page: board
    }

    function call() { board.scene.answer(board.plan.word); }
}
