// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/answer_bytes.h"

namespace hilltop::digests {

inline std::string zipdeck(const QStringList& words) {
    std::string bytes = byte(words.front() == "zip" ? 32 + static_cast<std::size_t>(words.size()) - 1 : 0);
    for (qsizetype i = 1; i < words.size(); ++i)
        bytes += byte(words[i].toUInt());
    return bytes;
}

} // namespace hilltop::digests
