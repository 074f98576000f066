// SPDX-License-Identifier: GPL-3.0-or-later
// rps_learn [MATCHES]: what the quick brain of RPS Poker knows, learnt from MATCHES matches (60,000) against each kind
// of player, as core/games/rps/bots/lore.cpp on standard output. Three times in turn, from next to nothing: how often
// each kind plays which of its cards, by maximum likelihood; what the cards kept for later win, by least squares.
#include "games/rps/bots/bots.h"
#include "games/rps/bots/roll_out.h"
#include "rng/rng.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>
#include <vector>

using namespace hilltop;
using namespace hilltop::rps;

namespace {

constexpr int kFeatures = Lore::kFeatures;
constexpr int kTurns = 3;
using Features = Lore::Worth;

/// What a rival with these cards to choose from has played.
struct Played {
    ByNumber theirs; ///< cards of each number the rival may have had, for a player who does not see them
    int base, number;
};
/// Cards kept for later, and games won with them.
struct Kept {
    Features features;
    double won;
};
/// By games left.
struct Notes {
    std::array<std::vector<Played>, RpsPoker::kDeck> played;
    std::array<std::vector<Kept>, RpsPoker::kDeck> kept;
};

ByNumber ranks_of(const ByNumber& theirs) {
    double total = 0, below = 0;
    for (const double cards : theirs)
        total += cards;
    ByNumber ranks{};
    for (std::size_t n = 0; n < ranks.size(); ++n) {
        ranks[n] = total > 0 ? (below + theirs[n] / 2) / total : 0;
        below += theirs[n];
    }
    return ranks;
}

ByNumber their_of(const Sight& sight) {
    ByNumber theirs{};
    for (int n = 0; n < RpsPoker::kNumbers; ++n) {
        const auto i = static_cast<std::size_t>(n);
        theirs[i] = count_of(sight.gifts, n) + sight.kept[i] * count_of(sight.hidden, n);
    }
    return theirs;
}

Features features_of(const Sight& sight, CardSet remaining) {
    const ByNumber ranks = ranks_of(their_of(sight));
    const int hidden = count(sight.hidden);
    const double base_share = hidden > 0 ? static_cast<double>(sight.left) / hidden : 0;
    Features x{};
    double sum = 0;
    for (int n = 0; n < RpsPoker::kNumbers; ++n) {
        const int mine = count_of(remaining, n);
        const double rank = ranks[static_cast<std::size_t>(n)];
        const double pairs = base_share * count_of(sight.hidden, n);
        sum += mine * rank;
        x[0] += mine * rank;
        x[1] += mine * rank * rank;
        x[2] += mine * pairs;
        x[3] += mine * pairs * rank;
        x[4] += mine * (mine - 1) / 2. * pairs;
    }
    x[5] = sum * sum;
    return x;
}

/// One match between the quick brain, seat 0, that knows whom it plays, and a rival of the kind.
void play_match(Kind kind, const Lore& lore, std::uint64_t number, Notes& notes) {
    Notes* const into = &notes;
    ByKind kinds{};
    kinds[static_cast<std::size_t>(kind)] = 1;
    const Seat me(0), they(1);
    RpsPoker::State state = RpsPoker::deal({}, 2, Chance(20261122, number), {});
    Answers<RpsPoker> answers;
    ExpertBot expert;
    Rng rng;
    while (state.open.phase != RpsPoker::Phase::Play) {
        answers = {};
        if (state.open.phase == RpsPoker::Phase::Draft) {
            answers[me] = quick_keep(state.own[me]);
            answers[they] = kind == Kind::Saving ? expert.act({they, state.open, state.own[they]}, rng).action
                                                 : keep_of(kind, state.own[they]);
        }
        RpsPoker::step(state, answers, {});
    }
    Duel duel = duel_of(state);
    const ByNumber my_weight = kept_weight(duel.sides[1].given, kKeepsLower);
    const ByNumber their_weight = kept_weight(duel.sides[0].given, kExpertKeepsLower);
    std::array<int, RpsPoker::kDeck> won_by{};
    while (!duel.over()) {
        const Sight sight = sight_of(duel, 0, my_weight);
        const int mine = best_place(sight, quick_values(sight, kinds, 1, lore));
        const int theirs = place_of(kind, duel, 1, their_weight);
        const auto left = static_cast<std::size_t>(sight.left);
        const Card card = duel.sides[1].hand[static_cast<std::size_t>(theirs)];
        into->played[left].push_back({their_of(sight), sight.base, RpsPoker::number(card)});
        into->kept[left].push_back({features_of(sight, sight.mine & ~RpsPoker::bit(sight.hand[mine])), 0});
        duel.play(mine, theirs);
        won_by[left] = duel.sides[0].won;
    }
    for (std::size_t left = 0; left < won_by.size(); ++left)
        into->kept[left].back().won = duel.sides[0].won - won_by[left];
}

double likelihood(const std::vector<Played>& played, const Lore::Habit& habit) {
    double sum = 0;
    for (const Played& play : played) {
        const ByNumber ranks = ranks_of(play.theirs);
        double all = 0, this_one = 0;
        for (int n = 0; n < RpsPoker::kNumbers; ++n) {
            const auto i = static_cast<std::size_t>(n);
            const double often = n == play.base
                                     ? habit.pair
                                     : std::max(.01, habit.even + ranks[i] * (habit.linear + ranks[i] * habit.square));
            all += often * play.theirs[i];
            if (n == play.number) this_one = often;
        }
        sum += std::log(this_one / all);
    }
    return sum;
}

/// Uphill, a number at a time and with ever smaller steps; then so that those who do not pair have a mean of one.
Lore::Habit fitted(const std::vector<Played>& played, Lore::Habit habit) {
    double best = likelihood(played, habit);
    for (double step = 1; step > .02; step *= .7) {
        for (int which = 0; which < 5; ++which) {
            for (const double sign : {-1., 1.}) {
                Lore::Habit tried = habit;
                if (which == 0) tried.pair = std::max(.05, tried.pair + 2 * sign * step);
                if (which == 1) tried.even += sign * step / 3;
                if (which == 2) tried.linear += sign * step;
                if (which >= 3) tried.square += sign * step;
                if (which == 4) tried.linear -= sign * step;
                const double found = likelihood(played, tried);
                if (found <= best) continue;
                best = found;
                habit = tried;
            }
        }
    }
    const double mean = habit.even + habit.linear / 2 + habit.square / 3;
    if (mean > .05) habit = {habit.pair / mean, habit.even / mean, habit.linear / mean, habit.square / mean};
    return habit;
}

/// Least squares with a constant, which is not returned.
Features solved(const std::vector<Kept>& kept) {
    constexpr int kSize = kFeatures + 1;
    std::array<std::array<double, kSize + 1>, kSize> rows{};
    for (const Kept& cards : kept) {
        std::array<double, kSize + 1> x{};
        std::copy(cards.features.begin(), cards.features.end(), x.begin());
        x[kFeatures] = 1;
        x[kSize] = cards.won;
        for (std::size_t a = 0; a < kSize; ++a) {
            for (std::size_t b = 0; b <= kSize; ++b)
                rows[a][b] += x[a] * x[b];
        }
    }
    for (std::size_t a = 0; a < kFeatures; ++a)
        rows[a][a] += 1; // what never varies is worth nothing
    for (std::size_t p = 0; p < kSize; ++p) {
        for (std::size_t q = 0; q < kSize; ++q) {
            if (q == p) continue;
            const double times = rows[q][p] / rows[p][p];
            for (std::size_t c = p; c <= kSize; ++c)
                rows[q][c] -= times * rows[p][c];
        }
    }
    Features worth{};
    for (std::size_t k = 0; k < kFeatures; ++k)
        worth[k] = rows[k][kSize] / rows[k][k];
    return worth;
}

std::string text_of(double number) {
    std::string text = fmt::format("{:.3f}", number);
    while (text.back() == '0')
        text.pop_back();
    if (text.back() == '.') text.pop_back();
    if (text == "-0") return "0";
    if (text.starts_with("0.")) text.erase(0, 1);
    if (text.starts_with("-0.")) text.erase(1, 1);
    return text;
}

template <class Numbers>
std::string list_of(const Numbers& numbers) {
    std::string text;
    for (const double number : numbers)
        text += (text.empty() ? "{" : ", ") + text_of(number);
    return text + "}";
}

void print(const Lore& lore) {
    fmt::print(
        "// SPDX-License-Identifier: GPL-3.0-or-later\n// Printed by rps_learn.\n#include "
        "\"games/rps/bots/sight.h\"\n\n"
        "namespace hilltop::rps {{\nnamespace {{\n\n// clang-format off\nconstexpr Lore kLore{{\n    .habits = {{{{\n");
    for (const auto& habits : lore.habits) {
        const char* before = "        {{ ";
        for (const auto& habit : habits) {
            const std::array<double, 4> numbers{habit.pair, habit.even, habit.linear, habit.square};
            fmt::print("{}{}", before, list_of(numbers));
            before = ",\n           ";
        }
        fmt::print(" }}}},\n");
    }
    fmt::print("    }}}},\n    .worth = {{{{\n");
    for (const auto& worths : lore.worth) {
        const char* before = "        {{ ";
        for (const auto& worth : worths) {
            fmt::print("{}{}", before, list_of(worth));
            before = ",\n           ";
        }
        fmt::print(" }}}},\n");
    }
    fmt::print(
        "    }}}},\n}};\n// clang-format on\n\n}} // namespace\n\nconst Lore& lore() {{\n    return kLore;\n}}\n\n"
        "}} // namespace hilltop::rps\n");
}

} // namespace

int main(int argc, char** argv) {
    const int matches = argc > 1 ? std::atoi(argv[1]) : 60'000;
    Lore learnt; // at first: pairs are played four times as often as anything else, and high cards are worth more
    for (auto& kind : learnt.habits)
        kind.fill({4, 1, 0, 0});
    for (auto& kind : learnt.worth)
        kind.fill({.8, 0, .5, -.5, 0, 0});
    for (auto& kind : learnt.worth)
        kind[0] = {}; // nothing is kept for later
    for (std::size_t kind = 0; kind < 2; ++kind)
        learnt.habits[kind].fill({1, 1, 0, 0}); // any card
    for (int turn = 0; turn < kTurns; ++turn) {
        const Lore known = learnt;
        for (std::size_t kind = 0; kind < kKinds; ++kind) {
            Notes notes;
            for (int i = 0; i < matches; ++i)
                play_match(static_cast<Kind>(kind), known, static_cast<std::uint64_t>(turn * matches + i), notes);
            for (std::size_t left = 1; left < RpsPoker::kDeck; ++left) {
                const bool first = static_cast<Kind>(kind) == Kind::Careless || static_cast<Kind>(kind) == Kind::First;
                auto& played = notes.played[left];
                played.resize(std::min<std::size_t>(played.size(), 3'000)); // enough for four numbers
                if (!first) learnt.habits[kind][left] = fitted(played, known.habits[kind][left]);
                learnt.worth[kind][left] = solved(notes.kept[left]);
            }
        }
    }
    print(learnt);
    return 0;
}
