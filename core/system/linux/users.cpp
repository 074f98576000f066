// SPDX-License-Identifier: GPL-3.0-or-later
#include "system/users.h"

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

} // namespace hilltop
