// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/event.h"
#include "engine/info.h"
#include "system/carried_file.h"

#include <string>

namespace hilltop {

/// The file with the drawing of a face, from the game's looks. Null: there is no drawing.
const CarriedFile* drawing_of(const Info& info, const Face& face);
/// The drawing as an SVG symbol of that id.
std::string symbol_of(const CarriedFile& drawing, const std::string& id);
/// The back of all cards, with the id "back".
std::string back_symbol();

/// The id of a drawing that pages of a site share: "card-plus-3" of "pazaak/plus-3.svg".
std::string shared_id(std::string_view path);
/// The symbols of all cards that pages of a game may show.
std::string shared_cards(const Info& game);
/// The colours of the game's table, as style.
std::string colours_of(const Info& game);

} // namespace hilltop
