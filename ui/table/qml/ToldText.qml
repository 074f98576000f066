// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

// A sentence on the table: the old one stays until the cards lie and the numbers are told.
QtObject {
    id: told
    required property TableBase table
    required property string now
    property string text
    readonly property bool due: table.sentencesTold

    function follow() {
        if (told.due)
            told.text = told.now;
    }
    onNowChanged: follow()
    onDueChanged: follow()
    Component.onCompleted: follow()
}
