// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/words.h"
#include "judging/reason.h"

namespace hilltop {

/// The translations of all facts.
struct ReasonWords {
    HILLTOP_WORDS(Reason)
};

/// What an answer makes of the seat's own row.
struct RowAnswer {
    int total = 0;       ///< after it
    bool spends = false; ///< a side card
    bool stops = false;  ///< no card follows
    int busts = 0;       ///< unseen house cards that would take it above 20, if one follows
};
/// The fact of two answers that change a row, by their totals: "spends", if the worse answer alone spends a side card;
/// of the same total "stops" or "goes-on", if the worse or the better one alone stops there; else "total". `unseen`:
/// house cards that may come.
PlainFact row_fact(const RowAnswer& better, const RowAnswer& worse, const PlainFact::Rival& rival, int unseen);

// Sentences of facts that several games have; empty: the fact is another one.

/// Those of row_fact(): what each answer comes to against the other row, or how likely the next card busts.
Phrase row_words(const PlainFact& fact, const TwoAnswers& answers, const SeatNames& names);
/// "busts": the seat draws a card that takes it above the number; "reaches": to it or more, but not above what busts.
Phrase next_card_words(const WorldFact& fact, const SeatNames& names);
/// "holds": the seat holds the card, which is called so.
Phrase holds_words(const WorldFact& fact, const Phrase& card, const SeatNames& names);

} // namespace hilltop
