// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/shard.h"
#include "tournament/standings.h"

#include <optional>
#include <span>

namespace hilltop {

/// The fold of a tournament: takes results in series order, says what they come to, what has to be played next and
/// whether it is over. The same whatever was computed when. A value.
class Course {
public:
    Course() = default;
    /// The plan has passed check_plan(); shards fit plans whose series are all known (check_shard).
    explicit Course(Plan plan, Shard shard = {});

    const Plan& plan() const { return m_schedule.plan(); }
    const Schedule& schedule() const { return m_schedule; }
    const Standings& standings() const { return m_standings; }
    const Shard& shard() const { return m_shard; }

    /// Series folded so far, and those that are known to be played; more may follow where rounds depend on results.
    std::uint32_t folded() const { return m_folded; }
    std::uint32_t known() const;
    /// Series `i` of those that are played here, 0..known()-1, without those who are out by now.
    Series series(std::uint32_t i) const;
    /// Schedule::run_of(), in series played here.
    std::optional<Schedule::Run> run_of(std::uint32_t i) const;
    /// Nothing is left to play: it is complete, or its stop rule has decided.
    bool over() const { return m_over; }
    /// The stop rule ended it before its last match.
    bool stopped_early() const;
    /// Whether the plan's seed may be shown: it was never secret, or all has been played. That a shard is over says
    /// nothing of the others.
    bool tells_seed() const { return !plan().seal || (m_over && m_shard.whole()); }
    /// The plan as it may be shown.
    Json shown_plan() const;
    /// Matches folded, and the final number as far as it is known.
    std::int64_t matches() const { return m_standings.matches(); }
    std::int64_t expected() const;
    /// What it will probably be: an interval's width shrinks with the square root of the matches.
    std::int64_t likely() const;

    /// The result of series(folded()); not when it is over. Returns how many of its matches count: a sequential test
    /// looks after each deal, and what was played after its verdict does not.
    int add(const SeriesResult& result);

    /// The same with series and parts of series that have been played before their turn counted: to be looked at, not
    /// to be resumed.
    Course with(std::span<const SeriesResult> ahead) const;
    Course with(Standings standings) const;

    /// Rounds, places and scores of a format whose rounds depend on results.
    const Bracket& bracket() const { return *m_bracket; }

    /// Everything add() has made, for a later start; meant for this plan alone.
    std::string save() const;
    /// The course as it was saved; nothing where the bytes do not fit the plan or this version.
    static std::optional<Course> load(const Plan& plan, Shard shard, std::string_view bytes);

private:
    void grow();
    bool rule_stops() const;
    /// The widest 95 % interval of an entrant, of what a stop rule looks at.
    double widest() const;

    Schedule m_schedule;
    Shard m_shard;
    std::int64_t m_share = 0; ///< matches of a shard
    Standings m_standings;
    std::uint32_t m_folded = 0;
    bool m_over = false;
    std::vector<PlayedStage> m_played; ///< of adaptive formats; the last one may still be open
    std::shared_ptr<const Bracket> m_bracket;
};

/// Refuses shards of plans whose later series depend on earlier results.
Result<> check_shard(const Plan& plan, const Shard& shard);

} // namespace hilltop
