// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/euchre/contest/egn_file.h"

namespace hilltop::euchre {

/// Who plays a card, and where the file says so.
struct EgnPlay {
    Seat seat;
    Card card = kNoCard;
    std::string path;
};

/// What follows from the calls and plays of a deal: who plays what, and what each seat was dealt as far as it shows.
struct EgnHands {
    std::vector<EgnPlay> plays;
    PerSeat<std::vector<Card>, Euchre::kSeats> held; ///< in the order of dealing, the known ones
    Cards free = kAllCards;                          ///< of unknown place
    PerSeat<Cards, Euchre::kSeats> lacks{};          ///< of the suits that a seat has not followed
    bool complete = false;                           ///< all five tricks, or no trump was made

    /// All hands and the card turned up as the script of a deal has them; unseen ones are drawn from `rng`, so
    /// that no seat keeps a card of a suit it has not followed, if such a deal exists.
    std::vector<std::uint8_t> deal_out(const EgnDeal& deal, Rng rng) const;
};

/// Whether the dealer discards the card just taken up: the file says so, or the five others are played.
bool discards_turned(const EgnDeal& deal, const EgnHands& hands);

/// The error names the place of a card that cannot be where the file has it.
Result<EgnHands> deduce_hands(const EgnDeal& deal);

} // namespace hilltop::euchre
