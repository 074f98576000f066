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

} // namespace hilltop
