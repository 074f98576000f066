// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Words that stand out, of any size.
Words {
    font.weight: Font.DemiBold
}
