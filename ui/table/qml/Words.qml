// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Words on a table, never taken for markup, whoever wrote them.
Text {
    property int smallest: 0 // so small they may become to fit before they are cut; 0: they keep their size
    textFormat: Text.PlainText
    elide: Text.ElideRight
    fontSizeMode: smallest > 0 ? Text.HorizontalFit : Text.FixedSize
    minimumPixelSize: smallest
    color: Style.text
    font.family: Style.family
    font.pixelSize: Style.normal
}
