// SPDX-License-Identifier: GPL-3.0-or-later
// In the place of the filter where Hilltop is built without libseccomp: no bot runs isolated then.
#include "system/syscall_filter.h"

#include <cerrno>

namespace hilltop {

int open_syscall_filter(File&) {
    return ENOSYS;
}

int open_text(std::string_view, File&) {
    return ENOSYS;
}

} // namespace hilltop
