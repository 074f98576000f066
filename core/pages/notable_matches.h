// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/info.h"
#include "engine/series.h"

#include <map>
#include <span>
#include <utility>
#include <vector>

namespace hilltop {

/// A match that was played, and what it came to.
struct NotableMatch {
    std::size_t source = 0; ///< as given to NotableMatches::add(), a series of a tournament or a bout of a hill
    int match = 0;          ///< in that series, from 0
    SeatedEntrants by_seat{};
    std::vector<std::int32_t> points{}; ///< by seat
    SeatSet winners{};
    std::uint32_t digest = 0; ///< MatchLine::digest
};

/// How good a match was for an entrant, greater is better: what it won of the match against the others (0..2), then how
/// many points it had more than they; in a cooperative game the points alone.
std::pair<double, double> merit_of(const Info& game, const NotableMatch& match, std::uint16_t entrant);

/// Match `match` of a series; its source is left at 0.
NotableMatch match_of(const Series& series, const SeriesResult& result, int match);

/// Finds the matches of a contest that are worth a page: the best and the worst ones of each entrant, and the first
/// ones of each pair. The same for the same matches, in whatever order they are added. Forfeits are left out.
class NotableMatches {
public:
    NotableMatches(const Info& game, std::size_t entrants)
        : m_game(game)
        , m_best(entrants)
        , m_worst(entrants) {}

    /// The entrants of `series` are those of the contest.
    void add(std::size_t source, const Series& series, const SeriesResult& result);
    /// At most `most` of them, what matters most first. `order`: the entrants, the best one first.
    std::vector<NotableMatch> chosen(std::span<const std::size_t> order, std::size_t most) const;

private:
    struct Ranked {
        std::pair<double, double> merit;
        NotableMatch match;
    };
    using Few = std::vector<Ranked>; ///< at most kOfEach
    static constexpr std::size_t kOfEach = 3;
    static void consider(Few& few, const std::pair<double, double>& merit, const NotableMatch& match);

    const Info& m_game;
    std::vector<Few> m_best, m_worst; ///< by entrant
    std::map<std::pair<std::uint16_t, std::uint16_t>, Few> m_pairs;
};

} // namespace hilltop
