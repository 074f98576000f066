// SPDX-License-Identifier: GPL-3.0-or-later
CardFace {
    id: face
    drawing: "one-two"
    cutCorners: true
    AdvancedPazaakSigns { body: face.body }
}
