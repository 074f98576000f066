// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/contests.h"

#include <algorithm>
#include <iterator>

namespace hilltop {
namespace {

struct Line {
    std::string_view game;
    Contest contest;
};
constexpr Line kContests[] = {
    {"pazaak", {100'000, true}}, {"euchre", {1}}, {"rps", {100}}, {"zipdeck", {1}},
    {"thegame", {10'000}}, // "all game runs": as many as tell its bots apart
};

} // namespace

Contest contestOf(std::string_view game) {
    const auto found =
        std::find_if(std::begin(kContests), std::end(kContests), [&](const Line& line) { return line.game == game; });
    return found == std::end(kContests) ? Contest{} : found->contest;
}

} // namespace hilltop
