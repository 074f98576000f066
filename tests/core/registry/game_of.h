// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "registry/registry.h"

#include <QString>

namespace hilltop {

inline const GameEntry& game_of(const QString& id) {
    return **require_game(id.toStdString());
}

} // namespace hilltop
