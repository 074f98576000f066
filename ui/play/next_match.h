// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/match_document.h"
#include "play/match_setup.h"

namespace hilltop {

class OwnBotList;
class Settings;

/// Matches that are to come to the table next: from what was chosen, and from one that was or is played, whose players
/// keep their names and faces.

/// A new match as it was set up, on cards that are sealed unless somebody has chosen a deal.
Record newMatch(const MatchSetup& setup, const Settings& settings, const OwnBotList* own);
/// The same deal for the same players.
Record sameDealOf(const Record& match);
/// Another deal of the same match; everybody sits one seat on, but for a team that plays together. `gone` gets the bots
/// that are in the person's list no more; others take their places.
Record rematchOf(const Record& match, const OwnBotList* own, QStringList& gone);
/// The second of two rated matches on the same cards, see second_of_pair().
Record secondOf(const Record& first);
/// The match with the person in the next player's seat.
Record swappedOf(const Record& match);

} // namespace hilltop
