// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/user_folders.h"

#include <cstdlib>

namespace hilltop {

std::string user_cache(const std::string& name) {
    const char* cache = std::getenv("XDG_CACHE_HOME");
    if (cache != nullptr && *cache == '/') return std::string(cache) + "/hilltop/" + name;
    const char* home = std::getenv("HOME");
    return home != nullptr && *home == '/' ? std::string(home) + "/.cache/hilltop/" + name : std::string();
}

} // namespace hilltop
