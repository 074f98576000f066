// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/user_folders.h"

#include "system/users.h"

#include <cstdlib>

namespace hilltop {
namespace {

std::string in_folder(const char* variable, const char* usual, const std::string& name) {
    const char* folder = std::getenv(variable);
    if (folder != nullptr && *folder == '/') return std::string(folder) + "/hilltop/" + name;
    const char* home = std::getenv("HOME");
    const std::string where = home != nullptr && *home == '/' ? home : listed_home();
    return where.empty() ? std::string() : where + usual + "/hilltop/" + name;
}

} // namespace

std::string user_cache(const std::string& name) {
    return in_folder("XDG_CACHE_HOME", "/.cache", name);
}

std::string user_config(const std::string& name) {
    return in_folder("XDG_CONFIG_HOME", "/.config", name);
}

std::string user_secrets() {
    return in_folder("XDG_STATE_HOME", "/.local/state", "secret");
}

} // namespace hilltop
