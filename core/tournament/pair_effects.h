// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/numbers.h"
#include "tournament/standings.h"

#include <array>
#include <limits>
#include <optional>
#include <vector>

namespace hilltop {

/// What the results of one entrant are beyond chance where another one sits at its table.
struct PairEffect {
    struct Measure {
        double value = 0;                                       ///< of a match; points as they are counted
        double error = std::numeric_limits<double>::infinity(); ///< half its 95 % interval
        int sign = 0;                                           ///< beyond chance: 1 better for `on`, -1 worse; else 0
    };
    int by = 0, on = 0;       ///< entrants
    std::int64_t matches = 0; ///< in which both sat
    Measure won{};            ///< share of matches; stays 0 in a cooperative game
    Measure points{};

    bool beyond_chance() const { return won.sign != 0 || points.sign != 0; }
};

/// Whether its tables are drawn by lot from all entrants.
bool has_pair_effects(const Plan& plan);

/// How entrants treat each other at tables whose entrants were drawn by lot, so that help shows: a share of the points
/// that goes to all but one, a match thrown for a friend. What one wins is what it usually wins, and for each of the
/// others at the table what that one usually means to all (least squares); what is left is averaged over the tables of
/// each pair. So a strong bot counts as harming no one in particular. Reads all results twice, in the same order.
class PairEffects {
public:
    /// What is one observation, as Standings have it.
    enum class Observation : std::uint8_t { Deal, Series };
    PairEffects(const Info& game, std::size_t entrants, Observation observation);

    /// The first `matches` of a series.
    void add(const Series& series, const SeriesResult& result, int matches);
    /// Between both readings.
    void begin_again();
    /// Ordered pairs that sat together, by `by` and `on`. Signs are those of all pairs and measures together (Holm).
    /// `every_look`: they hold however often somebody looks while matches are added.
    std::vector<PairEffect> found(bool every_look);

private:
    static constexpr int kMeasures = 2; ///< share of the match won, points
    using Values = std::array<double, kMeasures>;
    /// An entrant at a table: the mean over its seats.
    struct Guest {
        int entrant = 0, seats = 0;
        Values values{};
    };
    /// Of what is left of an entrant's results, over observations.
    struct Left {
        Values open{}, sum{}, sum_sum{}, sum_count{};
        double open_count = 0, count_count = 0;
        std::int64_t count = 0, observations = 0;
        void close();
        double variance(int k) const; ///< of its mean, a match weighing as much as another; infinite where not known
    };

    std::vector<Guest> guests(const Series& series, const SeriesResult& result, int match) const;
    std::size_t index(int by, int on) const { return at(by) * m_entrants + at(on); }
    void close_observation();

    const Info& m_game;
    const std::size_t m_entrants;
    const Observation m_observation;
    bool m_again = false;
    std::optional<std::uint64_t> m_open; ///< the deal, or the first deal of the series, that is being read
    // The first reading, by entrant and by pair; `joint`: the others at the tables of a pair.
    std::vector<double> m_seen, m_together, m_joint;
    std::vector<Values> m_sums, m_with;
    std::vector<Values> m_usual, m_effect; ///< by entrant: what it wins at a table, what it means to the others there
    std::vector<Left> m_left;              ///< by pair; of an entrant with itself all its matches
    std::vector<std::size_t> m_touched;    ///< pairs of the open observation
};

} // namespace hilltop
