// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/course.h"

#include <array>
#include <map>
#include <span>

namespace hilltop {

/// The state of a running tournament. A value; the course covers whole series only, in order.
struct Progress {
    std::int64_t done = 0;   ///< matches folded
    std::int64_t before = 0; ///< matches of earlier runs, folded or not
    std::int64_t total = 0;  ///< as far as known
    double seconds = 0;      ///< of this run, pauses left out
    int threads = 0;
    int busy = 0;           ///< series that continue right now
    int recalling = 0;      ///< of these, those whose bots replay what they remember from an earlier run
    std::int64_t begun = 0; ///< matches of these that are still to be played or reported
    bool finished = false;  ///< no worker is left
    bool stopped = false;   ///< finished, and more could be played
    bool paused = false;
    double solved = -1;           ///< progress of computing a bot's tables, 0 to 1; negative: not computing any
    std::optional<Error> failure; ///< why results could not be kept
    std::vector<Error> remarks;   ///< what went otherwise than it should, without harm to the results
    Course course;
    /// Matches that have ended while an earlier one still runs, or whose series is not over: not folded yet.
    std::int64_t ahead = 0;
    std::optional<Standings> provisional; ///< with them, if there are any
    double left = -1;                     ///< seconds left, negative while unknown

    const Standings& standings() const { return course.standings(); }
    std::int64_t played() const { return done + ahead; }
    /// The course with all that has been played, to be looked at.
    Course course_so_far() const;
    void add_ahead(const Series& series, const SeriesResult& result);
    /// Of all matches, 0..1.
    double share() const;
    /// Matches a second of this run; 0 while unknown.
    double pace() const { return seconds > 0 ? static_cast<double>(played() - before) / seconds : 0; }
};

/// Of a tournament that is not being played, with series that were played ahead of its course.
Progress resting_progress(Course course, std::span<const SeriesResult> ahead);

/// Estimates how long a tournament still takes. Pairings of hosted bots may take thousands of times longer than others,
/// so the time is measured by pairing, and for those that have not begun by how many of their entrants are hosted.
/// Where bots remember, a pairing's matches follow one another, so all of it takes no less than the longest of these.
class TimeLeft {
public:
    TimeLeft() = default;
    explicit TimeLeft(const Plan& plan);

    /// Matches that such entrants have played, in `seconds` of their lane.
    void add(const Pairing& entrants, double seconds, int matches);
    /// Seconds left, `seconds` after the beginning of a run that has played `played` matches by now, `before` of them
    /// earlier; negative while unknown. `ahead`: series and parts of series that are not folded, by place.
    using Results = std::map<std::uint32_t, SeriesResult>;
    double seconds(const Course& course, std::span<const Results* const> ahead, std::int64_t played,
                   std::int64_t before, double seconds) const;

private:
    struct Spent {
        double seconds = 0;
        std::int64_t matches = 0;
    };
    std::size_t hosted_in(const Pairing& pairing) const;
    /// Seconds that a match of the pairing takes in its lane.
    double pace_of(const Pairing& pairing, const Spent& all) const;

    std::vector<bool> m_hosted; ///< by entrant
    std::array<Spent, 3> m_spent{};
    std::map<Pairing, Spent> m_by_pairing;
};

} // namespace hilltop
