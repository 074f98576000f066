// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "judging/any_judge.h"
#include "records/replay.h"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace hilltop {

/// How grave a loss is: ?! ? ??
enum class Mark : std::uint8_t { None, Doubtful, Mistake, Blunder };
std::string_view mark_sign(Mark mark);
inline constexpr int kMarks = 4;

/// The least losses that are marked, in what the game counts.
struct MarkLimits {
    std::array<double, 3> from{0.02, 0.05, 0.10};
    friend bool operator==(const MarkLimits&, const MarkLimits&) = default;
};
/// What is marked in games of each kind of counting; a reader may use other limits.
struct Marking {
    MarkLimits chance;                   ///< of a match won
    MarkLimits points{{0.1, 0.25, 0.5}}; ///< where the game counts games or points
    MarkLimits cards{{0.3, 1.0, 3.0}};   ///< where it counts cards left

    /// Of a match by these rules; those that are not named are as if they were 0.
    const MarkLimits& of(const Info& info, const RuleValues& rules = {}) const;
};
/// The defaults.
MarkLimits mark_limits(const Info& info, const RuleValues& rules = {});

/// One answer of one seat, looked at.
struct ReviewedDecision {
    int number = 0;   ///< as Decisions count; -1: a fault at a rest
    int position = 0; ///< of the replay, at which it was open
    Seat seat;
    std::optional<std::string> played;     ///< nothing: silence
    bool fault = false;                    ///< it was played for the seat; there is no loss, the rules have made it pay
    std::vector<Compared::Option> options; ///< over the possible deals, the best first; empty: the answer was forced
    std::vector<Compared::Option> open;    ///< the same answers with all cards as they lie; may be left out
    std::optional<Estimate> loss;          ///< given what was known: what a player is blamed for
    std::optional<Estimate> loss_open;     ///< with all cards as they lie
    std::vector<double> skill;             ///< by seat: the worth after it minus the worth before it
    int samples = 0;                       ///< its options were judged with this many; 0: the review's number

    bool forced() const { return options.empty(); }
    /// Some answer is not as good as the best one within its error, and it was the seat that answered.
    bool unforced() const;
};
/// A loss within two standard errors is not marked, nor is a decision without one.
Mark mark_of(const ReviewedDecision& decision, const MarkLimits& limits);

/// What a match says of one seat. start + luck + skill = result.
struct SeatReview {
    double start = 0;                                        ///< what the match was worth before the deal
    double luck = 0;                                         ///< of all drawings
    double luck_error = 0;                                   ///< one standard error
    double skill = 0;                                        ///< of all decisions, the others' among them
    double own_skill = 0;                                    ///< of its own
    double start_error = 0, own_error = 0, others_error = 0; ///< of the start, its own skill, and that of the others
    double result = 0;
    int decisions = 0, unforced = 0;
    double loss = 0, loss_error = 0;                   ///< given what was known, in all
    double loss_unforced = 0, loss_unforced_error = 0; ///< the same of its unforced decisions alone
    double accuracy = 1;             ///< share kept of what its decisions were about: 1 - loss / (best - worst)
    double accuracy_error = 0;       ///< that of a ratio of two sums, linearised
    std::array<int, kMarks> marks{}; ///< by the limits of the review

    double luck_adjusted() const { return result - luck; }
    /// The losses of all its decisions over their number, and those of the unforced ones over theirs; 0 where there are
    /// none.
    Estimate loss_a_decision() const { return mean(loss, loss_error, decisions); }
    Estimate loss_an_unforced() const { return mean(loss_unforced, loss_unforced_error, unforced); }

private:
    static Estimate mean(double sum, double error, int count) {
        return count > 0 ? Estimate{sum / count, error / count, How::Sampled} : Estimate{0, 0, How::Sampled};
    }
};

/// A match judged. Positions are those of its Replay.
struct Review {
    std::string reference; ///< the bot that everyone is assumed to play like, see JudgeTraits
    int version = 0;       ///< of the judge
    int samples = 0;
    std::uint64_t seed = 0;
    std::vector<std::vector<Estimate>> values; ///< by position and seat
    std::vector<std::vector<double>> luck;     ///< by position and seat: what was drawn on the way there
    std::vector<ReviewedDecision> decisions;   ///< in order
    std::vector<SeatReview> seats;
    MarkLimits limits; ///< by which the seats' marks are counted; losses are what is kept
};

/// The decisions that are marked, in order.
std::vector<const ReviewedDecision*> marked(const Review& review, const MarkLimits& limits);
inline std::vector<const ReviewedDecision*> marked(const Review& review) {
    return marked(review, review.limits);
}

/// How a match is judged. The same order gives the same review with any number of threads.
struct ReviewOrder {
    int samples = 0; ///< simulations per position; 0: the default of the game's judge
    std::uint64_t seed = 0;
    int threads = 1;
    std::function<void(double share)> progress{}; ///< of the work; any thread, one at a time
    Stop stop{};                                  ///< from any thread
};

/// The start is estimated this many times deeper than other positions: all matches of the same rules share it.
inline constexpr int kStartDepth = 16;

/// Judges every decision and every drawing of a match; an unfinished one so far as it went. An error if its game has
/// no judge. Nothing if it was stopped. What would be marked near its error is judged again, deeper.
Result<std::optional<Review>> review(const Replay& replay, const ReviewOrder& order);

/// The decision judged again with `samples`, as a review with that many would judge it: options and losses, while skill
/// stays. The replay is the one that was reviewed. Nothing if it was stopped.
std::optional<ReviewedDecision> judge_again(const Replay& replay, const Review& review,
                                            const ReviewedDecision& decision, int samples, AnyJudge& judge,
                                            const Stop& stop);
/// Puts a decision that was judged again in its place, and sums up. One that is not of this review changes nothing.
void replace_decision(Review& review, const ReviewedDecision& decision);

/// Recalculates the seats' sums from values, luck and decisions, and marks by these limits from here on; start and the
/// errors of its parts stay as they are.
void sum_up(Review& review, const MarkLimits& limits);

} // namespace hilltop
