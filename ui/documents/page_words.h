// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/match_page.h"
#include "text/table_texts.h"

namespace hilltop {

/// A page of a match of that game in the language of the window: its fixed words, the names at the table and its
/// sentences. Without review and deal. For any thread.
MatchPage pageInWords(const Info& info, const TableNames& names, std::optional<Seat> seat);

} // namespace hilltop
