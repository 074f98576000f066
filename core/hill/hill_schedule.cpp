// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_schedule.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

namespace hilltop {
namespace {

/// How much of what can be won a rating of one Elo more is worth between equals.
double share_per_elo() {
    return std::numbers::ln10 / 400 / 4;
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
            const double error = one.next_error;
            const double width = 2 * error * (sides_of(m_hill) == 2 ? share_per_elo() : 1);
            const double apart = std::abs(one.value - two.value);
            if (one.last_place < two.first_place || (interval && width < m_hill.stop.width)) continue;
            const double certainty = apart / error;
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
