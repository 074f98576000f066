// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// Screen readers hear the last announcement of a table through the name of this item.
Item {
    id: voice
    required property TableScene scene
    objectName: "voice"
    width: 1
    height: 1
    Accessible.role: Accessible.AlertMessage
    Accessible.name: voice.scene ? voice.scene.motion.live : ""
}
