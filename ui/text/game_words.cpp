// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/game_words.h"

#include "text/euchre_texts.h"
#include "text/pazaak_texts.h"
#include "text/rps_texts.h"
#include "text/thegame_texts.h"
#include "text/zipdeck_texts.h"

#include <array>

namespace hilltop {

std::span<const GameTexts* const> allGameTexts() {
    static const std::array kGames = {
        &pazaakTexts(), &euchreTexts(), &rpsTexts(), &thegameTexts(), &zipdeckTexts(),
    };
    return kGames;
}

} // namespace hilltop
