// SPDX-License-Identifier: GPL-3.0-or-later
CardFace {
    id: face
    drawing: "tie"
    cutCorners: true
    AdvancedPazaakSigns { body: face.body }
}
