// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/advanced-pazaak/advanced_pazaak.h"

#include <array>

namespace hilltop::advanced_pazaak {

/// What a side card in the hand adds to the chance to win a match, in hundredths, beside the mean of all kinds: of
/// champions' matches with side decks at random (advanced-pazaak_decks cards).
inline constexpr std::array<double, kSideCards> kCardWorth = {-4.95, -2.37, -2.30, -2.75, -3.47, -3.96, -1.86, -0.02,
                                                              -0.41, -0.24, 0.47,  -0.60, 0.39,  2.72,  3.43,  1.77,
                                                              1.49,  1.70,  7.00,  -3.13, -0.02, -3.61, 10.75};

} // namespace hilltop::advanced_pazaak
