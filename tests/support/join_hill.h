// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_entry.h"

#include <QtTest>

namespace hilltop {

/// Lets a bot take part, as `hill add` does without a trial.
inline void join(HillFile& hill, const std::string& bot, const EntryWords& words = {}) {
    const auto entry = entry_of(hill, bot, words);
    QVERIFY2(entry && *entry, entry ? "it plays already" : english(entry.error()).c_str());
    QVERIFY(hill.append(std::span(&(*entry)->event, 1), std::span(&(*entry)->content, 1)));
}

} // namespace hilltop
