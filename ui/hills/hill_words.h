// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contests/contest_head.h"
#include "contests/contest_list_model.h"
#include "documents/continue_item.h"
#include "hills/hill_state.h"

#include <QString>
#include <QStringList>

namespace hilltop {

class HillJob;

/// What the head says of it.
ContestStatus statusOf(const HillJob& job);
/// "62 %, 7 min left", of one that is played.
QString shortState(const HillJob& job);
/// What the start page says of one that is played, and of one that has something to play.
ContinueItem continueItem(const HillJob& job);
ContinueItem continueItem(const ContestEntry& entry);
/// The name of a hill: that of its file.
QString hillTitle(const QString& path);
/// "Nestor", from its second version on "Nestor v2".
QString versionName(const HillKey& key);
/// What entrants of the table are called, in their order.
QStringList entrantNames(const HillState& hill);
/// "RPS Poker, 12 bots, 100 matches per pair, duplicate deals"
QString hillPlanWords(const HillState& hill);
/// Who leads, and how certain that is.
QString leaderWords(const HillState& hill);
/// What can be played now, and what a budget can still do.
QString dueWords(const HillState& hill);
/// Of a budget that is used up: which two it has not told apart. Else empty.
QString openWords(const HillState& hill);
/// "+12.4" Elo, or a mean; what its title is.
QString ratingText(const HillState& hill, double rating);
QString ratingTitle(const HillState& hill);
/// Half a 95 % interval; empty where it is not known.
QString errorText(double error);
/// "joined", "left", in one or two words; and what it was about.
QString eventWord(const HillEvent& event);
QString eventDetails(const HillState& hill, const HillEvent& event);

} // namespace hilltop
