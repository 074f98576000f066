// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/statistics.h"

#include "ratings/elo.h"
#include "ratings/nash.h"
#include "ratings/quantiles.h"
#include "ratings/rank_intervals.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hilltop {
namespace {

Trinomial matches_of(const CrosstableCell& cell) {
    return {{cell.losses, cell.draws, cell.wins}};
}

Pentanomial pairs_of(const CrosstableCell& cell) {
    return {cell.pairs};
}

ScoreEstimate estimate_of(const CrosstableCell& cell) {
    const Pentanomial pairs = pairs_of(cell);
    return pairs.trials() > 0 ? estimate(pairs) : estimate(matches_of(cell));
}

/// The cross table, each pair once.
std::vector<PairScore> pair_scores(const Standings& standings) {
    std::vector<PairScore> pairs;
    for (int one = 0; one < standings.entrants(); ++one) {
        for (int two = one + 1; two < standings.entrants(); ++two) {
            const CrosstableCell& cell = standings.cell(one, two);
            if (cell.matches == 0) continue;
            const double error = estimate_of(cell).error;
            pairs.push_back({one, two, cell.share() * static_cast<double>(cell.matches),
                             static_cast<double>(cell.matches), error * error});
        }
    }
    return pairs;
}

/// Values to rank by, greater is better, with the variance of each difference.
void rank(const Plan& plan, const Standings& standings, Statistics& statistics) {
    const Info& game = plan.entry().info();
    if (is_adaptive(plan.format)) { // places are the format's, not those of the shares
        for (const StandingsRow& row : standings.rows()) {
            auto& entrant = statistics.entrants[static_cast<std::size_t>(row.entrant)];
            entrant.first_place = entrant.last_place = row.place;
        }
        return;
    }
    const auto n = static_cast<std::size_t>(standings.entrants());
    std::vector<double> values(n), errors(n);
    std::vector<std::int64_t> matches(n);
    for (const StandingsRow& row : standings.rows()) {
        const auto i = static_cast<std::size_t>(row.entrant);
        const bool mean = game.counting == Counting::Mean;
        const Interval& interval = mean ? row.mean_interval : row.interval;
        if (row.matches == 0) {
            values[i] = std::numeric_limits<double>::quiet_NaN();
            continue;
        }
        values[i] = !mean ? row.share : game.low_points ? -row.mean : row.mean;
        errors[i] = (interval.high - interval.low) / 2 / normal_95();
        matches[i] = row.matches;
    }
    const bool paired = statistics.rated && is_paired(plan.format);
    const auto variance = [&](int one, int two) {
        const auto a = static_cast<std::size_t>(one), b = static_cast<std::size_t>(two);
        // Results that are all alike say nothing of the error.
        if (!(errors[a] > 0) || !(errors[b] > 0)) return std::numeric_limits<double>::infinity();
        const CrosstableCell& cell = standings.cell(one, two);
        // At a shared table nothing is known of how two results go together, so the worst is taken.
        if (!paired) return (errors[a] + errors[b]) * (errors[a] + errors[b]);
        // What one won of their own matches the other lost.
        const double own = estimate_of(cell).error;
        const double weight = static_cast<double>(cell.matches) / static_cast<double>(matches[a]) *
                              static_cast<double>(cell.matches) / static_cast<double>(matches[b]);
        return errors[a] * errors[a] + errors[b] * errors[b] + 2 * weight * own * own;
    };
    const auto intervals = rank_intervals(values, variance);
    for (std::size_t i = 0; i < n; ++i) {
        statistics.entrants[i].first_place = intervals[i].best;
        statistics.entrants[i].last_place = intervals[i].worst;
    }
}

} // namespace

SprtState sprt_of(const Plan& plan, const Standings& standings) {
    const CrosstableCell& cell = standings.cell(0, 1);
    const SprtTest test{
        .elo0 = plan.stop.elo0, .elo1 = plan.stop.elo1, .alpha = plan.stop.alpha, .beta = plan.stop.beta};
    SprtState state;
    state.llr = plan.duplicate ? llr(test, pairs_of(cell)) : llr(test, matches_of(cell));
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
    rank(plan, standings, statistics);
    if (game.cooperative) {
        for (int i = 0; i < n; ++i) {
            const auto& points = standings.points_of(i);
            if (points.total() == 0) continue;
            auto& quantiles = statistics.entrants[static_cast<std::size_t>(i)].quantiles;
            for (std::size_t k = 0; k < quantiles.size(); ++k)
                quantiles[k] = quantile(points, 0.1 + 0.4 * static_cast<double>(k))->value;
        }
    }
    if (!statistics.rated) return statistics;
    const auto pairs = pair_scores(standings);
    const Ratings ratings = bradley_terry(pairs, n);
    for (std::size_t i = 0; i < ratings.elo.size(); ++i) {
        statistics.entrants[i].elo = ratings.elo[i];
        statistics.entrants[i].elo_error = ratings.error95[i];
    }
    statistics.circle = circle(pairs, n);
    if (!statistics.circle.empty()) {
        const auto mix = nash_mix(share_matrix(pairs, n), n);
        for (std::size_t i = 0; i < mix.size(); ++i)
            statistics.entrants[i].mix = mix[i];
    }
    double worth = 0;
    std::int64_t paired = 0;
    for (int one = 0; one < n; ++one) {
        for (int two = one + 1; two < n; ++two) {
            const Pentanomial deals = pairs_of(standings.cell(one, two));
            if (deals.trials() == 0) continue;
            worth += matches_worth(deals, matches_of(standings.cell(one, two)));
            paired += deals.matches();
        }
    }
    statistics.saved = std::llround(worth) - paired;
    if (n == 2) {
        const ScoreEstimate first = estimate_of(standings.cell(0, 1));
        statistics.los = los_of_mean(first.mean, first.error);
    }
    if (plan.stop.kind == StopRule::Kind::Sprt) statistics.sprt = sprt_of(plan, standings);
    return statistics;
}

} // namespace hilltop
