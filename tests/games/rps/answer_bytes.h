// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/answer_bytes.h"

namespace hilltop::digests {

inline std::string rps(const QStringList& words) {
    const std::string word = words.front().toStdString();
    if (word == "forfeit") return byte(64);
    const std::string card = words[1].toStdString();
    return byte((word == "play" ? 32 : 0) + 3 * place("0123456789", card[1]) + place("RPS", card[0]));
}

} // namespace hilltop::digests
