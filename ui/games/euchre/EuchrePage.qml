// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The same with its words: what the parts of the table know. EuchreTable is one, with all that is drawn.
EuchreFacts {
    id: felt
    readonly property EuchreWords words: EuchreWords {
        page: felt
    }
}
