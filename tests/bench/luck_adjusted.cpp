// SPDX-License-Identifier: GPL-3.0-or-later
// luck_adjusted GAME FIRST SECOND [MATCHES [SAMPLES [duplicate]]]: how many matches luck adjustment saves in
// the results of FIRST against SECOND, who change places after every match; whether the means of luck and of the skill
// of the reference are zero. With `duplicate` every deal is played from both sides, and what that saves, alone and with
// luck adjustment, is printed, too.
#include "judging/any_judge.h"
#include "judging/weighted_mean.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "rng/rng.h"

#include <fmt/format.h>

#include <chrono>
#include <cstdlib>
#include <string_view>
#include <vector>

using namespace hilltop;

namespace {

constexpr std::uint64_t kSeed = 20261123;
constexpr int kFreshDeals = 20'000;

using Values = std::vector<Estimate>;

/// What the parts of one match come to, by seat.
struct Parts {
    std::vector<double> result, luck, own_skill;
};

Values value_of(AnyJudge& judge, const Table& table, int samples, std::uint64_t match, std::uint64_t number) {
    const std::uint64_t own = Rng(kSeed, match, Stream::Analysis, 0, 4).next64();
    return *judge.value(table, {samples, Rng(own, number, Stream::Analysis, 0, 2).next64()}, {});
}

void give(Table& table, const Replay::Act& act) {
    if (act.fault)
        table.fail(act.seat, *act.fault);
    else if (act.word)
        (void)table.answer(act.seat, *act.word);
    else
        table.silence(act.seat);
}

/// The parts as a review has them, without what the seats knew.
Parts parts_of(const Replay& replay, AnyJudge& judge, const Values& start, int samples) {
    const std::uint64_t match = replay.record().source.match;
    const std::size_t seats = start.size();
    Parts parts{std::vector<double>(seats), std::vector<double>(seats), std::vector<double>(seats)};
    Values now = start;
    for (int i = 0; i < replay.positions(); ++i) {
        const Table& table = replay.table(i);
        const auto number = static_cast<std::uint64_t>(i);
        if (i == 0 || table.over() || judge.drew(replay.table(i - 1), table)) {
            const Values at = value_of(judge, table, samples, match, number);
            for (std::size_t seat = 0; seat < seats; ++seat)
                parts.luck[seat] += at[seat].value - now[seat].value;
            now = at;
        }
        const auto given = table.copy();
        for (const Replay::Act& act : replay.acts(i)) {
            give(*given, act);
            const Values after = value_of(judge, *given, samples, match, number);
            const auto own = static_cast<std::size_t>(act.seat.index());
            parts.own_skill[own] += after[own].value - now[own].value;
            now = after;
        }
    }
    for (std::size_t seat = 0; seat < seats; ++seat)
        parts.result[seat] = now[seat].value;
    return parts;
}

/// What a match is worth before its deal.
Values start_of(const GameEntry& game, AnyJudge& judge, int seats) {
    std::vector<WeightedMean> means(static_cast<std::size_t>(seats));
    for (int deal = 0; deal < kFreshDeals; ++deal) {
        const auto number = static_cast<std::uint64_t>(deal);
        const auto table = std::move(*game.make_table(default_values(game.rules()), seats, {kSeed + 1, number, 0}));
        const Values values = value_of(judge, *table, 1, number, 0);
        for (std::size_t seat = 0; seat < means.size(); ++seat)
            means[seat].add(values[seat].value);
    }
    Values start;
    for (const WeightedMean& mean : means)
        start.push_back(mean.estimate());
    return start;
}

double spread(const WeightedMean& mean, int count) {
    return mean.error() * mean.error() * count;
}

void tell(const std::string& what, const WeightedMean& mean) {
    fmt::print("{:<28}{:>9.5f} +- {:.5f}\n", what, mean.value(), mean.error());
}

} // namespace

int main(int argc, char** argv) {
    const GameEntry* game = argc > 3 ? find_game(argv[1]) : nullptr;
    if (game == nullptr || !game->judge_traits()) {
        fmt::print(stderr, "luck_adjusted GAME FIRST SECOND [MATCHES [SAMPLES [duplicate]]]\n");
        return 1;
    }
    const int matches = argc > 4 ? std::atoi(argv[4]) : 10'000;
    const int samples = argc > 5 && std::atoi(argv[5]) > 0 ? std::atoi(argv[5]) : game->judge_traits()->samples;
    const bool duplicate = argc > 6 && std::string_view(argv[6]) == "duplicate";
    const int seats = game->info().default_seats;
    const auto judge = game->make_judge();
    const Values start = start_of(*game, *judge, seats);
    fmt::print("{}: {} against {}, {} matches, judged as {} would go on, {} samples\n", argv[1], argv[2], argv[3],
               matches, game->judge_traits()->reference, samples);
    for (std::size_t seat = 0; seat < 2; ++seat)
        fmt::print("start of seat {}              {:.5f} +- {:.5f}\n", seat, start[seat].value, start[seat].error);

    WeightedMean plain, adjusted, skill_first, skill_second;
    WeightedMean plain_pair, adjusted_pair; // of a deal that is played from both sides
    double plain_before = 0, adjusted_before = 0;
    std::vector<WeightedMean> luck(2);
    const auto begun = std::chrono::steady_clock::now();
    for (int match = 0; match < matches; ++match) {
        const auto first = static_cast<std::size_t>(match % 2);
        std::vector<std::string> bots;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat)
            bots.emplace_back(seat % 2 == first ? argv[2] : argv[3]);
        const auto number = static_cast<std::uint64_t>(match);
        const std::uint64_t deal = duplicate ? number / 2 : number;
        auto record = play_record(*game, default_values(game->rules()), {kSeed, deal, number}, bots);
        if (!record) {
            fmt::print(stderr, "{}\n", english(record.error()));
            return 1;
        }
        const auto replay = Replay::make(std::move(*record), Replay::Asking::Later);
        const Parts parts = parts_of(*replay, *judge, start, samples);
        plain.add(parts.result[first]);
        const double less = parts.result[first] - parts.luck[first];
        adjusted.add(less);
        if (match % 2 == 1) {
            plain_pair.add((plain_before + parts.result[first]) / 2);
            adjusted_pair.add((adjusted_before + less) / 2);
        }
        plain_before = parts.result[first];
        adjusted_before = less;
        // Partners count as one.
        double own[2] = {};
        for (std::size_t seat = 0; seat < parts.own_skill.size(); ++seat)
            own[seat % 2] += parts.own_skill[seat];
        skill_first.add(own[first]);
        skill_second.add(own[1 - first]);
        for (std::size_t seat = 0; seat < luck.size(); ++seat)
            luck[seat].add(parts.luck[seat]);
    }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    tell("result", plain);
    tell("luck-adjusted result", adjusted);
    tell("luck of seat 0", luck[0]);
    tell("luck of seat 1", luck[1]);
    tell(fmt::format("own skill of {}", argv[2]), skill_first);
    tell(fmt::format("own skill of {}", argv[3]), skill_second);
    fmt::print("variance {:.5f}, luck-adjusted {:.5f}: {:.1f} times fewer matches; {:.1f} ms a match\n",
               spread(plain, matches), spread(adjusted, matches), spread(plain, matches) / spread(adjusted, matches),
               1000 * seconds / matches);
    if (!duplicate) return 0;
    // A deal takes two matches.
    const int pairs = matches / 2;
    tell("result, duplicate", plain_pair);
    tell("both", adjusted_pair);
    fmt::print("duplicate deals {:.1f} times fewer matches, duplicate and luck-adjusted {:.1f} times\n",
               spread(plain, matches) / (2 * spread(plain_pair, pairs)),
               spread(plain, matches) / (2 * spread(adjusted_pair, pairs)));
    return 0;
}
