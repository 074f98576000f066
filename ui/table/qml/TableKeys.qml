// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What a key does at a table: it moves the focus, takes an action, looks back, or ends a rest.
QtObject {
    id: keys
    required property TableBase table

    function pressed(event: var) {
        const table = keys.table;
        const modifiers = [Qt.Key_Shift, Qt.Key_Control, Qt.Key_Alt, Qt.Key_AltGr, Qt.Key_Meta, Qt.Key_CapsLock, Qt.Key_NumLock];
        const command = event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier);
        event.accepted = false;
        if (!table.scene || command || modifiers.includes(event.key))
            return;
        table.keysUsed = true;
        if (event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab) {
            event.accepted = table.stops.tab(event.key === Qt.Key_Tab ? 1 : -1);
            return;
        }
        const meaning = table.scene.drawing.keyMeaning(event.key, event.modifiers);
        const by = meaning === "more" ? 1 : meaning === "less" ? -1 : 0;
        const home = table.chosen ? table.chosen.home : null;
        const aims = !!table.scene.answers.aim && table.scene.answers.aim.begun;
        if (meaning === "back" && (table.chosen || aims)) {
            table.chosen = null;
            if (aims)
                table.scene.answers.aim.clear();
            event.accepted = true;
        } else if (by !== 0 && home && home.changed && home.changed(by))
            event.accepted = true;
        else if (table.scene.position.lookBack !== "")
            event.accepted = keys.inThePast(meaning);
        else if (table.stops.typed(table.keyOf(meaning)))
            event.accepted = true;
        else if (meaning === "left") {
            event.accepted = true;
            if (!table.stops.move(-1, 0))
                table.scene.look(-1);
        } else if (table.scene.pausing() || (table.flying > 0 || !table.tagsTold) && !table.stops.current()) {
            event.accepted = true;
            table.goOn();
        } else
            event.accepted = table.stops.key(meaning);
    }

    // An earlier moment is only looked at.
    function inThePast(meaning: string): bool {
        if (meaning === "back")
            keys.table.scene.look(0);
        else if (meaning === "left" || meaning === "right")
            keys.table.scene.look(meaning === "left" ? -1 : 1);
        else
            return false;
        return true;
    }
}
