// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/answer_bytes.h"

namespace hilltop::digests {

inline std::string pazaak(const QStringList& words) {
    const QString& word = words.front();
    return byte(word == "play" ? 32 + words[1].toUInt() : word == "stand" ? 16 : 0);
}

} // namespace hilltop::digests
