// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// Which item shows why it must not be played now: the one hovered or reached by keys, and one that was pressed anyway.
// The pressed one shows it until the pointer leaves it or another item is pressed; after a finger only the latter, for in
// Qt 6.8 the pointer seems to come and leave with it.
QtObject {
    id: refusals
    required property TableScene scene
    property Item teller: null
    property Item refused: null
    property bool byFinger: false

    function tell(item: Item, telling: bool) {
        if (telling)
            refusals.teller = item;
        else if (refusals.teller === item)
            refusals.teller = null;
    }
    function refuse(item: Item, reason: string) {
        refusals.refused = item;
        if (reason !== "")
            refusals.scene.announce(reason);
    }
    function left(item: Item) {
        if (refusals.refused === item && !refusals.byFinger)
            refusals.refused = null;
    }
    function forget(item: Item) {
        if (refusals.refused === item)
            refusals.refused = null;
        refusals.tell(item, false);
    }
}
