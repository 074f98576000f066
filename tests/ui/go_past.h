// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/table_scene.h"

namespace hilltop {

/// On, past flights, rests and questions that may be left unanswered.
inline void goPast(TableScene& scene) {
    if (scene.answers()->mayPass())
        scene.pass();
    else
        scene.goOn();
}

} // namespace hilltop
