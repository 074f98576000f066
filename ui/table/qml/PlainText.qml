// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Words that are never taken for markup, whoever wrote them.
Text {
    textFormat: Text.PlainText
}
