// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/course.h"

#include <map>
#include <set>

namespace hilltop {

/// What a course's series wait for while several workers play them: which one begins next, which are being played, and
/// which have ended before it is their turn to be folded. Series are named by their place in the course. Not
/// thread-safe.
class SeriesQueue {
public:
    using Results = std::map<std::uint32_t, SeriesResult>; ///< by place

    /// `ahead`: series that an earlier run has played before their turn, some of them not to their end.
    SeriesQueue(Course course, std::vector<SeriesResult> ahead);

    const Course& course() const { return m_course; }
    /// Matches that earlier runs have played, folded or not.
    std::int64_t before() const { return m_before; }

    /// The series that begins next; nothing while no other may begin. A lane whose bots remember earlier matches takes
    /// the series that follow itself.
    std::optional<std::uint32_t> next(int threads);
    /// In a new lane, which takes the series that follow in its run as well.
    void begin(std::uint32_t place);
    /// In the lane that has waited for it. Its run may belong to another lane by now, because a series before was given
    /// up.
    void go_on(std::uint32_t place) { m_begun.insert(place); }
    /// How far ahead of the fold series begin: results wait in memory, and a stop rule may never ask for them.
    bool may_begin(std::uint32_t place, int threads) const;
    /// It has been played or is being played.
    bool has(std::uint32_t place) const;
    /// A lane that waited for this series is dropped; another one may begin it.
    void drop_lane(std::uint32_t place);
    /// No worker is left: what has not ended is thrown away, unless it is kept as it comes.
    void rest(bool keeps_parts);

    /// The matches so far of a series that is being played.
    void set_so_far(std::uint32_t place, SeriesResult result) { m_running.insert_or_assign(place, std::move(result)); }
    /// Matches behind those known so far.
    void add_part(std::uint32_t place, SeriesResult part);
    const SeriesResult* so_far(std::uint32_t place) const;
    void forget(std::uint32_t place) { m_running.erase(place); }

    /// A series has ended. The series with which its lane continues, if there is one.
    std::optional<std::uint32_t> end(SeriesResult result);
    struct Folded {
        Series series;
        SeriesResult result; ///< what counts of it
    };
    /// Folds the series whose turn it is, if it has ended. One in which an entrant was asked that was out by then is
    /// given up, to be played again.
    std::optional<Folded> fold_next();

    const Results& waiting() const { return m_waiting; }
    const Results& running() const { return m_running; }
    /// Matches of series being played that are still to be played or reported.
    std::int64_t unplayed() const;

private:
    bool claimed(std::uint32_t place) const;

    Course m_course;
    std::int64_t m_before = 0;
    std::uint32_t m_next = 0;
    Results m_waiting; ///< done, but not yet in order
    /// Matches of series that have not ended, as reported by their workers or played by an earlier run.
    Results m_running;
    std::set<std::uint32_t> m_begun; ///< being played
    std::set<std::uint32_t> m_runs;  ///< that have a lane, by their first series
};

} // namespace hilltop
