// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/answer_bytes.h"

namespace hilltop::digests {

/// The kind of the answer and its card.
inline std::string tiny(const QStringList& words) {
    const std::size_t kind = words[0] == "lay" ? 0 : words[0] == "keep" ? 1 : words[0] == "swap" ? 2 : 3;
    return byte(kind) + byte(words.value(1).toUInt());
}

} // namespace hilltop::digests
