// SPDX-License-Identifier: GPL-3.0-or-later
CardFace {
    id: face
    drawing: value > 0 ? "either-" + value : ""
    cutCorners: true
    AdvancedPazaakSigns { body: face.body }
}
