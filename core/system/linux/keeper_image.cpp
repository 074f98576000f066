// SPDX-License-Identifier: GPL-3.0-or-later
// Carried inside, so that it is found wherever our program lies and fits to it.
#include "system/linux/keeper_image.h"

asm(".section .rodata\n"
    ".balign 16\n"
    "hilltop_keeper_begin:\n"
    ".incbin \"" HILLTOP_KEEPER "\"\n"
    "hilltop_keeper_end:\n"
    ".previous\n");

extern "C" {
extern const char hilltop_keeper_begin[];
extern const char hilltop_keeper_end[];
}

namespace hilltop {

std::string_view keeper_image() {
    return {hilltop_keeper_begin, static_cast<std::size_t>(hilltop_keeper_end - hilltop_keeper_begin)};
}

} // namespace hilltop
