// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <string>

namespace hilltop {

/// From here on this program hosts bots of every kind. Once, before anything is played.
void host_bots();

/// Bots in JavaScript run inside of this program from here on, many times quicker, or again in processes of their own,
/// as they do at first. Inside nothing limits their memory, so that one of them can end the program.
void trust_js(bool trusted);

/// What goes over the wires of hosted bots is written into this folder from here on, a file a bot; an empty name ends
/// that. Where the folder cannot be made, nothing changes.
Result<> log_wires(const std::string& folder);

} // namespace hilltop
