// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/words.h"

namespace hilltop {

const GameWords& euchre_words();

namespace euchre {
/// Suits by the letters of records, in the order of Face::kind; -1: none.
int suit_of(std::string_view letters);
/// Of "js" 11, the Face::value.
int value_of(std::string_view card);
Phrase suit_name(int suit); ///< "clubs"; empty: none
/// "jack of spades", in a sentence.
Phrase card_name(int suit, int value);
/// The same of "js".
Phrase spelled_card(const std::string& card);
/// "you and your partner", in a sentence.
Phrase side_name(int side, const SeatNames& names);
} // namespace euchre

} // namespace hilltop
