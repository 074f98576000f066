// SPDX-License-Identifier: GPL-3.0-or-later
CardFace {
    drawing: value > 0 ? "minus-" + value : ""
    cutCorners: true
}
