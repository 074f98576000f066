// SPDX-License-Identifier: GPL-3.0-or-later
// Euchre's double-dummy solver: euchre_solver [deals] [checked]
//   solves a second (of the processor's time) from the opening lead, cards searched, slowest percent; then compares
//   with plain minimax, alone hands, printed left bowers and positions in the middle of tricks among them
#include "../games/euchre/plain_minimax.h"

#include "games/euchre/solver/double_dummy.h"
#include "games/euchre/solver/roll_out.h"

#include <fmt/format.h>

#include <chrono>
#include <cstdlib>
#include <ctime>
#include <vector>

using namespace hilltop;
using namespace hilltop::euchre;

namespace {

double seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

void measure(const char* what, DoubleDummy& solver, const std::vector<MaskPlay>& deals) {
    const std::uint64_t before = solver.nodes();
    const double start = seconds();
    std::int64_t sum = 0;
    for (const MaskPlay& deal : deals)
        sum += solver.gained(deal);
    const double took = seconds() - start;
    std::vector<double> times;
    for (std::size_t i = 0; i < deals.size() && i < 100'000; ++i) {
        const auto begin = std::chrono::steady_clock::now();
        sum += solver.gained(deals[i]);
        times.push_back(std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - begin).count());
    }
    const auto high = times.begin() + static_cast<std::ptrdiff_t>(times.size() * 99 / 100);
    std::nth_element(times.begin(), high, times.end());
    fmt::print("{:>22}: {:9.0f} solves/s, {:5.2f} us, {:5.1f} tricks searched, p99 {:.1f} us (same deals again; {})\n",
               what, static_cast<double>(deals.size()) / took, 1e6 * took / static_cast<double>(deals.size()),
               static_cast<double>(solver.nodes() - before) / static_cast<double>(deals.size() + times.size()), *high,
               sum);
}

} // namespace

int main(int argc, char** argv) {
    const int deals = argc > 1 ? std::atoi(argv[1]) : 1'000'000;
    const int checked = argc > 2 ? std::atoi(argv[2]) : 100'000;
    const auto dealt = [](std::uint64_t number, int count) {
        std::vector<MaskPlay> plays;
        Rng rng(1, number, Stream::Analysis, 0, 0);
        int trump = 0;
        for (int i = 0; i < count; ++i)
            plays.push_back(random_play(rng, trump, 0, false));
        return plays;
    };
    DoubleDummy solver, plain(DoubleDummy::Code::Plain);
    measure("opening leads", solver, dealt(1, deals));
    measure("plain instructions", plain, dealt(3, std::min(deals, 200'000)));

    const auto hands = dealt(4, std::min(deals, 500'000));
    const double start = seconds();
    std::int64_t sum = 0;
    for (const MaskPlay& hand : hands)
        sum += roll_out(hand, 0);
    fmt::print("{:>22}: {:9.0f} hands/s ({})\n", "roll-outs", static_cast<double>(hands.size()) / (seconds() - start),
               sum);

    Rng rng(2, 0, Stream::Analysis, 0, 0);
    int different = 0;
    for (int i = 0; i < checked; ++i) {
        int trump = 0;
        const MaskPlay play = random_play(rng, trump, i % 2 == 0 ? 0 : 19, i % 4 >= 2);
        const int found = play.gained(PlainMinimax(play, trump).tricks());
        if (solver.gained(play) != found || plain.gained(play) != found) ++different;
    }
    fmt::print("{} of {} differ from plain minimax\n", different, checked);
    return different == 0 ? 0 : 1;
}
