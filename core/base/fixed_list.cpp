// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/fixed_list.h"

#include <fmt/format.h>

namespace hilltop {

void list_is_full(int capacity) {
    throw FixedListError(fmt::format("a list of at most {} values is to take another one", capacity));
}

void no_such_place(int place, int size) {
    throw FixedListError(fmt::format("place {} of a list of {} values is asked for", place, size));
}

} // namespace hilltop
