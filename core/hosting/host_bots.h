// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace hilltop {

/// From here on this program hosts bots of every kind. Once, before anything is played.
void host_bots();

} // namespace hilltop
