// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Words that a screen reader says as they are shown.
Words {
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: text === "" || !visible
}
