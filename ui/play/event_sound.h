// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/event.h"
#include "settings/sounds.h"

#include <optional>

namespace hilltop {

/// What is heard when the event has been shown to the person at seat `me`; -1: to nobody who plays. Nothing for most.
std::optional<Sound> soundOf(const Event& event, const Info& info, int me);

} // namespace hilltop
