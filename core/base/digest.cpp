// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/digest.h"

#include <fmt/format.h>

namespace hilltop {

std::string to_hex(std::uint64_t value) {
    return fmt::format("{:016x}", value);
}

} // namespace hilltop
