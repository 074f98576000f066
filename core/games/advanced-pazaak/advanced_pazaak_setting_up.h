// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/advanced-pazaak/advanced_pazaak.h"

#include <nlohmann/json.hpp>

namespace hilltop::advanced_pazaak {

/// AdvancedPazaak::view_from(). The set is played again by the rules, so that everything else follows.
Result<InfoState<AdvancedPazaak>> read_view(const Json& view);
/// The cards of a row as they were laid, before flips and doubling: house cards as "7", side cards as in answers.
Json told_laid(const AdvancedPazaak::Player& player);
/// All side cards, and all that a card can be when it is laid.
std::span<const char* const> side_card_words();
std::span<const char* const> laid_words();

} // namespace hilltop::advanced_pazaak
