// SPDX-License-Identifier: GPL-3.0-or-later
// js_speed FILE FILE [matches]: matches a second of two JavaScript bots for RPS Poker inside the program, one thread,
// and the second one's share of games.
#include "../games/rps/contest/contest_match.h"
#include "games/rps/contest/contests.h"
#include "hosting/languages/javascript/js_wire.h"

#include <QCoreApplication>

#include <cstdio>
#include <cstdlib>
#include <ctime>

using namespace hilltop;

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv); // an engine wants one
    if (argc < 3) {
        std::puts("js_speed FILE FILE [matches]");
        return 2;
    }
    const int matches = argc > 3 ? std::atoi(argv[3]) : 20000;
    JsWatchdog watchdog;
    std::array<std::unique_ptr<Bot<RpsPoker>>, 2> bots;
    for (std::size_t i = 0; i < 2; ++i) {
        WireOrder order;
        order.game = "rps";
        order.target = argv[1 + i];
        auto wire = open_js(order, watchdog);
        if (!wire) {
            std::fprintf(stderr, "%s\n", english(wire.error()).c_str());
            return 1;
        }
        bots[i] = rps_contests()[0].bot(std::move(*wire));
    }
    int won = 0;
    int faults = 0;
    const std::clock_t clock = std::clock();
    const auto begin = std::chrono::steady_clock::now();
    for (int k = 0; k < matches; ++k) {
        const auto played = rps::contest_match({bots[0].get(), bots[1].get()}, 1, k);
        won += played.result.points[Seat(1)];
        faults += static_cast<int>(played.faults.size());
    }
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
    const double processor = static_cast<double>(std::clock() - clock) / CLOCKS_PER_SEC;
    std::printf("%.0f matches/s (%.0f a second of processor time), %d faults, %.2f %% of games for the second\n",
                matches / time.count(), matches / processor, faults, 10.0 * won / matches);
}
