// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/moment.h"

#include "registry/registry.h"
#include "rng/rng.h"

#include <algorithm>

namespace hilltop {
namespace {

/// The record up to the question, as a match of its own.
Record puzzle_record(const Record& record, int step) {
    Record cut = cut_before(record, step);
    cut.branches.clear();
    cut.extra.clear();
    cut.log.clear();
    cut.notes.clear();
    cut.rated = false;
    return cut;
}

} // namespace

std::optional<ReviewedDecision> judge_moment(const Table& table, int position, Seat seat, const SearchBudget& budget,
                                             AnyJudge& judge, const Stop& stop) {
    ReviewedDecision decision;
    decision.number = table.decision_of(seat);
    decision.position = position;
    decision.seat = seat;
    decision.played = std::string();
    decision.samples = budget.samples;
    const auto known = judge.compare(table, seat, false, {}, budget, stop);
    if (!known) return {};
    decision.options = known->options;
    return decision;
}

ReviewedDecision answered(ReviewedDecision decision, const std::optional<std::string>& word) {
    decision.played = word;
    decision.loss.reset();
    decision.loss_open.reset();
    decision.open.clear();
    for (const auto& option : decision.options)
        if (option.word == word) decision.loss = option.behind;
    return decision;
}

std::optional<Difficulty> difficulty_of(const ReviewedDecision& decision, const MarkLimits& limits) {
    if (decision.options.size() < 2) return {};
    const Estimate& gap = decision.options[1].behind;
    if (gap.value <= 2 * gap.error || gap.value < limits.from[0]) return {};
    return gap.value >= limits.from[2]   ? Difficulty::Easy
           : gap.value >= limits.from[1] ? Difficulty::Medium
                                         : Difficulty::Hard;
}

std::unique_ptr<Table> question_of(const Replay& replay) {
    auto table = replay.last().copy();
    while (!table->over() && table->resting())
        table->step();
    return table;
}

std::optional<Puzzle> puzzle_of(const Replay& replay, const Review& review, int number) {
    const auto found = std::find_if(review.decisions.begin(), review.decisions.end(),
                                    [&](const auto& decision) { return decision.number == number && number >= 0; });
    const auto where = replay.decisions().find(number);
    if (found == review.decisions.end() || !where || found->forced() || found->fault) return {};
    Puzzle puzzle{puzzle_record(replay.record(), where->step), answered(*found, std::string())};
    puzzle.decision.skill.clear();
    if (puzzle.decision.samples == 0) puzzle.decision.samples = review.samples;
    return puzzle;
}

/// Out of the match that these bots play, in an order that the seed draws; those that `asks` refuses are not judged.
template <class Asks, class Takes>
static std::optional<Puzzle> drawn_puzzle(const FreshKind& match, std::uint64_t seed, const Stop& stop,
                                          const Asks& asks, const Takes& takes) {
    const GameEntry& game = *find_game(match.game);
    const auto traits = game.judge_traits();
    auto record = play_record(game, match.rules, {seed, 0, 0}, match.bots);
    if (!record) return {};
    const auto replay = Replay::make(std::move(*record), Replay::Asking::Later);
    if (!replay) return {};
    std::vector<std::pair<int, Seat>> moments;
    for (int position = 0; position < replay->positions(); ++position) {
        const Table& table = replay->table(position);
        for (const Seat seat : table.deciding())
            if (table.menu(seat).size() > 1 && asks(table, seat)) moments.emplace_back(position, seat);
    }
    Rng rng(seed, 0, Stream::Analysis, 0, 5);
    for (std::size_t i = moments.size(); i > 1; --i)
        std::swap(moments[i - 1], moments[rng.next64() % i]);
    const auto judge = game.make_judge();
    for (const auto& [position, seat] : moments) {
        const Table& table = replay->table(position);
        auto decision = judge_moment(table, position, seat, {traits->samples, seed}, *judge, stop);
        if (!decision) return {};
        if (takes(difficulty_of(*decision, mark_limits(game.info()))))
            return Puzzle{puzzle_record(replay->record(), table.steps()), std::move(*decision)};
    }
    return {};
}

std::optional<Puzzle> fresh_puzzle(const GameEntry& game, Difficulty difficulty, std::uint64_t seed, const Stop& stop) {
    const auto traits = game.judge_traits();
    if (!traits) return {};
    // The reference is quick; what it meets is what happens among those who know the game.
    const std::vector<std::string> bots(static_cast<std::size_t>(game.info().default_seats), traits->bot);
    return drawn_puzzle(
        {game.info().id, default_values(game.rules()), bots, -1}, seed, stop, [](const Table&, Seat) { return true; },
        [&](const std::optional<Difficulty>& found) { return found == difficulty; });
}

std::optional<Puzzle> fresh_puzzle(const FreshKind& wanted, std::uint64_t seed, const Stop& stop) {
    const GameEntry* game = find_game(wanted.game);
    if (game == nullptr || !game->judge_traits()) return {};
    return drawn_puzzle(
        wanted, seed, stop,
        [&](const Table& table, Seat seat) { return game->decision_kind(*table.seen(seat)) == wanted.kind; },
        [](const std::optional<Difficulty>& found) { return found.has_value(); });
}

} // namespace hilltop
