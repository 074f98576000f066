// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "botlab/bot_report.h"

#include <QString>

namespace hilltop {

/// Why a bot whose report is not usable cannot play, in a few words: "does not start".
QString whyNotShort(const BotReport& report);
/// The same in all words, as they stand after a colon.
QString whyNot(const BotReport& report);

} // namespace hilltop
