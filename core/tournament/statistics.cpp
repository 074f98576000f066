// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/statistics.h"

#include "base/numbers.h"
#include "ratings/elo.h"
#include "ratings/nash.h"
#include "ratings/quantiles.h"
#include "ratings/rank_intervals.h"

#include <algorithm>
#include <cmath>

namespace hilltop {
namespace {

/// Games as they are, halves of matches as matches.
double unit_of(Counting counting) {
    return counting == Counting::Points ? 1 : 2;
}

/// The cross table, each pair once, in what the contest counts.
std::vector<PairScore> pair_scores(const Standings& standings, Counting counting) {
    std::vector<PairScore> pairs;
    for (int one = 0; one < standings.entrants(); ++one) {
        for (int two = one + 1; two < standings.entrants(); ++two) {
            const QuotientSums sums = standings.cell(one, two).counted;
            if (sums.whole == 0) continue;
            const double unit = unit_of(counting);
            pairs.push_back({one, two, static_cast<double>(sums.part) / unit, static_cast<double>(sums.whole) / unit,
                             sums.error() * sums.error(), sums.deals, sums.turned().deals_won(), sums.deals_won()});
        }
    }
    return pairs;
}

/// Independent matches the results are worth beyond those played: as if each pairing's matches were independent, an
/// entrant's share would have the first error, and over deals it has the second one.
double matches_saved(const Standings& standings, const Standings::OverDeals& over) {
    double saved = 0;
    for (const StandingsRow& row : standings.rows()) {
        double single = 0;
        for (int other = 0; other < standings.entrants(); ++other) {
            const CrosstableCell cell = standings.cell(row.entrant, other);
            if (cell.matches == 0) continue;
            const double part = static_cast<double>(cell.matches) / static_cast<double>(row.matches);
            single += part * part * cell.singly.error() * cell.singly.error();
        }
        const double dealt = over.shares[at(row.entrant)].error();
        if (single > 0 && dealt > 0) saved += static_cast<double>(row.matches) * (single / (dealt * dealt) - 1) / 2;
    }
    return saved;
}

/// Simultaneous intervals of the ranks, by what orders the standings.
void rank(const Plan& plan, const Standings& standings, const Standings::OverDeals& over, Statistics& statistics) {
    if (is_adaptive(plan.format)) { // places are the format's, not those of the shares
        for (const StandingsRow& row : standings.rows()) {
            auto& entrant = statistics.entrants[at(row.entrant)];
            entrant.first_place = entrant.last_place = row.place;
        }
        return;
    }
    const auto n = static_cast<std::size_t>(standings.entrants());
    std::vector<double> values, errors(n);
    std::vector<std::int64_t> matches(n);
    auto rows = standings.rows();
    std::sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.entrant < b.entrant; });
    std::vector<std::size_t> ranked; // those with faults in every match come behind all of them
    for (const StandingsRow& row : rows) {
        const auto i = static_cast<std::size_t>(row.entrant);
        if (!row.always_faulty()) {
            ranked.push_back(i);
            values.push_back(row.merit);
        }
        errors[i] = row.merit_interval.width() / 2 / normal_95();
        matches[i] = row.matches;
    }
    const bool paired = statistics.rated && is_paired(plan.format);
    const auto variance = [&](int one, int two) {
        const auto a = ranked[at(one)], b = ranked[at(two)];
        const CrosstableCell cell = standings.cell(static_cast<int>(a), static_cast<int>(b));
        // At a shared table nothing is known of how two results go together, so the worst is taken.
        if (!paired) return (errors[a] + errors[b]) * (errors[a] + errors[b]);
        if (!over.covariance.empty()) { // all their deals are the same ones
            const double shared = over.covariance[a * n + b] / static_cast<double>(over.shares[a].whole) /
                                  static_cast<double>(over.shares[b].whole);
            return std::max(errors[a] * errors[a] + errors[b] * errors[b] - 2 * shared, 0.0);
        }
        // What one won of their own matches the other lost; of wins that are shared, less.
        const double own = cell.counted.error();
        const double weight = static_cast<double>(cell.matches) / static_cast<double>(matches[a]) *
                              static_cast<double>(cell.matches) / static_cast<double>(matches[b]);
        return errors[a] * errors[a] + errors[b] * errors[b] + 2 * weight * own * own;
    };
    const auto intervals = rank_intervals(static_cast<int>(ranked.size()), [&](int one, int two) {
        return Difference{.value = values[at(one)] - values[at(two)], .variance = variance(one, two)};
    });
    for (EntrantEstimate& entrant : statistics.entrants) {
        entrant.first_place = static_cast<int>(ranked.size()) + 1;
        entrant.last_place = static_cast<int>(n);
    }
    for (std::size_t i = 0; i < ranked.size(); ++i) {
        statistics.entrants[ranked[i]].first_place = intervals[i].best;
        statistics.entrants[ranked[i]].last_place = intervals[i].worst;
    }
}

} // namespace

SprtState sprt_of(const Plan& plan, const Standings& standings) {
    const CrosstableCell cell = standings.cell(0, 1);
    const SprtTest& test = plan.stop;
    SprtState state;
    if (plan.entry().info().counting == Counting::Points)
        state.llr = llr(test, cell.counted);
    else
        state.llr = plan.duplicate ? llr(test, Pentanomial{cell.pairs})
                                   : llr(test, Trinomial{{cell.losses, cell.draws, cell.wins}});
    state.bounds = sprt_bounds(test);
    state.verdict = verdict(test, state.llr);
    return state;
}

Statistics statistics_of(const Plan& plan, const Standings& standings) {
    const Info& game = plan.entry().info();
    const int n = standings.entrants();
    Statistics statistics;
    statistics.entrants.resize(static_cast<std::size_t>(n));
    statistics.rated = has_two_sides(game, plan.seats);
    Standings::OverDeals over = standings.over_deals();
    rank(plan, standings, over, statistics);
    if (game.cooperative) {
        for (int i = 0; i < n; ++i) {
            const auto& points = standings.points_of(i);
            if (points.total() == 0) continue;
            auto& quantiles = statistics.entrants[at(i)].quantiles;
            for (std::size_t k = 0; k < quantiles.size(); ++k)
                quantiles[k] = quantile(points, 0.1 + 0.4 * static_cast<double>(k))->value;
        }
    }
    if (!statistics.rated) return statistics;
    const auto pairs = pair_scores(standings, game.counting);
    for (double& value : over.covariance)
        value /= unit_of(game.counting) * unit_of(game.counting);
    const Ratings ratings = bradley_terry(pairs, n, 1, over.covariance);
    for (std::size_t i = 0; i < ratings.elo.size(); ++i) {
        statistics.entrants[i].elo = ratings.elo[i];
        statistics.entrants[i].elo_interval = ratings.interval95[i];
        statistics.entrants[i].elo_error = ratings.interval95[i].width() / 2;
    }
    statistics.circle = circle(pairs, n);
    if (!statistics.circle.empty()) {
        const auto mix = nash_mix(share_matrix(pairs, n), n);
        for (std::size_t i = 0; i < mix.size(); ++i)
            statistics.entrants[i].mix = mix[i];
    }
    statistics.saved = std::llround(matches_saved(standings, over));
    if (n == 2) statistics.los = hilltop::los(standings.cell(0, 1).counted);
    if (plan.stop.kind == StopRule::Kind::Sprt) statistics.sprt = sprt_of(plan, standings);
    return statistics;
}

} // namespace hilltop
