// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_schedule.h"

#include "ratings/elo.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <set>

namespace hilltop {
namespace {

double to_millionth(double value) {
    return std::round(value * 1e6) / 1e6;
}

/// How much of what can be won a rating of one Elo more is worth between equals.
double share_per_elo() {
    return std::numbers::ln10 / 400 / 4;
}

void add_sums(QuotientSums& sums, const QuotientSums& more) {
    sums.part += more.part;
    sums.whole += more.whole;
    sums.part_part += more.part_part;
    sums.part_whole += more.part_whole;
    sums.whole_whole += more.whole_whole;
    sums.deals += more.deals;
}

/// Walks through the log and notes what it asks for.
class Scheduling {
public:
    Scheduling(const Plan& hill, const HillLog& log, const HillScores& scores)
        : m_hill(hill)
        , m_scores(scores)
        , m_final(log) {}

    /// Part 0 of all that play now.
    void meet() {
        const auto keys = m_field.active();
        for (std::size_t one = 0; one < keys.size(); ++one) {
            if (sides_of(m_hill) == 1) ask({keys[one]}, 0);
            for (std::size_t two = one + 1; sides_of(m_hill) == 2 && two < keys.size(); ++two)
                ask({keys[one], keys[two]}, 0);
        }
    }

    void narrow(std::int64_t budget) {
        m_due.granted = budget;
        m_due.used = 0;
        m_due.settled = false;
        std::set<std::vector<HillKey>> closed; // a side has left
        while (m_due.bouts.empty()) {
            bool any = false;
            for (auto& sides : doubtful(closed)) {
                if (m_due.used + m_hill.matches > budget) break;
                if (!ask(sides, m_parts[sides])) {
                    closed.insert(sides);
                    any = true;
                    continue;
                }
                m_due.used += m_hill.matches;
                any = true;
            }
            if (any) continue;
            m_due.settled = true;
            return;
        }
    }

    HillField& field() { return m_field; }
    HillDue take() { return std::move(m_due); }
    bool waits() const { return !m_due.bouts.empty(); }

private:
    /// False: it has not been played, and cannot be.
    bool ask(const std::vector<HillKey>& sides, int part) {
        const Bout bout{sides, part};
        const auto kept = m_scores.find(bout);
        if (kept != m_scores.end()) {
            m_known.insert(*kept);
        } else {
            if (!std::all_of(sides.begin(), sides.end(), [&](const HillKey& key) { return m_final.is_active(key); }))
                return false;
            if (m_asked.insert(bout).second) m_due.bouts.push_back(bout);
        }
        m_parts[sides] = std::max(m_parts[sides], part + 1);
        return true;
    }

    /// Neighbours in the order that are not told apart, the least certain first. In a cooperative game each of the two
    /// plays by itself.
    std::vector<std::vector<HillKey>> doubtful(const std::set<std::vector<HillKey>>& closed) const {
        struct Doubt {
            double certainty;
            std::vector<HillKey> sides;
        };
        std::vector<Doubt> doubts;
        const auto ratings = hill_ratings(m_hill, m_field.active(), m_known);
        const bool interval = m_hill.stop.kind == StopRule::Kind::Interval;
        for (std::size_t i = 1; i < ratings.size(); ++i) {
            const HillRating &one = ratings[i - 1], &two = ratings[i];
            const double error = std::hypot(one.error, two.error);
            const double width = 2 * error * (sides_of(m_hill) == 2 ? share_per_elo() : 1);
            const double apart = std::abs(one.value - two.value);
            if (apart >= error || (interval && width < m_hill.stop.width)) continue;
            const double certainty = to_millionth(apart / error);
            if (sides_of(m_hill) == 2) {
                doubts.push_back({certainty, {std::min(one.key, two.key), std::max(one.key, two.key)}});
            } else {
                doubts.push_back({certainty, {one.key}});
                doubts.push_back({certainty, {two.key}});
            }
        }
        std::stable_sort(doubts.begin(), doubts.end(),
                         [](const Doubt& a, const Doubt& b) { return a.certainty < b.certainty; });
        std::vector<std::vector<HillKey>> found;
        for (Doubt& doubt : doubts)
            if (!closed.contains(doubt.sides) && std::find(found.begin(), found.end(), doubt.sides) == found.end())
                found.push_back(std::move(doubt.sides));
        return found;
    }

    const Plan& m_hill;
    const HillScores& m_scores;
    const HillField m_final; ///< of the whole log
    HillField m_field;       ///< of the log so far
    HillScores m_known;      ///< what the log so far has asked for and was played
    std::map<std::vector<HillKey>, int> m_parts;
    std::set<Bout> m_asked;
    HillDue m_due;
};

} // namespace

std::vector<HillRating> hill_ratings(const Plan& hill, const std::vector<HillKey>& keys, const HillScores& scores) {
    std::map<HillKey, int> places;
    std::vector<HillRating> ratings;
    for (const HillKey& key : keys) {
        places.emplace(key, static_cast<int>(ratings.size()));
        ratings.push_back({key});
    }
    std::map<std::vector<HillKey>, QuotientSums> sums;
    for (const auto& [bout, score] : scores)
        if (std::all_of(bout.sides.begin(), bout.sides.end(), [&](const auto& key) { return places.contains(key); }))
            add_sums(sums[bout.sides], score);
    const Info& game = hill.entry().info();
    if (sides_of(hill) == 1) {
        for (const auto& [sides, score] : sums) {
            HillRating& rating = ratings[static_cast<std::size_t>(places[sides[0]])];
            rating.value = game.low_points ? -score.quotient() : score.quotient();
            const Interval interval = mean_95(score);
            rating.error = interval.known() ? interval.width() / 2 : std::numeric_limits<double>::infinity();
        }
    } else {
        const double unit = game.counting == Counting::Points ? 1 : 2; // halves of matches
        std::vector<PairScore> pairs;
        for (const auto& [sides, score] : sums)
            pairs.push_back({places[sides[0]], places[sides[1]], static_cast<double>(score.part) / unit,
                             static_cast<double>(score.whole) / unit, score.error() * score.error()});
        const Ratings found = bradley_terry(pairs, static_cast<int>(keys.size()));
        for (std::size_t i = 0; i < ratings.size(); ++i) {
            ratings[i].value = found.elo[i];
            ratings[i].error = found.error95[i];
        }
    }
    for (HillRating& rating : ratings) {
        rating.value = to_millionth(rating.value);
        rating.error = to_millionth(rating.error);
    }
    std::stable_sort(ratings.begin(), ratings.end(),
                     [](const HillRating& a, const HillRating& b) { return a.value > b.value; });
    return ratings;
}

HillDue due_of(const Plan& hill, const HillLog& log, const HillScores& scores) {
    Scheduling scheduling(hill, log, scores);
    for (const HillEvent& event : log) {
        scheduling.field().add(event);
        if (event.kind != HillEvent::Kind::Budget) continue;
        scheduling.meet();
        if (scheduling.waits()) return scheduling.take();
        scheduling.narrow(event.matches);
        if (scheduling.waits()) return scheduling.take();
    }
    scheduling.meet();
    return scheduling.take();
}

} // namespace hilltop
