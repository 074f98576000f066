// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/review_parts.h"

#include "analysis/part_errors.h"
#include "base/parallel.h"
#include "judging/weighted_mean.h"
#include "rng/rng.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <cmath>
#include <mutex>

namespace hilltop {
namespace {

/// Gives the table what a seat did.
void give(Table& table, const Replay::Act& act) {
    if (act.fault) {
        table.fail(act.seat, *act.fault);
    } else if (act.word) {
        [[maybe_unused]] const auto accepted = table.answer(act.seat, *act.word);
        assert(accepted); // the replay has played it
    } else {
        table.silence(act.seat);
    }
}

/// The table with the first `count` acts given.
std::unique_ptr<Table> given(const Table& table, const std::vector<Replay::Act>& acts, std::size_t count) {
    auto copy = table.copy();
    for (std::size_t i = 0; i < count; ++i)
        give(*copy, acts[i]);
    return copy;
}

double square(double value) {
    return value * value;
}

/// Numbers of the match's own: what errs in one must not err alike in all that are put together.
SearchBudget budget_at(const Record& match, int position, int samples, std::uint64_t seed) {
    const std::uint64_t own = Rng(seed, match.source.seed & Rng::kMaxNumber, Stream::Analysis, 0, 4).next64();
    const std::uint64_t its = Rng(own, match.source.match, Stream::Analysis, 0, 4).next64();
    return {samples, Rng(its, static_cast<std::uint64_t>(position) + 1, Stream::Analysis, 0, 2).next64()};
}

const Estimate* behind(const Compared& compared, const std::optional<std::string>& played) {
    const auto found = std::find_if(compared.options.begin(), compared.options.end(),
                                    [&](const auto& option) { return option.word == played; });
    return found == compared.options.end() ? nullptr : &found->behind;
}

/// Options and losses of what a seat decided at a table. False if it was stopped.
bool judge_options(ReviewedDecision& decision, const Table& table, const std::vector<Replay::Act>& acts,
                   const SearchBudget& budget, AnyJudge& judge, const Stop& stop) {
    const auto turn = static_cast<std::size_t>(
        std::find_if(acts.begin(), acts.end(), [&](const auto& one) { return one.seat == decision.seat; }) -
        acts.begin());
    const auto known = judge.compare(table, decision.seat, false, decision.played, budget, stop);
    if (!known) return false;
    decision.options = known->options;
    if (decision.fault || decision.forced()) return true;
    if (const Estimate* loss = behind(*known, decision.played)) decision.loss = *loss;
    // With all cards open the answers of those before it are known as well.
    const auto open = judge.compare(*given(table, acts, turn), decision.seat, true, decision.played, budget, stop);
    if (!open) return false;
    decision.open = open->options;
    if (const Estimate* loss = behind(*open, decision.played)) decision.loss_open = *loss;
    return true;
}

} // namespace

Result<bool> with_judges(const Replay& replay, int threads, int count,
                         const std::function<bool(int number, AnyJudge& judge)>& work,
                         const std::function<void(int done)>& told) {
    std::atomic<int> next = 0;
    std::atomic<bool> failed = false;
    std::mutex telling;
    int done = 0;
    TRY(on_threads(std::min(threads, count), [&] {
        try {
            const auto judge = replay.game().make_judge();
            if (judge == nullptr) failed = true;
            for (int number = next++; number < count && !failed; number = next++) {
                if (!work(number, *judge)) failed = true;
                const std::lock_guard lock(telling);
                ++done;
                if (told && !failed) told(done);
            }
        } catch (...) {
            failed = true; // the others need not go on
            throw;
        }
    }));
    return !failed;
}

ReviewParts::ReviewParts(const Replay& replay, const ReviewOrder& order, const JudgeTraits& judge)
    : m_replay(replay)
    , m_order(order)
    , m_judge(judge)
    , m_samples(order.samples > 0 ? order.samples : judge.samples)
    , m_positions(static_cast<std::size_t>(replay.positions())) {
    const auto asking = replay.game().make_judge();
    m_parts.push_back({Kind::Start, 0, 0});
    for (int i = 0; i < replay.positions(); ++i) {
        Position& position = m_positions[static_cast<std::size_t>(i)];
        const Table& table = replay.table(i);
        position.acts = replay.acts(i);
        position.drawn = i == 0 || table.over() || asking->drew(replay.table(i - 1), table);
        m_parts.push_back({Kind::Chain, i, 0});
        for (const Replay::Act& act : position.acts) {
            ReviewedDecision decision;
            decision.number = table.resting() ? -1 : table.decision_of(act.seat);
            decision.position = i;
            decision.seat = act.seat;
            decision.played = act.word;
            decision.fault = act.fault.has_value();
            if (decision.number >= 0) m_parts.push_back({Kind::Decision, i, m_decisions.size()});
            m_decisions.push_back(std::move(decision));
        }
    }
}

SearchBudget ReviewParts::budget(int position) const {
    return budget_at(m_replay.record(), position, m_samples, m_order.seed);
}

bool ReviewParts::work(int part, AnyJudge& judge) {
    const Part& todo = m_parts[static_cast<std::size_t>(part)];
    switch (todo.kind) {
    case Kind::Start:
        return judge_start(judge);
    case Kind::Chain:
        return judge_chain(todo.position, judge);
    case Kind::Decision:
        return judge_decision(m_decisions[todo.decision], judge);
    }
    return false;
}

/// Before the deal: as the judge knows it, or fresh deals, each played once. It is the same number for all matches of
/// the same rules, so an error here would be one in all of them. A match that begins with a position is worth what that
/// is: nothing has been drawn.
bool ReviewParts::judge_start(AnyJudge& judge) {
    const Record& record = m_replay.record();
    const int seats = static_cast<int>(record.seats.size());
    if (!record.start.empty()) {
        auto found = judge.value(m_replay.table(0), budget(0), m_order.stop);
        if (found) m_start = std::move(*found);
        return found.has_value();
    }
    if (auto known = judge.before_deal(m_replay.table(0))) {
        m_start = std::move(*known);
        return true;
    }
    std::vector<WeightedMean> means(record.seats.size());
    for (int sample = 0; sample < kStartDepth * m_samples; ++sample) {
        Rng rng(m_order.seed, static_cast<std::uint64_t>(sample), Stream::Analysis, 0, 3);
        const auto table = m_replay.game().make_table(record.rules, seats, {rng.next64(), 0, 0});
        if (!table) return false;
        const auto values = judge.value(**table, {1, rng.next64()}, m_order.stop);
        if (!values) return false;
        for (std::size_t seat = 0; seat < means.size(); ++seat)
            means[seat].add((*values)[seat].value);
    }
    m_start.clear();
    for (const WeightedMean& mean : means)
        m_start.push_back(mean.estimate());
    return true;
}

bool ReviewParts::judge_chain(int position, AnyJudge& judge) {
    Position& here = m_positions[static_cast<std::size_t>(position)];
    here.chain.assign(1, {});
    const auto table = m_replay.table(position).copy();
    const auto judged = [&](Values& values) {
        auto found = judge.value(*table, budget(position), m_order.stop);
        if (found) values = std::move(*found);
        return found.has_value();
    };
    if (here.drawn && !judged(here.chain.front())) return false;
    for (const Replay::Act& act : here.acts) {
        give(*table, act);
        if (!judged(here.chain.emplace_back())) return false;
    }
    return true;
}

bool ReviewParts::judge_decision(ReviewedDecision& decision, AnyJudge& judge) {
    const auto& acts = m_positions[static_cast<std::size_t>(decision.position)].acts;
    return judge_options(decision, m_replay.table(decision.position), acts, budget(decision.position), judge,
                         m_order.stop);
}

std::optional<ReviewedDecision> judge_again(const Replay& replay, const Review& review,
                                            const ReviewedDecision& decision, int samples, AnyJudge& judge,
                                            const Stop& stop) {
    ReviewedDecision again = decision;
    again.samples = samples;
    const SearchBudget budget = budget_at(replay.record(), decision.position, samples, review.seed);
    if (!judge_options(again, replay.table(decision.position), replay.acts(decision.position), budget, judge, stop))
        return {};
    return again;
}

Review ReviewParts::assembled() const {
    Review review;
    review.reference = m_judge.reference;
    review.version = m_judge.version;
    review.samples = m_samples;
    review.seed = m_order.seed;
    review.decisions = m_decisions;
    const std::size_t seats = m_start.size();
    review.seats.resize(seats);
    std::vector<double> variance(seats);
    std::vector<PartErrors> errors(seats);
    std::size_t decision = 0;
    Values now = m_start;
    for (const Position& here : m_positions) {
        const Values at = here.chain.front().empty() ? now : here.chain.front();
        std::vector<double> luck(seats);
        for (std::size_t seat = 0; seat < seats; ++seat) {
            luck[seat] = at[seat].value - now[seat].value;
            if (!here.drawn) continue;
            variance[seat] += square(at[seat].error) + square(now[seat].error);
            errors[seat].turn(PartErrors::Luck, now[seat]);
        }
        review.luck.push_back(std::move(luck));
        review.values.push_back(at);
        now = at;
        for (std::size_t act = 0; act < here.acts.size(); ++act) {
            const Values& after = here.chain[act + 1];
            ReviewedDecision& made = review.decisions[decision++];
            for (std::size_t seat = 0; seat < seats; ++seat) {
                made.skill.push_back(after[seat].value - now[seat].value);
                const bool own = made.seat.index() == static_cast<int>(seat);
                errors[seat].turn(own ? PartErrors::Own : PartErrors::Others, now[seat]);
            }
            now = after;
        }
    }
    for (std::size_t seat = 0; seat < seats; ++seat) {
        review.seats[seat].start = m_start[seat].value;
        review.seats[seat].luck_error = std::sqrt(variance[seat]);
        review.seats[seat].start_error = errors[seat].of(PartErrors::Start);
        review.seats[seat].own_error = errors[seat].of(PartErrors::Own);
        review.seats[seat].others_error = errors[seat].of(PartErrors::Others);
    }
    sum_up(review, mark_limits(m_replay.game().info(), m_replay.record().rules));
    return review;
}

} // namespace hilltop
