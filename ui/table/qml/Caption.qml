// SPDX-License-Identifier: GPL-3.0-or-later

// Small words beside what they name.
Words {
    font.pixelSize: Style.small
}
