// SPDX-License-Identifier: GPL-3.0-or-later
CardFace {
    drawing: "flip36"
    cutCorners: true
}
