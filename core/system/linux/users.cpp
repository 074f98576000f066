// SPDX-License-Identifier: GPL-3.0-or-later
#include "system/users.h"

#include <cstdlib>

#include <pwd.h>
#include <unistd.h>

namespace hilltop {

std::uint32_t user_number() {
    return ::getuid();
}

std::string listed_home() {
    const passwd* user = ::getpwuid(::getuid());
    return user != nullptr && user->pw_dir != nullptr ? user->pw_dir : "";
}

void settle_folders() {
    for (const char* name :
         {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"}) {
        const char* folder = std::getenv(name);
        if (folder != nullptr && *folder != '/') ::unsetenv(name);
    }
    const char* home = std::getenv("HOME");
    if (home != nullptr && *home == '/') return;
    if (const std::string listed = listed_home(); listed.starts_with('/')) ::setenv("HOME", listed.c_str(), 1);
}

} // namespace hilltop
