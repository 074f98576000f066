// SPDX-License-Identifier: GPL-3.0-or-later
// level_losses GAME [MATCHES [SEED]]: prints core/games/<GAME>/level_losses.json, what the bots of every level lose in
// decisions of each kind.
#include "registry/registry.h"
#include "support/measured_levels.h"

#include <fmt/format.h>

#include <cstdlib>

using namespace hilltop;

int main(int argc, char** argv) {
    const GameEntry* game = argc > 1 ? find_game(argv[1]) : nullptr;
    if (game == nullptr || !game->judge_traits()) {
        fmt::print(stderr, "level_losses GAME [MATCHES [SEED]]\n");
        return 1;
    }
    const auto text = measure_level_losses(*game, argc > 2 ? std::atoi(argv[2]) : 20,
                                           argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 20261127);
    if (!text) {
        fmt::print(stderr, "{}\n", english(text.error()));
        return 1;
    }
    fmt::print("{}", *text);
}
