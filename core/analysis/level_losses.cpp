// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/level_losses.h"

#include "system/carried_file.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace hilltop {

std::span<const CarriedFile> carried_level_losses(); // by the build (core/analysis/CMakeLists.txt)

namespace {

using Json = nlohmann::ordered_json;

/// Decimals that are kept of a loss.
constexpr double kDigits = 1e5;

double kept(double value) {
    return std::round(value * kDigits) / kDigits;
}

/// What the build carries of the game; null where it was not measured.
const Json& measured_of(const GameEntry& game) {
    static const auto all = [] {
        std::map<std::string, Json, std::less<>> read;
        for (const CarriedFile& file : carried_level_losses())
            read[std::string(file.path.substr(0, file.path.find('/')))] = Json::parse(file.text);
        return read;
    }();
    static const Json none;
    const auto found = all.find(game.info().id);
    return found == all.end() ? none : found->second;
}

} // namespace

std::vector<LevelLoss> level_losses(const GameEntry& game, const RuleValues& rules, int seats,
                                    const std::string& kind) {
    std::vector<LevelLoss> levels;
    const Json& measured = measured_of(game);
    if (measured.is_null() || seats != game.info().default_seats || rules != default_values(game.rules()))
        return levels;
    for (const BotTraits& bot : game.bots()) {
        if (bot.level == 0 || !measured["levels"].contains(bot.id)) continue;
        const Json& kinds = measured["levels"][bot.id];
        const auto found = kinds.find(kind);
        if (found == kinds.end() || (*found)["unforced"] < kLeastMeasured) continue;
        LevelLoss level{&bot, (*found)["unforced"], {(*found)["loss"], {}}};
        if (found->contains("error")) level.loss.error = (*found)["error"];
        levels.push_back(level);
    }
    std::ranges::sort(levels, {}, [](const LevelLoss& one) { return one.bot->level; });
    return levels;
}

const LevelLoss* nearest_level(const std::vector<LevelLoss>& levels, double loss) {
    if (levels.empty()) return nullptr;
    const auto [least, most] =
        std::ranges::minmax_element(levels, {}, [](const LevelLoss& level) { return level.loss.value; });
    const double error = std::hypot(least->loss.error.value_or(0), most->loss.error.value_or(0));
    if (most->loss.value - least->loss.value <= 2 * error) return nullptr;
    const auto off = [loss](const LevelLoss& level) { return std::abs(level.loss.value - loss); };
    const LevelLoss* nearest = &levels.front();
    for (const LevelLoss& level : levels)
        if (off(level) <= off(*nearest)) nearest = &level;
    return nearest;
}

const BotTraits* plays_like(const ManyReviews& group, const KindReview& kind) {
    const auto levels = level_losses(group.game(), group.rules(), group.seats(), kind.kind);
    const LevelLoss* nearest = nearest_level(levels, kind.loss.value);
    return nearest == nullptr ? nullptr : nearest->bot;
}

Result<std::string> measure_level_losses(const GameEntry& game, int matches, std::uint64_t seed) {
    Json measured{{"matches", matches}, {"seed", seed}, {"levels", Json::object()}};
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
        Json kinds = Json::object();
        const auto entrants = many ? many->entrants() : std::vector<EntrantReview>();
        for (const EntrantReview& entrant : entrants)
            for (const KindReview& kind : entrant.kinds) {
                Json& one = kinds[kind.kind] = {{"unforced", kind.unforced}, {"loss", kept(kind.loss.value)}};
                if (kind.loss.error) one["error"] = kept(*kind.loss.error);
            }
        measured["levels"][bot.id] = std::move(kinds);
    }
    return measured.dump(1) + '\n';
}

} // namespace hilltop
