// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/match_page.h"
#include "system/carried_file.h"

#include <nlohmann/json.hpp>

namespace hilltop {

/// What a page of a match has inside, for its program.
struct MatchData {
    Json json;
    std::vector<const CarriedFile*> drawings; ///< of the faces in `json`; null: none
};
MatchData match_data(const Replay& replay, const MatchPage& page);

/// The words that the page's program reads.
Json page_words(const PageTexts& texts);
/// Who sits at the table.
SeatNames names_on_page(const Replay& replay, const MatchPage& page);

} // namespace hilltop
