// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/info.h"

#include <QString>

namespace hilltop {

/// What a bot did wrong, in a word or two: "time-out", "not allowed".
QString faultName(Fault fault);
/// "5 faults, each counted as Stand". A cost without a title is shown as its id reads.
QString faultsTitle(int faults, const Info* game);

/// What one fault costs: "It counts as Stand."; empty where it is not known.
QString faultCost(const Info& game);

/// The line of a bot's output, cut to 200 letters, that says what went wrong: the bot's last one, or the last one
/// Hilltop added ("hilltop: ", see story_text()) where the bot wrote nothing.
QString tellingLine(const QString& output);

} // namespace hilltop
