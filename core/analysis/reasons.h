// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/review.h"
#include "base/json_fwd.h"
#include "registry/words.h"

#include <functional>
#include <map>
#include <string>

namespace hilltop {

/// Samples by which the reason for a mistake is looked for, as a multiple of those of a review, but not fewer than the
/// least: a question must separate in each half of them.
inline constexpr int kReasonTimes = 20, kReasonLeast = 4000, kReasonMost = 12000;
SearchBudget reason_budget(int samples, std::uint64_t seed);

/// Why what was played at a marked decision of that review is worse than the best answer. Nothing if it was stopped.
std::optional<Reason> reason_for(const Replay& replay, const Review& review, const ReviewedDecision& decision,
                                 AnyJudge& judge, const Stop& stop);

/// Reasons by the number of their decision.
using Reasons = std::map<int, Reason>;
/// Of all marked decisions, `threads` at a time. Nothing if it was stopped.
Result<std::optional<Reasons>> reasons_of(const Replay& replay, const Review& review, int threads, const Stop& stop);

/// A worth as people read it, without its sign: "41.2 %"; and an error: "1.0".
struct WorthTexts {
    std::function<std::string(double)> size, error;
};

/// What can be seen of both answers, then, where a hidden card or draw is the reason, "If ... (30 % of possible deals),
/// “End turn” costs 41.2 % ± 1.0, otherwise nothing measurable." Empty if the answers could not be compared.
Phrase reason_words(const Info& info, const SeatNames& names, const TwoAnswers& answers, const Reason& reason,
                    const WorthTexts& worths);
/// The same of a decision, in English and in the units of reports.
std::string reason_text(const Replay& replay, const ReviewedDecision& decision, const Reason& reason);
/// Its numbers: values in what the game counts.
Json reason_json(const Info& info, const Reason& reason);

} // namespace hilltop
