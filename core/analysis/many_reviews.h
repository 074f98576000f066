// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/review.h"

#include <map>

namespace hilltop {

/// A mean with one standard error; no error where it cannot be estimated, as from a single deal.
struct Measured {
    double value = 0;
    std::optional<double> error;
};

/// The ratio of two sums, a mean if the second one counts. What is played of one deal is one observation.
class DealMean {
public:
    /// Deals are numbered from 0.
    void add(std::size_t deal, double sum, double weight);
    /// Of the same deals.
    void add(const DealMean& other);
    /// The error is the linearised one of a ratio.
    Measured measured() const { return measured(0, m_deals.size()); }
    /// Of the deals from `begin` on, up to `end` without it.
    Measured measured(std::size_t begin, std::size_t end) const;
    std::size_t deals() const { return m_deals.size(); }

private:
    struct Sums {
        double sum = 0, weight = 0;
    };
    std::vector<Sums> m_deals;
};

/// How often a kind of answer was chosen where it was one of several: by an entrant, and by all others.
struct AnswerShare {
    std::string answer; ///< the first word of its spelling; "card" where that is a number, "silence"
    std::int64_t times = 0, of = 0;
    std::int64_t field_times = 0, field_of = 0;
};

/// Losses in decisions of one kind, of an entrant and of all others.
struct KindReview {
    std::string kind; ///< of GameEntry::decision_kinds()
    int decisions = 0, unforced = 0, mistakes = 0;
    double lost = 0;                ///< in all
    Measured loss;                  ///< an unforced decision
    std::optional<Measured> others; ///< the same of all others; empty if they had no such decision
    std::optional<Measured> trend;  ///< loss in the later half of the deals less that in the earlier half
};

/// What reviewed matches say of one entrant. Partners, and several seats of one match, count as one each and belong to
/// one deal.
struct EntrantReview {
    std::string name;
    int matches = 0;
    int finished = 0; ///< of these; the others have no result
    int decisions = 0, unforced = 0;
    std::array<int, kMarks> marks{};
    Measured loss;                  ///< a decision
    Measured loss_unforced;         ///< the same over those that were not forced
    Measured accuracy;              ///< of all that its decisions were about
    Measured luck;                  ///< a match
    Measured result, luck_adjusted; ///< of a finished match
    /// By result, and by luck-adjusted result unless that would be less exact; equals share one.
    int plain_place = 1, place = 1;
    std::vector<AnswerShare> answers; ///< kinds that were not chosen every time, sorted by name
    std::vector<AnswerShare> styles;  ///< what distinguishes styles of the game, by its ids, in its order
    std::vector<KindReview> kinds;    ///< in the game's order, those it came into

    /// Number of matches that would give as small an error without luck adjustment.
    std::optional<double> plain_matches() const;
    /// With so many decimals, at which luck-adjusted + luck = result as they are shown. (Matches that are not finished
    /// have luck, but no result to add up to.)
    EntrantReview as_shown(int decimals) const;
};

/// A marked decision of one of many matches.
struct MarkedMoment {
    std::size_t match = 0; ///< as given to add()
    int number = 0;        ///< of the decision
    int step = 0;          ///< of the record
    Seat seat;
    std::string name; ///< who sat there
    Mark mark = Mark::None;
    std::optional<std::string> played, better; ///< nothing: silence
    Estimate loss;
    std::optional<Estimate> loss_open;
    int kind = -1; ///< index into GameEntry::decision_kinds()
};

/// A decision with a best answer beyond doubt, whatever was played: something to practise.
struct ClearMoment {
    std::size_t match = 0; ///< as given to add()
    int number = 0;        ///< of the decision
    Seat seat;
    std::string name; ///< who sat there
    int kind = -1;
    double loss = 0; ///< of what was played
};

/// Reviews of matches of one game with the same rules and number of seats, summed up.
class ManyReviews {
public:
    explicit ManyReviews(const Replay& first);

    const GameEntry& game() const { return *m_game; }
    const RuleValues& rules() const { return m_rules; }
    /// The rules that are not the usual ones: ", target = 15"; empty if all are.
    std::string other_rules() const;
    int seats() const { return m_seats; }
    int matches() const { return m_matches; }
    int least_samples() const { return m_samples; }
    /// Whether the match can stand beside the others.
    bool takes(const Replay& replay) const;
    /// `match` is its number as in moments(). Marks use the review's limits.
    void add(std::size_t match, const Replay& replay, const Review& review);

    /// How many plain matches one luck-adjusted match is worth: the variance of results over that of luck-adjusted
    /// results, summed over all entrants. Nothing where that cannot be estimated, as from a single deal.
    std::optional<double> luck_factor() const;
    /// Luck-adjusted results are more exact than plain ones. Elsewhere they are not to be shown.
    bool luck_helps() const { return luck_factor().value_or(0) > 1; }

    /// By place, the best first; equals by name.
    std::vector<EntrantReview> entrants() const;
    /// The costliest first; equals in the order they came.
    std::vector<MarkedMoment> moments() const;
    /// Decisions of that kind by that player (empty: by anyone) whose best answer is clear: what cost most first, at
    /// most `most`.
    std::vector<ClearMoment> clear_moments(int kind, const std::string& name, std::size_t most) const;

private:
    struct Entrant {
        int matches = 0, finished = 0, decisions = 0, unforced = 0;
        std::array<int, kMarks> marks{};
        DealMean loss, loss_unforced, kept, luck, result, adjusted;
        std::vector<double> held; ///< by seat, how often in matches that are finished
        std::map<std::string, std::pair<std::int64_t, std::int64_t>> answers; ///< chosen, could have been
        std::optional<StyleCounts> styles;
        struct Kind {
            int decisions = 0, unforced = 0, mistakes = 0;
            double lost = 0;
            DealMean loss;
        };
        std::vector<Kind> kinds; ///< by the game's kinds
    };
    void count_kind(Entrant& entrant, std::size_t deal, int kind, const ReviewedDecision& decision,
                    const MarkLimits& limits) const;
    std::vector<KindReview> tell_kinds(const Entrant& sums) const;
    std::size_t deal_of(const Record& record);
    void count_decision(Entrant& entrant, std::size_t deal, const ReviewedDecision& decision, const MarkLimits& limits);
    void count_styles(const Replay& replay, const std::vector<Entrant*>& by_seat) const;
    void tell_styles(EntrantReview& entrant, const Entrant& sums) const;
    double start_variance(const Entrant& entrant) const;

    const GameEntry* m_game;
    RuleValues m_rules;
    int m_seats = 0;
    int m_matches = 0;
    int m_samples = 0;
    std::map<std::pair<std::uint64_t, std::uint64_t>, std::size_t> m_deals; ///< by seed and number
    std::size_t m_deal_count = 0;
    std::map<std::string, Entrant> m_entrants;
    std::vector<std::vector<double>> m_deal_worths; ///< by match and seat, as far from the start as its sampling went
    std::vector<double> m_start_errors;             ///< by seat, the largest of all matches; 0: unknown
    std::vector<MarkedMoment> m_moments;
    std::vector<ClearMoment> m_clear;
};

/// "stand" of "stand", "play" of "play 9h", "card" of "42>3", "silence" of nothing.
std::string answer_kind(const std::optional<std::string>& word);

} // namespace hilltop
