// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

// A total on the count line: whose, and from where a side card found it.
QtObject {
    required property string name
    required property int total
    required property int from
}
