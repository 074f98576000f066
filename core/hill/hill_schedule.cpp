// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_schedule.h"

#include "base/numbers.h"
#include "hill/hill_final.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>
#include <set>

namespace hilltop {
namespace {

/// How much of what can be won a rating of one more is worth: of one Elo between equals, or of one per cent.
double share_per_rating(const Plan& hill) {
    if (sides_of(hill) == 1) return 1; // means of points
    return hill.tables > 0 ? 0.01 : std::numbers::ln10 / 400 / 4;
}

constexpr int kGrowth = 3; ///< a pairing's parts grow by a third at a time, so that looks are few

/// The key of a pairing; of tables by lot the one that brings them.
std::vector<HillKey> pairing_of(const Plan& hill, const std::vector<HillKey>& sides) {
    return hill.tables > 0 ? std::vector{sides.front()} : sides;
}

/// Walks through the log and notes what it asks for.
class Scheduling {
public:
    Scheduling(const Plan& hill, const HillLog& log, const HillScores& scores)
        : m_hill(hill)
        , m_scores(scores)
        , m_finals(finals_of(hill, log))
        , m_final(log) {}

    /// Part 0 of all that play now, or the tables that they bring.
    void meet() {
        if (m_hill.tables == 0) return meet(m_field.active(), 0);
        draw_tables();
        for (const HillKey& key : m_field.active())
            for (int part = 0; part < m_hill.tables; ++part)
                if (const auto sides = m_lots->sides(key, part); !sides.empty()) ask(sides, part);
    }

    /// Of pairs, or of bots that play alone: a hill with tables by lot has no finals.
    void play_final() {
        const HillFinal& final = m_finals[at(m_due.finals)];
        for (int part = 0; part < final.parts; ++part)
            meet(final.finalists, final.first_part() + part);
        if (!waits()) ++m_due.finals;
    }

    void narrow(std::int64_t budget) {
        m_due.granted = budget;
        m_due.used = 0;
        m_due.open.reset();
        m_due.end = HillDue::End::None;
        if (m_hill.tables > 0) begin_further_tables();
        while (m_due.bouts.empty() && m_due.end == HillDue::End::None)
            m_due.end = spend(budget);
    }

    HillField& field() { return m_field; }
    HillDue take() { return std::move(m_due); }
    HillScores take_known() { return std::move(m_known); }
    bool waits() const { return !m_due.bouts.empty(); }

private:
    void meet(const std::vector<HillKey>& keys, int part) {
        for (std::size_t one = 0; one < keys.size(); ++one) {
            if (sides_of(m_hill) == 1) ask({keys[one]}, part);
            for (std::size_t two = one + 1; sides_of(m_hill) == 2 && two < keys.size(); ++two)
                ask({keys[one], keys[two]}, part);
        }
    }

    /// Finalists also play when they have left or have another version by then, so that a final is played as it began.
    bool may_play(const HillKey& key, int part) const {
        return part < kFinalParts ? m_final.is_active(key)
                                  : m_final.disqualified(key) == nullptr && m_final.out(key) == nullptr;
    }

    void draw_tables() { m_lots.emplace(m_hill, m_field); }

    /// Who sits where may have changed since the budget before.
    void begin_further_tables() {
        m_parts.clear();
        m_closed.clear();
        m_earlier.clear();
        for (const HillKey& key : m_field.active())
            m_parts[{key}] = m_hill.tables;
        for (const auto& [bout, score] : m_known)
            if (bout.part >= m_hill.tables) m_earlier.insert(bout);
    }

    /// The next part of a pairing. Of tables by lot those of earlier budgets that still count are there already.
    Bout next_bout(const std::vector<HillKey>& pairing) {
        int& part = m_parts[pairing];
        Bout bout{pairing, part};
        if (m_hill.tables == 0) return bout;
        for (;; bout.part = ++part) {
            bout.sides = m_lots->sides(pairing.front(), part);
            if (!m_earlier.contains(bout)) return bout;
        }
    }

    /// False: it has not been played, and cannot be.
    bool ask(const std::vector<HillKey>& sides, int part) {
        if (sides.empty() || (m_hill.authors_apart && m_hill.tables == 0 && are_of_one_author(sides))) return false;
        const Bout bout{sides, part};
        const auto kept = m_scores.find(bout);
        if (kept != m_scores.end()) {
            m_known.insert(*kept);
        } else {
            if (!std::all_of(sides.begin(), sides.end(), [&](const HillKey& key) { return may_play(key, part); }))
                return false;
            if (m_asked.insert(bout).second) m_due.bouts.push_back(bout);
        }
        if (part < kFinalParts) {
            int& parts = m_parts[pairing_of(m_hill, sides)];
            parts = std::max(parts, part + 1);
        }
        return true;
    }

    /// Names of authors that look alike are the same. Bots without an author meet all others.
    bool are_of_one_author(const std::vector<HillKey>& sides) const {
        if (sides.size() != 2) return false;
        const std::string author = m_final.author_of(sides[0]);
        return !author.empty() && author == m_final.author_of(sides[1]);
    }

    /// Neighbours in the order whose ranks overlap.
    struct Doubt {
        double certainty;
        std::array<HillKey, 2> sides;
    };
    /// Pairings that get as many further parts as one another, and by how much a match of them narrows a doubt.
    struct Helpful {
        double gain;
        std::vector<std::vector<HillKey>> pairings;
    };

    /// Asks for what narrows all doubts, the least certain first.
    HillDue::End spend(std::int64_t budget) {
        bool narrow = false;
        const auto doubts = this->doubts(narrow);
        m_due.open.reset();
        if (doubts.empty()) return narrow ? HillDue::End::Narrow : HillDue::End::Certain;
        m_due.open = doubts.front().sides;
        std::set<std::vector<HillKey>> asked; // in this round
        bool lacks = false;
        const std::int64_t before = m_due.used;
        for (const Doubt& doubt : doubts) {
            for (const Helpful& helpful : helpful_to(doubt.sides)) {
                for (const auto& pairing : helpful.pairings) {
                    if (!asked.insert(pairing).second) continue;
                    const int parts = m_parts[pairing];
                    for (int more = std::max(1, parts / kGrowth); more > 0; --more) {
                        if (m_due.used + m_hill.matches > budget) {
                            lacks = true;
                            break;
                        }
                        const Bout bout = next_bout(pairing);
                        if (!ask(bout.sides, bout.part)) {
                            m_closed.insert(pairing);
                            break;
                        }
                        m_due.used += m_hill.matches;
                    }
                }
            }
        }
        if (m_due.used > before) return HillDue::End::None;
        return lacks ? HillDue::End::UsedUp : HillDue::End::Left;
    }

    /// The least certain first. `narrow`: others are known as well as the plan wants.
    std::vector<Doubt> doubts(bool& narrow) const {
        std::vector<Doubt> found;
        const auto ratings = hill_ratings(m_hill, m_field.active(), m_known, m_lots ? &*m_lots : nullptr);
        const StopRule& stop = m_hill.stop;
        const std::size_t places = m_hill.places > 0 ? at(m_hill.places) : ratings.size();
        for (std::size_t i = 1; i < ratings.size() && i <= places; ++i) {
            const HillRating &one = ratings[i - 1], &two = ratings[i];
            if (one.last_place < two.first_place) continue;
            const double width = 2 * one.next_error * share_per_rating(m_hill);
            if (stop.kind == StopRule::Kind::Interval && width < stop.width)
                narrow = true;
            else
                found.push_back({std::abs(one.value - two.value) / one.next_error, {one.key, two.key}});
        }
        std::stable_sort(found.begin(), found.end(),
                         [](const Doubt& a, const Doubt& b) { return a.certainty < b.certainty; });
        return found;
    }

    /// A place is what is to be expected against the field, so all pairings of the two say something of their
    /// difference, their own twice as much. Those that narrow it most, and all that narrow it half as much or more.
    std::vector<Helpful> helpful_to(const std::array<HillKey, 2>& two) const {
        std::vector<Helpful> all;
        const auto consider = [&](double weight, std::vector<std::vector<HillKey>> pairings) {
            int fewest = std::numeric_limits<int>::max();
            std::erase_if(pairings, [&](const auto& pairing) { return m_closed.contains(pairing); });
            for (const auto& pairing : pairings)
                fewest = std::min(fewest, parts_of(pairing));
            std::erase_if(pairings, [&](const auto& pairing) { return parts_of(pairing) > fewest; });
            double gain = 0;
            for (const auto& pairing : pairings) // variance / parts becomes variance / (parts + 1)
                gain += weight * weight * variance_of(pairing) / std::max(1, fewest * (fewest + 1));
            if (!pairings.empty()) all.push_back({gain / static_cast<double>(pairings.size()), std::move(pairings)});
        };
        const auto pairing = [](const HillKey& a, const HillKey& b) {
            return std::vector{std::min(a, b), std::max(a, b)};
        };
        if (m_hill.tables > 0) {
            consider(1, {{two[0]}, {two[1]}}); // others are drawn by lot
        } else if (sides_of(m_hill) == 1) {
            for (const HillKey& key : two)
                consider(1, {{key}});
        } else {
            consider(2, {pairing(two[0], two[1])});
            for (const HillKey& key : m_field.active())
                if (key != two[0] && key != two[1]) consider(1, {pairing(two[0], key), pairing(two[1], key)});
        }
        std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.gain > b.gain; });
        std::erase_if(all,
                      [best = all.empty() ? 0 : all.front().gain](const auto& one) { return one.gain < best / 2; });
        return all;
    }

    int parts_of(const std::vector<HillKey>& pairing) const {
        const auto parts = m_parts.find(pairing);
        return parts == m_parts.end() ? 0 : parts->second;
    }
    /// Of what the first side wins in a part.
    double variance_of(const std::vector<HillKey>& pairing) const {
        if (m_hill.tables > 0) return 1; // both get as many
        QuotientSums sums;
        double parts = 0; // also of finals
        for (auto bout = m_known.lower_bound({pairing, 0}); bout != m_known.end() && bout->first.sides == pairing;
             ++bout, ++parts)
            sums.add(bout->second.won);
        const auto deals = static_cast<double>(sums.deals);
        if (sums.alike()) return 0.25 / std::max(1.0, deals) / std::max(1.0, deals); // the next one may be the first
        return sums.error() * sums.error() * parts;
    }

    const Plan& m_hill;
    const HillScores& m_scores;
    const std::vector<HillFinal> m_finals;
    const HillField m_final;                 ///< of the whole log
    HillField m_field;                       ///< of the log so far
    std::optional<LotTables> m_lots;         ///< of m_field, since meet()
    HillScores m_known;                      ///< what the log so far has asked for and was played
    std::set<std::vector<HillKey>> m_closed; ///< pairings that cannot be played: a side has left
    std::map<std::vector<HillKey>, int> m_parts;
    std::set<Bout> m_asked, m_earlier; ///< due; further tables that earlier budgets have asked for
    HillDue m_due;
};

/// Until something is due.
Scheduling walk_through(const Plan& hill, const HillLog& log, const HillScores& scores) {
    Scheduling scheduling(hill, log, scores);
    for (const HillEvent& event : log) {
        scheduling.field().add(event);
        if (event.kind != HillEvent::Kind::Budget && event.kind != HillEvent::Kind::Final) continue;
        scheduling.meet();
        if (scheduling.waits()) return scheduling;
        if (event.kind == HillEvent::Kind::Final)
            scheduling.play_final();
        else
            scheduling.narrow(event.matches);
        if (scheduling.waits()) return scheduling;
    }
    scheduling.meet();
    return scheduling;
}

} // namespace

HillDue due_of(const Plan& hill, const HillLog& log, const HillScores& scores) {
    return walk_through(hill, log, scores).take();
}

HillScores asked_for(const Plan& hill, const HillLog& log, const HillScores& scores) {
    return walk_through(hill, log, scores).take_known();
}

} // namespace hilltop
