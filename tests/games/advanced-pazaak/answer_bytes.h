// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/answer_bytes.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace hilltop::digests {

inline std::string advanced_pazaak(const QStringList& words) {
    constexpr std::string_view kCards[] = {"+1",  "+2",  "+3",     "+4",     "+5",     "+6",     "-1",  "-2",
                                           "-3",  "-4",  "-5",     "-6",     "+-1",    "+-2",    "+-3", "+-4",
                                           "+-5", "+-6", "+-1or2", "flip24", "flip36", "double", "tie"};
    const auto card = [&](const QString& name) {
        return static_cast<std::size_t>(std::find(std::begin(kCards), std::end(kCards), name.toStdString()) - kCards);
    };
    const QString& word = words.front();
    if (word == "deck") {
        std::string bytes = byte(5);
        for (qsizetype i = 1; i < words.size(); ++i)
            bytes += byte(card(words[i]));
        return bytes;
    }
    if (word == "stake") return byte(9) + byte(words[1].toUInt() % 256) + byte(words[1].toUInt() / 256);
    const std::size_t stands = words.back() == "stand" ? 1 : 0;
    if (words.size() == 1) return byte(stands);
    const QString name = word.section('=', 0, 0);
    const std::size_t played = card(name);
    int counts = played >= 18 ? 0 : static_cast<int>(played % 6 + 1) * (played >= 6 ? -1 : 1);
    if (word.contains('=')) counts = word.section('=', 1).toInt();
    return byte(2 + stands) + byte(played) + byte(static_cast<std::uint8_t>(counts));
}

} // namespace hilltop::digests
