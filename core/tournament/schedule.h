// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/plan.h"

#include <memory>
#include <optional>
#include <span>

namespace hilltop {

/// Entrants that meet: two, or all of them at one table or as the pool of random tables.
using Pairing = std::vector<std::uint16_t>;
/// Each of the first `of_the_first` entrants with every later one.
std::vector<Pairing> every_pair(std::uint16_t entrants, std::uint16_t of_the_first);

/// How the entrants of such a plan find their seats.
SeatingPlan seating_of(const Plan& plan);

/// One match of a series: who sat where, and what it came to once it has been played.
struct PlayedMatch {
    std::uint64_t number = 0;
    std::uint64_t deal = 0;
    SeatedEntrants by_seat;
    std::vector<int> points; ///< by seat
    std::vector<int> second; ///< by seat
    SeatSet winners;
};
/// True if the entrant's bot may know of earlier matches of its series.
bool remembers(const Plan& plan, std::uint16_t entrant);
/// Whether all pairings take turns although bots remember: a stop rule compares them after as many matches each, and
/// what they make of a shared deal is one observation.
bool takes_turns(const Plan& plan);
/// The match before it is played.
PlayedMatch place_of_match(const Series& series, int match);

/// How many series such a plan is cut into. They are numbered in 32 bits: check_plan refuses more. 0 for plans whose
/// rounds depend on results; those cannot reach that limit.
std::int64_t planned_series(const Plan& plan);

/// Pairings played side by side, each as often as the others. Its series take turns, so that a crosstable fills evenly:
/// first one of every pairing, then the others of those that are cut.
struct Stage {
    std::vector<Pairing> pairings;
    std::int64_t matches = 0;             ///< per pairing
    int series_length = 1;                ///< in matches; the last one of a pairing may be shorter
    std::uint32_t series_per_pairing = 0; ///< of those that are cut
    std::uint32_t first_series = 0;
    std::uint64_t first_match = 0;
    std::uint64_t first_deal = 0;
    std::vector<bool> remembers; ///< by pairing: a bot remembers its earlier matches; empty if none does
    /// Pairings that are cut, in order, and the place of each pairing among them; both empty where all are. One in
    /// which a bot remembers earlier matches is a single series, unless a stop rule looks at its matches or its
    /// deals are shared: then it is cut, and the same bots play one of its series after the other.
    std::vector<std::uint32_t> cut;
    std::vector<std::optional<std::uint32_t>> place_in_cut;

    /// Which series of which pairing, both from 0.
    struct Part {
        std::uint32_t pairing;
        std::uint32_t number;
    };
    /// Series `i` of the stage, from 0, and the reverse.
    Part part(std::uint32_t i) const;
    std::uint32_t series_of(Part part) const;
    bool is_cut(std::uint32_t pairing) const { return place_in_cut.empty() || place_in_cut[pairing].has_value(); }
    std::int64_t length(std::uint32_t pairing) const { return is_cut(pairing) ? series_length : matches; }
    /// Series of a pairing among the first `count` of the stage.
    std::uint32_t done_of(std::uint32_t pairing, std::uint32_t count) const;

    std::uint32_t series_count() const;
    std::int64_t match_count() const { return matches * static_cast<std::int64_t>(pairings.size()); }
};

/// Cuts a plan into series. Their length belongs to the plan, never to the number of threads. A plan whose later
/// rounds depend on results begins with its first stage, and grows. Cheap to copy.
class Schedule {
public:
    static constexpr int kLongestSeries = 1000;

    Schedule() = default;
    explicit Schedule(Plan plan);

    const Plan& plan() const { return *m_plan; }
    std::uint32_t series_count() const;
    /// Of the stages there are.
    std::int64_t match_count() const;
    /// Series i of 0..series_count()-1.
    Series series(std::uint32_t number) const;
    /// The series of a pairing whose bots remember from one to the next. Nothing for an independent series.
    struct Run {
        std::uint32_t first;
        std::optional<std::uint32_t> next; ///< after the series asked for; nothing after the last one
    };
    std::optional<Run> run_of(std::uint32_t number) const;

    int stage_count() const { return static_cast<int>(m_stages.size()); }
    const Stage& stage(int index) const { return *m_stages[static_cast<std::size_t>(index)]; }
    int stage_of(std::uint32_t series) const;
    void add_stage(std::vector<Pairing> pairings, std::int64_t matches);

    /// A pairing of a stage.
    struct Fixture {
        int stage;
        int pairing;
    };
    /// Where two entrants meet, in order: every pairing they share, whichever is named first.
    std::vector<Fixture> fixtures(int one, int two) const;
    /// Where match `match` of these fixtures, counted from 0 over all of them, is played.
    struct Place {
        std::uint32_t series;
        int match;
    };
    Place place(std::span<const Fixture> fixtures, std::int64_t match) const;
    /// Matches of these fixtures in the first `series` series.
    std::int64_t played(std::span<const Fixture> fixtures, std::uint32_t series) const;

private:
    std::shared_ptr<const Plan> m_plan;
    std::vector<std::shared_ptr<const Stage>> m_stages;
    SeatingPlan m_seating = SeatingPlan::Rotated;
    int m_matches_per_deal = 1;
};

} // namespace hilltop
