// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of RULES for Euchre from many hands: euchre_check [hands]
#include "../games/euchre/hand_counts.h"

#include <fmt/format.h>

#include <cstdlib>

using namespace hilltop;

int main(int argc, char** argv) {
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
