// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/answer_bytes.h"

namespace hilltop::digests {

inline std::string thegame(const QStringList& words) {
    const QString& word = words.front();
    if (word == "end") return byte(16);
    if (word == "lose") return byte(48);
    if (word == "wish")
        return byte(32) + byte(words[1].toUInt() + 16 * words[2].toUInt()) +
               byte(words[3].toUInt() + 16 * words[4].toUInt());
    const auto play = word.split('>');
    return byte(play[1].toUInt()) + byte(play[0].toUInt());
}

} // namespace hilltop::digests
