// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contests/contest_head.h"

namespace hilltop {

class TournamentJob;

/// What the head says of it.
ContestStatus statusOf(const TournamentJob& job);
/// "62 %, 7 min left", or how it ended.
QString shortState(const TournamentJob& job);
/// What a notification says of a tournament that has ended or stopped.
QString endTitle(const TournamentJob& job);
QString endText(const TournamentJob& job);
/// "8 bots, 2,000 matches a pair, duplicate deals"
QString planWords(const TournamentJob& job);

} // namespace hilltop
