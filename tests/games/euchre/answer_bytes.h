// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/answer_bytes.h"

#include <algorithm>

namespace hilltop::digests {

inline std::string euchre(const QStringList& words) {
    const std::string word = words.front().toStdString();
    constexpr std::string_view kWords[] = {"pass", "order", "name", "together", "alone", "discard", "play"};
    std::size_t value = 32 * static_cast<std::size_t>(std::find(kWords, kWords + 7, word) - kWords);
    if (words.size() > 1) {
        const std::string what = words[1].toStdString();
        value += what.size() == 1 ? place("cdhs", what[0]) : 8 * place("cdhs", what[1]) + place("9tjqka", what[0]);
    }
    return byte(value);
}

} // namespace hilltop::digests
