// SPDX-License-Identifier: GPL-3.0-or-later
#include "botlab/compare_worth.h"

#include "judging/any_judge.h"
#include "registry/registry.h"

#include <algorithm>
#include <cmath>

namespace hilltop {
namespace {

/// As a share of the samples of a review: there are many changes, and a replay looks closer at one.
constexpr int kShareOfReview = 4;
constexpr int kFewestSamples = 32;

std::optional<std::string> word_or_silence(const std::string& spelt) {
    return spelt.empty() ? std::optional<std::string>() : spelt;
}

const Compared::Option* option_of(const Compared& compared, const std::optional<std::string>& word) {
    const auto found = std::find_if(compared.options.begin(), compared.options.end(),
                                    [&](const Compared::Option& option) { return option.word == word; });
    return found == compared.options.end() ? nullptr : &*found;
}

/// Both were compared in the same worlds with the best answer, so that of one of them the difference is known.
AnswerWorth between(const Compared::Option& first, const Compared::Option& second) {
    return {second.behind.value - first.behind.value, std::hypot(first.behind.error, second.behind.error)};
}

std::optional<AnswerWorth> judge_change(const Table& table, const ChangedAnswer& change, AnyJudge& judge, int samples,
                                        const Stop& stop) {
    const auto first = word_or_silence(change.first), second = word_or_silence(change.second);
    const SearchBudget budget{samples, static_cast<std::uint64_t>(change.decision)};
    const auto compared = judge.compare(table, change.seat, false, first, budget, stop);
    if (!compared) return {};
    const auto* one = option_of(*compared, first);
    if (one == nullptr) return {};
    if (const auto* other = option_of(*compared, second)) return between(*one, *other);
    const auto again = judge.compare(table, change.seat, false, second, budget, stop); // allowed, though not sensible
    const auto* other = again ? option_of(*again, second) : nullptr;
    return other != nullptr ? std::optional(between(*one, *other)) : std::nullopt;
}

} // namespace

AnswerWorth::Side AnswerWorth::side() const {
    return std::abs(value) <= 2 * error || value == 0 ? Side::Equal : value > 0 ? Side::Better : Side::Worse;
}

const Table* ChangeTables::at(const ChangedAnswer& change) {
    if (m_shown != change.record) {
        m_shown = change.record;
        m_replay = Replay::make(m_records[static_cast<std::size_t>(change.record)], Replay::Asking::Later);
    }
    return *m_replay ? &(*m_replay)->table((*m_replay)->position_of_step(change.step)) : nullptr;
}

void judge_changes(std::span<const Record> records, std::span<const ChangedAnswer> changed, const Stop& stop,
                   const std::function<void(int place, std::optional<AnswerWorth> worth)>& found) {
    if (records.empty() || changed.empty()) return;
    const GameEntry& game = *find_game(records.front().game);
    const auto traits = game.judge_traits();
    if (!traits) return;
    const auto judge = game.make_judge();
    const int samples = std::max(kFewestSamples, traits->samples / kShareOfReview);
    ChangeTables tables(records);
    for (std::size_t i = 0; i < changed.size() && !stop(); ++i) {
        const ChangedAnswer& one = changed[i];
        const bool faulty = one.first_faulty || one.second_faulty;
        const Table* table = faulty ? nullptr : tables.at(one);
        found(static_cast<int>(i), table != nullptr ? judge_change(*table, one, *judge, samples, stop) : std::nullopt);
    }
}

} // namespace hilltop
