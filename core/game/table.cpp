// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/table.h"

#include <fmt/format.h>

namespace hilltop {

Error not_allowed_error(Seat seat, std::string_view word, std::string_view reason) {
    return {fmt::format("seat {} answered \"{}\", which is not allowed ({})", seat.index(), word, reason)};
}

Error not_understood_error(Seat seat, std::string_view word) {
    return {fmt::format("seat {} answered \"{}\", which is no answer of this game", seat.index(), word)};
}

} // namespace hilltop
