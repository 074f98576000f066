// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/review.h"

namespace hilltop {

/// Runs `work(number, judge)` for all numbers below `count`, `threads` at a time, and tells after each how many are
/// done, one thread at a time. False: the game has no judge, or one `work` has failed; what was not begun then is left.
/// An error if a thread could not go on.
Result<bool> with_judges(const Replay& replay, int threads, int count,
                         const std::function<bool(int number, AnyJudge& judge)>& work,
                         const std::function<void(int done)>& told = {});

/// The pieces of a review's work, each by itself, in any order and on any thread; put together they are the review.
class ReviewParts {
public:
    ReviewParts(const Replay& replay, const ReviewOrder& order, const JudgeTraits& judge);

    int count() const { return static_cast<int>(m_parts.size()); }
    /// False if it was stopped.
    bool work(int part, AnyJudge& judge);
    Review assembled() const;

private:
    using Values = std::vector<Estimate>; ///< by seat
    enum class Kind : std::uint8_t { Start, Chain, Decision };
    struct Part {
        Kind kind;
        int position;
        std::size_t decision; ///< of m_decisions
    };
    struct Position {
        std::vector<Replay::Act> acts;
        bool drawn = true;         ///< something was drawn on the way here, so its worth is an estimate of its own
        std::vector<Values> chain; ///< worth before the first act (empty: as it was left), then after each of them
    };

    bool judge_start(AnyJudge& judge);
    bool judge_chain(int position, AnyJudge& judge);
    bool judge_decision(ReviewedDecision& decision, AnyJudge& judge);
    SearchBudget budget(int position) const;

    const Replay& m_replay;
    const ReviewOrder& m_order;
    JudgeTraits m_judge;
    int m_samples;
    std::vector<Part> m_parts;
    Values m_start;
    std::vector<Position> m_positions;
    std::vector<ReviewedDecision> m_decisions;
};

} // namespace hilltop
