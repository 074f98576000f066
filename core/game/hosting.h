// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/wire.h"

namespace hilltop {

/// Makes a transport for the thread that calls it. A program says once, before it plays, how that is done; one that
/// does not cannot host bots.
using TransportMaker = std::unique_ptr<Transport> (*)();
void host_bots_with(TransportMaker maker);
/// Never null; where nobody has said how, it opens nothing and says so.
std::unique_ptr<Transport> make_transport();

/// A text as one word of a host's requests.
std::string as_word(std::string_view text);
/// What a host program of ours is told so that it loads a bot: resources/hosts. An empty name: the only one.
std::string load_request(std::string_view file, std::string_view name);

} // namespace hilltop
