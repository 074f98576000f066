// SPDX-License-Identifier: GPL-3.0-or-later
CardFace {
    drawing: "flip24"
    cutCorners: true
}
