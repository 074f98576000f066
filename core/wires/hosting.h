// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wires/wire.h"

namespace hilltop {

/// Makes a transport for the thread that calls it. A program says once, before it plays, how that is done; one that
/// does not cannot host bots.
using TransportMaker = std::unique_ptr<Transport> (*)();
void host_bots_with(TransportMaker maker);
/// Never null; where no transport is registered, one that opens nothing and reports that.
std::unique_ptr<Transport> make_transport();

/// A text as one word of a host's requests.
std::string as_word(std::string_view text);
/// Request that makes a host program of ours load a bot: resources/hosts. An empty name: the only one.
std::string load_request(std::string_view file, std::string_view name);

} // namespace hilltop
