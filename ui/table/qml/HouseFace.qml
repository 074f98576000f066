// SPDX-License-Identifier: GPL-3.0-or-later
CardFace {
    variant: body && body.solid ? body.variant : "" // between two deals one may lie where cards are outlines
    drawing: value > 0 ? "house-" + value : ""
}
