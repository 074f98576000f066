// SPDX-License-Identifier: GPL-3.0-or-later
// The check of docs/rules.md for Euchre from many hands: euchre_check [hands]. euchre_check judged [deals]: how
// hands end as the judge sees them, as core/games/euchre/bots/judged_match.cpp has it.
#include "../games/euchre/hand_counts.h"
#include "games/euchre/bots/judged_match.h"

#include <fmt/format.h>

#include <cstdlib>
#include <string_view>

using namespace hilltop;

int main(int argc, char** argv) {
    if (argc > 1 && std::string_view(argv[1]) == "judged") {
        for (const auto& dealing : euchre::judged_hands({}, argc > 2 ? std::atoi(argv[2]) : 1'000'000)) {
            for (const auto& shares : dealing)
                fmt::print("{{{{{:.6f}}}}},\n", fmt::join(shares, ", "));
        }
        return 0;
    }
    const std::int64_t hands = argc > 1 ? std::atoll(argv[1]) : 1'000'000;
    fmt::print("{:>14} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8}\n", "", "1", "2", "4", "-2", "-4", "void");
    for (const char* bot : {"first-legal", "always-alone", "random-80-20"}) {
        for (const auto left : {Euchre::LeftBower::Trump, Euchre::LeftBower::Printed}) {
            const auto counts = euchre::count_hands(bot, {.left_bower = left}, hands);
            fmt::print("{:>14}", bot);
            for (const int gained : {1, 2, 4, -2, -4})
                fmt::print(" {:7.2f}%", counts.percent(gained));
            fmt::print(" {:8}{}\n", counts.empty, left == Euchre::LeftBower::Printed ? "  left bower printed" : "");
        }
    }
}
