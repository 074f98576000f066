// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/review.h"

namespace hilltop {

/// What a seat that owes an answer could do at a table, as a review judges it. There is no answer yet: `played` is the
/// empty word, which is none of the options, and there is no loss. Nothing if it was stopped; no options: nothing to
/// decide.
std::optional<ReviewedDecision> judge_moment(const Table& table, int position, Seat seat, const SearchBudget& budget,
                                             AnyJudge& judge, const Stop& stop);
/// The same with the answer given: what that lost. An answer that was not judged leaves it without a loss.
ReviewedDecision answered(ReviewedDecision decision, const std::optional<std::string>& word);

/// How hard it is to find the best answer: by how far it is ahead of the next one, in the steps of the marks.
enum class Difficulty : std::uint8_t { Easy, Medium, Hard };
/// Nothing where the best answers are too close to call, or there is only one.
std::optional<Difficulty> difficulty_of(const ReviewedDecision& decision, const MarkLimits& limits);

/// A position to be thought about: a record that ends with the question, who is asked, and what the answers are worth.
struct Puzzle {
    Record record;
    ReviewedDecision decision;
};
/// The table with the question that a puzzle's record ends with: behind the last answer there may be rests.
std::unique_ptr<Table> question_of(const Replay& replay);
/// The decision of a reviewed match as a puzzle: what came later is left out, and so is what anybody wrote about it.
/// Nothing where there is nothing to choose.
std::optional<Puzzle> puzzle_of(const Replay& replay, const Review& review, int number);
/// A position of that difficulty out of a match that the game's strongest bot plays against itself; what is drawn
/// follows from the seed. Nothing if it was stopped, or the match has none.
std::optional<Puzzle> fresh_puzzle(const GameEntry& game, Difficulty difficulty, std::uint64_t seed, const Stop& stop);
/// What a fresh position is to be of: a kind of decision in a match of built-in bots with those rules.
struct FreshKind {
    std::string game;
    RuleValues rules;
    std::vector<std::string> bots; ///< by seat
    int kind = -1;                 ///< index into GameEntry::decision_kinds()
};
/// A decision of that kind with a best answer beyond doubt, out of the match of that seed. Nothing if it was stopped,
/// or the match has none.
std::optional<Puzzle> fresh_puzzle(const FreshKind& wanted, std::uint64_t seed, const Stop& stop);

} // namespace hilltop
