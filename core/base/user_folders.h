// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace hilltop {

/// A path in the folder of what can be made again, by the XDG base directory specification: "solved/pazaak.table". A
/// relative folder does not count; without HOME the list of users says where it is. Empty where the user has none.
std::string user_cache(const std::string& name);

/// The same in the folder of the user's settings: "interpreters".
std::string user_config(const std::string& name);

/// The folder of what must not be known yet, as the seeds of sealed tournaments. Bots that are isolated never see it.
std::string user_secrets();

} // namespace hilltop
