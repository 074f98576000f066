// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/game_words.h"

namespace hilltop {

Contest contestOf(std::string_view game) {
    for (const GameTexts* texts : allGameTexts()) {
        if (texts->game == game) return texts->contest;
    }
    return {};
}

} // namespace hilltop
