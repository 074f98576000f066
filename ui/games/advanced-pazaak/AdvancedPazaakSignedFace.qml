// SPDX-License-Identifier: GPL-3.0-or-later
// A card whose sign is open.
CardFace {
    id: face
    AdvancedPazaakSigns { body: face.body }
}
