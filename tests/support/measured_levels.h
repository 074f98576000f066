// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/level_losses.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace hilltop {

/// With the decimals that are kept of a loss.
inline double kept_of_loss(double value) {
    constexpr double kDigits = 1e5;
    return std::round(value * kDigits) / kDigits;
}

/// Measures every level of the game in `matches` matches in which its bot holds all seats, for as many as can be
/// judged: the text of core/games/<id>/level_losses.json.
inline Result<std::string> measure_level_losses(const GameEntry& game, int matches, std::uint64_t seed) {
    nlohmann::ordered_json measured{{"matches", matches}, {"seed", seed}, {"levels", nlohmann::ordered_json::object()}};
    for (const BotTraits& bot : game.bots()) {
        if (bot.level == 0) continue;
        const std::vector<std::string> seats(static_cast<std::size_t>(game.info().default_seats), bot.id);
        std::optional<ManyReviews> many;
        for (std::uint64_t match = 0; match < static_cast<std::uint64_t>(matches); ++match) {
            Record record = TRY(play_record(game, default_values(game.rules()), {seed, match, match}, seats));
            const Replay replay = TRY(Replay::make(std::move(record)));
            const auto found = TRY(review(replay, {.seed = seed}));
            if (!many) many.emplace(replay);
            many->add(match, replay, *found);
        }
        nlohmann::ordered_json kinds = nlohmann::ordered_json::object();
        const auto entrants = many ? many->entrants() : std::vector<EntrantReview>();
        for (const EntrantReview& entrant : entrants)
            for (const KindReview& kind : entrant.kinds) {
                Json& one = kinds[kind.kind] = {{"unforced", kind.unforced}, {"loss", kept_of_loss(kind.loss.value)}};
                if (kind.loss.error) one["error"] = kept_of_loss(*kind.loss.error);
            }
        measured["levels"][bot.id] = std::move(kinds);
    }
    return measured.dump(1) + '\n';
}

} // namespace hilltop
